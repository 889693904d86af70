/** A game looked back on: what could be seen at each moment, what was played, what it was worth. */

import { SvelteMap } from 'svelte/reactivity'
import { ask, refusalOf, type Analysed, type Line, type Moment, type View } from './house'

const AT_ONCE = 60 // moments that are fetched together
const BUSY = ['busy', 'too-often']
const REST = 1500 // milliseconds, where the house is busy

/** An action that still stands, and the line of the log that tells of it. */
export interface Step {
  seat: number
  action: string
  seq: number
}

/** The actions that stand after all that has been taken back. */
export function stepsOf(lines: Line[]): Step[] {
  const steps: Step[] = []
  for (const line of lines) {
    if (line.event === 'played' && line.action !== null) steps.push({ seat: line.seat ?? 0, action: line.action, seq: line.seq })
    else if (line.event === 'undone' && line.ply !== null) steps.length = line.ply
  }
  return steps
}

export class Past {
  /** The views that have been fetched, by how many actions had been played. */
  #views = new SvelteMap<number, View>()
  /** What has been found out about moments. */
  readonly worth = new SvelteMap<number, Analysed>()
  /** How many moments are being analysed, and how many are done. */
  running = $state.raw<{ done: number; all: number } | null>(null)
  #stopped = false

  constructor(readonly table: string) {}

  view = (ply: number): View | null => this.#views.get(ply) ?? null

  /** Fetch a moment, and those around it, so that one can step on without waiting. */
  async fetch(ply: number, last: number): Promise<void> {
    if (this.#views.has(ply)) return
    const first = Math.max(0, ply - AT_ONCE / 2)
    const to = Math.min(last, first + AT_ONCE - 1)
    const found = await ask<Moment[]>('GET', `/tables/${this.table}/moments?first=${first}&last=${to}`)
    for (const moment of found) this.#views.set(moment.ply, moment.view)
  }

  /** Forget what has been taken back. */
  forgetFrom(ply: number): void {
    for (const kept of [this.#views, this.worth]) for (const at of kept.keys()) if (at >= ply) kept.delete(at)
  }

  /** What the actions of a moment are worth; again in a while where the house is busy. */
  async analyse(ply: number): Promise<void> {
    while (!this.worth.has(ply) && !this.#stopped) {
      try {
        this.worth.set(ply, await ask<Analysed>('GET', `/tables/${this.table}/analysis?ply=${ply}`))
      } catch (problem) {
        const { rule } = refusalOf(problem)
        if (rule === 'too-long') return
        if (!BUSY.includes(rule)) throw problem
        await new Promise((wake) => setTimeout(wake, REST))
      }
    }
  }

  /** Analyse all moments before one, the widest apart first, so that the course of the game shows early. */
  async analyseAll(last: number): Promise<void> {
    const order = coarseToFine(last)
    this.running = { done: 0, all: order.length }
    try {
      for (const ply of order) {
        await this.analyse(ply)
        if (this.#stopped) break
        this.running = { done: this.running.done + 1, all: order.length }
      }
    } finally {
      this.running = null
      this.#stopped = false
    }
  }

  stop = (): void => {
    this.#stopped = this.running !== null
  }
}

/** All whole numbers below a last one: first every sixteenth, then those halfway between, and so on. */
export function coarseToFine(last: number): number[] {
  const found = new Set<number>()
  for (let step = 16; step >= 1; step /= 2) for (let at = 0; at < last; at += step) found.add(at)
  return [...found]
}
