/** What the house and the page send each other; see docs/house-protocol.md. */

import { language } from './words.svelte'

export interface Told {
  id: string
  values: Record<string, string | number | Told>
}
export interface Refusal {
  rule: string
  told: Told
  sentence: string
}
export interface Me {
  known: boolean
  name: string
  colour: string
  login: string | null
}
export type Choice = string | number | boolean
export interface Game {
  name: string
  seats: number
  options: { name: string; values: Choice[] }[]
  bots: string[]
}
export interface Clock {
  kind: 'none' | 'live' | 'days'
  seconds?: number
  increment?: number
  days?: number
}
export interface Card {
  table: string
  game: string
  status: string
  watchable: boolean
  clock: Clock
  options: Record<string, Choice>
  seats: string[]
  bots: string[]
  ended: Told | null
  you: number | null
  mover: number | null
  deadline: number | null
}
export interface Lobby {
  now: number
  yours: Card[]
  open: Card[]
  running: Card[]
  finished: Card[]
}
export interface Invitation {
  seat: number
  token: string
  link: string
  qr: string
}
export interface Seat {
  taken: boolean
  name: string
  colour: string
  bot: string
  gone: string
  side: Told | null
}
// A view is the game's own account; each board knows the form of its game.
export type View = Record<string, any>
/** How a game counts out; `parts` are the lines of the score, `challenges` those of a solo game. */
export interface Result {
  scores: number[]
  parts?: Record<string, number>[]
  challenges?: number[]
}
export interface Why {
  legal: boolean
  refused: Refusal | null
  brings: Told[]
}
export interface State {
  table: string
  seq: number
  game: string
  options: Record<string, Choice>
  clock: Clock
  listed: boolean
  watchable: boolean
  status: 'waiting' | 'running' | 'over' | 'closed'
  seats: Seat[]
  you: number | null
  host: boolean
  mover: number | null
  ply: number
  now: number
  left: number[] | null
  deadline: number | null
  view: View | null
  legal: string[]
  may_undo: '' | 'free' | 'ask'
  undo: { seat: number; ply: number; agreed: number[] } | null
  outcome: { ending: string; winner: number | null; told: Told; result: Result } | null
  chance: { commitment: string; secret: string | null; entropy: string[] | null; seed: string | null }
  rematch: number[]
  next_table: string
}
export interface Line {
  seq: number
  at: number
  event: string
  told: Told
  seat: number | null
  action: string | null
  ply: number | null
}
export interface Hint {
  bot: string
  action: string
  chance: number | null
  exact: string | null
  told: Told
}
export interface Worth {
  action: string
  told: Told
  shown: string
  chance: number | null
  exact: string | null
  points: number | null
}
export interface Analysed {
  ply: number
  seat: number
  heading: Told
  actions: Worth[]
  notes: Told[]
  played: string | null
}
export interface Moment {
  ply: number
  view: View
}
export interface Update {
  type: 'update'
  state: State
  lines: Line[]
}
export type Message =
  | Update
  | { type: 'answer'; id: string; refused: Refusal | null }
  | { type: 'presence'; seats: boolean[]; spectators: number }
export interface Wish {
  do: string
  [key: string]: unknown
}

/** A refusal as it is thrown; its sentence is told anew in whatever language is being read. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence)
  }
}

export const UNREACHED: Refusal = { rule: 'unreached', told: { id: 'page-unreached', values: {} }, sentence: '' }

/** Ask the house something, in text. */
export async function askText(method: string, path: string, body?: string): Promise<string> {
  const request: RequestInit = { method, headers: { 'Accept-Language': language() } }
  if (body !== undefined) {
    request.headers = { ...request.headers, 'Content-Type': 'application/json' }
    request.body = body
  }
  const response = await fetch(`/api${path}`, request).catch(() => {
    throw new Refused(UNREACHED)
  })
  const answer = await response.text()
  if (response.ok) return answer
  const refusal = read<Refusal>(answer)
  throw new Refused(refusal?.told ? refusal : UNREACHED)
}

/** Ask the house something. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = read<Answer>(await askText(method, path, body === undefined ? undefined : JSON.stringify(body)))
  if (answer === null) throw new Refused(UNREACHED)
  return answer
}

function read<Answer>(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return null
  }
}

export const refusalOf = (problem: unknown): Refusal => {
  if (problem instanceof Refused) return problem.refusal
  throw problem
}

/** A name nobody else has drawn, for commands and tables; 64 digits are also fit to add to the chance. */
export function drawn(digits = 32): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
