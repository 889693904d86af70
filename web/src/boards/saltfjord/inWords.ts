/** The table of Saltfjord in words, a line each: what lies open for all, then what every seat has. */

import { say } from '../../words.svelte'
import {
  abilityName, colourName, effectName, faceName, goods, listed, orderName, pieceName, scoringName, seatName, setName,
  stepName, store, tileName, trackName,
} from './faces'
import { decisionNumber, ROUNDS, saltfjord, type Player, type Saltfjord, type Track } from './view'
import type { View } from '../../house'

const some = (words: string[]) => (words.length ? listed(words) : say('saltfjord-shown-free'))

export function inWords(given: View): string[] {
  const view = saltfjord(given)
  return [...middle(view), ...view.players.flatMap(player)]
}

function middle(view: Saltfjord): string[] {
  const mover = view.seat === null ? [] : [
    say('saltfjord-shown-mover', { side: seatName(view.seat), decision: say(`saltfjord-decision-${decisionNumber(view.decision)}`) }),
  ]
  return [
    say('page-round', { round: view.round, rounds: ROUNDS }),
    ...mover,
    ...view.sets.map(setName),
    ...(view.options.players > 1 ? ['white', 'orange'].map((colour) => dice(view, colour)) : []),
    ...view.taverns.map((_, number) => tavern(view, number)),
    ...view.tiles.map(({ stack, open, left }) => say('saltfjord-shown-stack', { stack, tile: open ? tileName(open) : say('saltfjord-nothing'), left })),
    ...view.orders.map(({ open, dock, left }, number) => say('saltfjord-shown-order', { stack: number + 1, order: orderName(open), dock, left })),
    ...view.fjord.map((_, number) => area(view, number)),
    ...view.tracks.map(track),
    ...view.abilities.flatMap((ability, place) => (ability ? [say('saltfjord-shown-ability', { place: place + 1, ability: abilityName(ability) })] : [])),
    ...view.specials.map((special) => say('saltfjord-shown-special', { scoring: scoringName(special), points: special.gives })),
  ]
}

function dice(view: Saltfjord, colour: string): string {
  const values = view.dice.filter((die) => die.colour === colour).map(({ value, count }) => `${value} `.repeat(count).trim())
  return say('saltfjord-shown-dice', { colour: colourName(colour), values: values.join(' ') || '–' })
}

/** A tavern: what it offers, and who or what is there. */
export function tavern(view: Saltfjord, number: number): string {
  const { action, times, guests, dice: lying } = view.taverns[number]!
  const effect = effectName(action)
  const there = [
    ...guests.map(seatName),
    ...Object.entries(lying ?? {}).map(([colour, value]) => say('saltfjord-shown-die-there', { colour: colourName(colour), value })),
  ]
  const shown = times > 1 ? say('saltfjord-shown-twice', { effect }) : effect
  return say('saltfjord-shown-tavern', { tavern: number + 1, effect: shown, guests: some(there) })
}

/** An area of the fjord: what returning from it scores, its tiles and boats. */
export function area(view: Saltfjord, number: number): string {
  const { points, left, boats } = view.fjord[number]!
  return say('saltfjord-shown-area', { area: number + 1, points, tiles: left.join(' '), boats: listed(boats.map(seatName)) })
}

function track({ track: name, steps, scoring, markers }: Track): string {
  return say('saltfjord-shown-track', {
    track: trackName(name),
    steps: listed(steps.map(({ effect, cost }) => say('saltfjord-shown-step', { effect: stepName(effect), cost: goods(cost) }))),
    scoring: scoringName(scoring),
    markers: listed(markers.map((level, seat) => say('saltfjord-shown-marker', { side: seatName(seat), level }))),
  })
}

function player(one: Player): string[] {
  const [side, points] = [seatName(one.seat), one.points]
  return [
    one.village ? say('saltfjord-shown-village', { side, village: one.village, points }) : say('saltfjord-shown-player', { side, points }),
    say('saltfjord-shown-store', { goods: store(one.resources), workers: one.workers }),
    one.area ? say('saltfjord-shown-boat', { area: one.area, tiles: listed(one.boat.map(goods)) }) : say('saltfjord-shown-harbour', { brought: one.brought.length }),
    say('saltfjord-shown-docks', { docks: one.docks.map((orders) => orders.length).join(' ') }),
    ...one.abilities.map((ability) => say('saltfjord-shown-own', { ability: abilityName(ability) })),
    ...one.cells.map(({ cell, face, piece }) => {
      const wagon = one.wagons.includes(cell) ? 'wagon' : ''
      const there = piece ?? wagon
      return there
        ? say('saltfjord-shown-cell-with', { cell, face: faceName(face), piece: pieceName(there) })
        : say('saltfjord-shown-cell', { cell, face: faceName(face) })
    }),
    ...one.wagons
      .filter((cell) => cell !== 'waiting' && !one.cells.some((other) => other.cell === cell))
      .map((cell) => say('saltfjord-shown-cell-with', { cell, face: say('saltfjord-nothing'), piece: pieceName('wagon') })),
  ]
}
