/** What a seat may see of Saltfjord, as the house tells it; faces and gains are texts (see `faces.ts`). */

import type { View } from '../../house'

export interface Order {
  order: number
  cost: string
  points: number
}
export interface Ability {
  ability: number
  effect: string
  gain?: string
  amount?: number
  at_once?: string
}
export interface Scoring {
  tile: number
  counts: string
  points: number
  per: number
  lightning: boolean
}
export type Point = [number, number]
export interface Stack {
  stack: string
  cells: Point[]
  left: number
  open: string[] | null
}
export interface Cell {
  cell: string
  face: string
  tile?: number
  piece?: string
}
export interface Player {
  seat: number
  village: string
  points: number
  ending_now: number
  earned: Record<string, number>
  resources: Record<string, number>
  cells: Cell[]
  wagons: string[]
  raising: number // the fish that a free upgrade costs now
  workers: number
  abilities: Ability[]
  area: number
  farthest: number
  boat: string[]
  brought: string[]
  docks: Order[][]
  taken: Record<string, number>
  tavern: number | null
}
export interface StartSet {
  ability: Ability
  tile: string[]
  cells: Point[]
  resources: string
  fishing: boolean
  seat: number | null
}
export interface Track {
  track: string
  steps: { cost: string; effect: string }[]
  scoring: Scoring
  markers: number[]
}
export interface Saltfjord {
  phase: string
  round: number
  seat: number | null
  first: number
  over: boolean
  decision: string
  deciding: { tile?: string[]; cells?: Point[]; line?: string; offers?: string[]; must?: boolean; order?: Order; looking?: string[] }
  options: { players: number; side: string; wagons: boolean; specials: number }
  dice: { colour: string; value: number; count: number }[]
  counter: number[]
  taverns: { action: string; times: number; guests: number[]; dice?: Record<string, number> }[]
  tiles: Stack[]
  orders: { dock: number; left: number; open: Order | null }[]
  fjord: { points: number; left: number[]; boats: number[] }[]
  tracks: Track[]
  abilities: (Ability | null)[]
  specials: (Scoring & { gives: number })[]
  medals: Record<string, number>
  sets: StartSet[]
  values: Record<string, number>
  docks: { reward: string; stack: number }[]
  snow: string[]
  players: Player[]
  you: number | null
  known: { area: number; type: number; under: number; tile: string }[]
}

export const SIDE = 6
export const ROUNDS = 3
export const SPECIAL_GOAL = 10
export const LINES = Array.from({ length: SIDE }, (_, line) => line + 1)
export const CELLS = LINES.flatMap((row) => LINES.map((column) => `${column},${row}`))
/** The decisions, in the order of the rules: the words have them by number. */
const DECISIONS = 'nothing set place turn after wagons activate effect keep overboard double dock ability move-wagons'.split(' ')

export const saltfjord = (view: View) => view as Saltfjord
export const decisionNumber = (decision: string) => DECISIONS.indexOf(decision)
export const xy = (cell: string): Point => cell.split(',').map(Number) as Point
/** The cells of a line, as `column 3` or `row 2`. */
export function cellsOf(line: string): Set<string> {
  const [way, number] = line.split(' ')
  return new Set(LINES.map((other) => (way === 'column' ? `${number},${other}` : `${other},${number}`)))
}
