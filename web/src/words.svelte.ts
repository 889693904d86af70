/** Words: the same Fluent files that the house speaks with, read when their language is chosen. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Told } from './house'
import { keep, kept } from './kept'

export const LANGUAGES: Record<string, string> = { de: 'Deutsch', en: 'English', fr: 'Français', hu: 'Magyar' }

const files = import.meta.glob<string>(
  [
    '../../src/skerry/words/*/{about,account,house,lobby,page*,rulebook,rules,sound,table,terminal,tutorial*}.ftl',
    '../../src/skerry/games/*/words/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

let now = $state.raw({ language: 'en', bundle: new FluentBundle('en') })

type Value = string | number | Told

/** The language that the reader has chosen, or the first of the browser's that there are words for. */
export function preferredLanguage(): string {
  const wished = [kept('language'), ...navigator.languages.map((name) => name.slice(0, 2))]
  return wished.find((name) => name && name in LANGUAGES) ?? 'en'
}

export async function chooseLanguage(language: string): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const wanted = Object.keys(files).filter((path) => path.includes(`/words/${language}`))
  const texts = await Promise.all(wanted.map((path) => files[path]!()))
  for (const text of texts) bundle.addResource(new FluentResource(text))
  now = { language, bundle }
  document.documentElement.lang = language
  keep('language', language)
}

export const language = (): string => now.language

/** A message in the reader's language; a message among the values is said first. */
export function say(id: string, values: Record<string, Value> = {}): string {
  const pattern = now.bundle.getMessage(id)?.value
  if (!pattern) return id
  const given = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? tell(value) : alone(value)])
  return now.bundle.formatPattern(pattern, Object.fromEntries(given), [])
}

/** A name that is written from right to left does not turn the sentence around it. */
const alone = (value: string | number) =>
  typeof value === 'string' && /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u.test(value) ? `\u2068${value}\u2069` : value

/** A number as the reader's language writes it, with one decimal at most. */
export const number = (value: number): string => new Intl.NumberFormat(now.language, { maximumFractionDigits: 1 }).format(value)

/** A share of one, in per cent. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(now.language, { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** What the house has told, by its meaning. */
export const tell = (told: Told): string => say(told.id, told.values)

/** A message, or the bare name where nobody has found words for it yet. */
export const named = (id: string, otherwise: string): string => (now.bundle.hasMessage(id) ? say(id) : otherwise)

/** A name of the rules as it begins a sentence. */
export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
