/** What a face shows, from the text of the edition: its symbols to be drawn, and its words. */

import SYMBOLS from '../../../../src/skerry/games/saltfjord/symbols.toml'
import { say } from '../../words.svelte'
import type { Ability, Order, Scoring, StartSet } from './view'

export const symbolOf = (name: string) => SYMBOLS[name] ?? ''

const PIER = 'pier '
const ACTIONS: Record<string, string> = {
  upgrade: 'upgrade',
  order: 'order',
  develop: 'develop',
  build: 'build',
  'go fishing': 'fishing',
  'build 1': 'build-one',
}
/** All symbols that faces show, in the order in which they are explained. */
export const LEGEND = [...'fish wood grain paper plank food book gold point'.split(' '), ...Object.values(ACTIONS)]

export interface Part {
  symbol: string
  count: number
}

export const isPier = (face: string) => face.startsWith(PIER)
export const effectsOf = (face: string) => (isPier(face) ? face.slice(PIER.length) : face).split(' / ')

/** A gain, as `2 fish + wood`. */
export function gainParts(text: string): Part[] {
  return text.split(' + ').map((part) => {
    const [, count, name] = /^(?:(\d+) )?(\w+)$/.exec(part)!
    return { symbol: name === 'points' ? 'point' : name!, count: Number(count ?? 1) }
  })
}

/** The symbols of an effect; a trade has an arrow between what is given and what is taken. */
export function effectParts(text: string): Part[] {
  if (ACTIONS[text]) return [{ symbol: ACTIONS[text], count: 1 }]
  const [given, taken] = text.split(' > ')
  return taken ? [...gainParts(given!), { symbol: 'upgrade', count: 1 }, ...gainParts(taken)] : gainParts(text)
}

// Words

export function listed(words: string[]): string {
  const [first, ...rest] = words
  if (first === undefined) return say('saltfjord-nothing')
  return rest.length ? say('saltfjord-list', { first, rest: listed(rest) }) : first
}

export const symbolName = ({ symbol, count }: Part) =>
  Object.values(ACTIONS).includes(symbol) ? say(`saltfjord-effect-${symbol}`) : say(`saltfjord-goods-${symbol}`, { count })
export const goods = (text: string) => (text ? listed(gainParts(text).map(symbolName)) : say('saltfjord-nothing'))
export const store = (resources: Record<string, number>) =>
  listed(Object.entries(resources).filter(([, count]) => count).map(([symbol, count]) => symbolName({ symbol, count })))

export function effectName(text: string): string {
  if (ACTIONS[text]) return say(`saltfjord-effect-${ACTIONS[text]}`)
  const [given, taken] = text.split(' > ')
  return taken ? say('saltfjord-trade', { given: goods(given!), taken: goods(taken) }) : goods(text)
}

export function effectsName(effects: string[]): string {
  const [first, second] = effects.map(effectName)
  return second ? say('saltfjord-either', { first: first!, second }) : first!
}

export const faceName = (face: string) =>
  isPier(face) ? say('saltfjord-pier', { gain: goods(effectsOf(face)[0]!) }) : effectsName(effectsOf(face))
export const tileName = (faces: string[]) => listed(faces.map(faceName))

const slug = (text: string) => text.replaceAll(' ', '-')

export const seatName = (seat: number) => say(`saltfjord-seat-${seat}`)
export const trackName = (track: string) => say(`saltfjord-track-${track}`)
export const orderName = (order: Order | null) =>
  order ? say('saltfjord-order', { cost: goods(order.cost), points: order.points }) : say('saltfjord-nothing')
export function abilityName({ effect, gain, amount, at_once }: Ability): string {
  const does = say(`saltfjord-ability-${slug(effect)}`, { gain: gain ? goods(gain) : '', count: amount ?? 0 })
  return at_once ? say('saltfjord-with-more', { ability: does, gain: goods(at_once) }) : does
}

export function scoringName({ counts, points, per, lightning }: Scoring): string {
  const counted = say(`saltfjord-counted-${slug(counts)}`)
  return lightning ? say('saltfjord-scoring-now', { points, per, counted }) : say('saltfjord-scoring-end', { points, per, counted })
}

const PERMANENT = new Set([
  'worker', 'boat', 'ability', 'less wood', 'any dock', 'dock at once', 'look at two', 'type 2', 'type 3',
  'piers by wagon', 'second wagon', 'move wagons',
])
/** Whether a field of a track gives something at once; the others have words of their own. */
export const gainsAtOnce = (effect: string) => !PERMANENT.has(effect)
export const stepName = (effect: string) => (gainsAtOnce(effect) ? goods(effect) : say(`saltfjord-step-${slug(effect)}`))

export const colourName = (colour: string) => say(colour === 'white' ? 'saltfjord-white' : 'saltfjord-orange')
const PIECES = ['', 'white die', 'orange die', 'worker', 'wagon']
export const pieceName = (piece: string) => say(`saltfjord-piece-${PIECES.indexOf(piece)}`)

export function lineName(line: string): string {
  const [way, number] = line.split(' ') as [string, string]
  return way === 'column' ? say('page-saltfjord-column', { line: number }) : say('page-saltfjord-row', { line: number })
}

export function setName(set: StartSet, number: number): string {
  const given = [goods(set.resources), ...(set.fishing ? [effectName('go fishing')] : [])]
  return say('saltfjord-shown-set', {
    number: number + 1,
    ability: abilityName(set.ability),
    tile: tileName(set.tile),
    resources: listed(given),
    owner: set.seat === null ? say('saltfjord-shown-free') : seatName(set.seat),
  })
}
