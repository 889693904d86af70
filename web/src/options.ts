/** The options of games in words. */

import type { Choice, Game } from './house'
import { named } from './words.svelte'

export const optionName = (option: string): string => named(`page-option-${option}`, option)

export const optionChoice = (option: string, value: Choice): string =>
  named(`page-choice-${option}-${value}`, named(`page-choice-${value}`, String(value)))

/** The options of a table that are not the usual ones. */
export const unusual = (game: Game | undefined, chosen: Record<string, Choice>): string[] =>
  (game?.options ?? [])
    .filter((one) => one.name in chosen && chosen[one.name] !== one.values[0])
    .map((one) => `${optionName(one.name)}: ${optionChoice(one.name, chosen[one.name]!)}`)
