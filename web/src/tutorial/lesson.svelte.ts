/** A tutorial: its script, and where the learner stands in it. All moves are played by the house, by its rules. */

import { hasBoard } from '../boards/boards'
import { ask, refusalOf, type Refusal, type Result, type Told, type View, type Why } from '../house'
import { sound } from '../sounds'

const LEARNER = 0
const PAUSE = 900 // milliseconds before the other side does something
const LONGEST = 7000 // for all that it does

interface Step {
  name: string
  expects?: string[]
  refused?: string
  replies?: string[]
  else?: boolean
}
interface Chapter {
  name: string
  options?: Record<string, unknown>
  seed?: number
  setup?: Record<string, unknown>
  played?: string[]
  step: Step[]
}
interface Practised {
  seat: number | null
  view: View
  legal: string[]
  told: Told[]
  refused: Refusal | null
  why: Why | null
  sides: Told[]
  verdict: Told | null
  result: Result | null
}

const scripts = import.meta.glob<{ chapter: Chapter[] }>('../../../src/skerry/games/*/tutorial.toml', { import: 'default' })
const scriptOf = (game: string) => scripts[`../../../src/skerry/games/${game}/tutorial.toml`]

export const hasTutorial = (game: string) => scriptOf(game) !== undefined && hasBoard({ name: game })

const verb = (action: string) => action.split(' ')[0]

export class Lesson {
  chapters = $state.raw<Chapter[]>([])
  chapter = $state(0)
  step = $state(0)
  shown = $state.raw<Practised | null>(null)
  refused = $state.raw<Refusal | null>(null)
  /** What the learner did was not what the step is about. */
  astray = $state(false)
  /** What the step is about has been done. */
  done = $state(false)
  busy = $state(true)
  /** What has been told since the learner's last step. */
  news = $state.raw<Told[]>([])

  /** All that has been played, by both sides. */
  played = $state.raw<string[]>([])
  #before: number[] = [] // how much had been played before each step
  #visit = 0

  readonly now = $derived(this.chapters[this.chapter]?.step[this.step] ?? null)
  readonly last = $derived(this.step + 1 === this.chapters[this.chapter]?.step.length)
  readonly waits = $derived(Boolean(this.now?.expects || this.now?.refused) && !this.done)
  /** What the board offers: whatever is of the kind that the step is about. */
  readonly legal = $derived.by(() => {
    if (this.busy || !this.shown || !this.waits) return []
    const verbs = this.now?.expects?.map(verb)
    return this.shown.legal.filter((action) => !verbs || verbs.includes(verb(action)))
  })

  constructor(readonly game: string) {
    void scriptOf(game)?.().then((script) => {
      this.chapters = script.chapter
      void this.begin(0)
    })
  }

  leave(): void {
    this.#visit++
  }

  /** Begin a chapter. */
  async begin(chapter: number): Promise<void> {
    this.#visit++
    this.chapter = chapter
    this.step = 0
    this.#before = []
    this.played = this.#beginning(chapter)
    await this.#show()
  }

  next(): void {
    if (this.last) void this.begin(this.chapter + 1)
    else void this.#goOn([])
  }

  back(): void {
    if (!this.step) return
    this.#visit++
    this.step--
    this.played = this.played.slice(0, this.#before[this.step])
    void this.#show()
  }

  play = (action: string): void => {
    if (this.busy || !this.now || !this.waits) return
    this.refused = null
    this.astray = !this.now.expects?.some((wish) => this.#meant(wish).includes(action))
    if (!this.astray) void this.#goOn([action, ...(this.now.replies ?? [])])
  }

  /** Why something is not allowed; where it is, the step is about something else. */
  why = async (action: string): Promise<void> => {
    if (this.busy) return
    try {
      const { why } = await this.#practise(action)
      this.refused = why?.refused ?? null
      this.astray = this.refused === null
      this.done ||= this.refused !== null && this.now?.refused !== undefined
      if (this.refused) sound('refused')
    } catch (problem) {
      this.refused = refusalOf(problem)
    }
  }

  /** What an action would bring. */
  preview = (action: string): Promise<Told[]> => this.#practise(action).then(({ why }) => why?.brings ?? [], () => [])

  /** Do what the step asks for. */
  show(): void {
    const { expects, refused } = this.now ?? {}
    const action = this.#meant(expects?.[0] ?? '')[0]
    if (refused) void this.why(refused)
    else if (action) this.play(action)
  }

  /** The legal actions that a wish means: itself, or else those that begin with it. */
  #meant(wish: string): string[] {
    const legal = this.shown?.legal ?? []
    return legal.includes(wish) ? [wish] : legal.filter((action) => action.startsWith(`${wish} `))
  }

  /** What had been played when a chapter began: where it has no beginning of its own, all before it. */
  #beginning(chapter: number): string[] {
    const { played = [], seed, setup } = this.chapters[chapter]!
    if (seed !== undefined || setup || !chapter) return [...played]
    const before = this.chapters[chapter - 1]!.step.flatMap(({ expects, replies = [] }) => [...(expects?.slice(0, 1) ?? []), ...replies])
    return [...this.#beginning(chapter - 1), ...before]
  }

  /** The learner's action and those that follow it, one after the other; then the next step. */
  async #goOn(actions: string[]): Promise<void> {
    const visit = ++this.#visit
    const pause = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : Math.min(PAUSE, LONGEST / actions.length)
    this.#before[this.step] = this.played.length
    const known = this.played.length
    for (const [number, action] of actions.entries()) {
      if (number) await new Promise((done) => setTimeout(done, pause))
      if (visit !== this.#visit) return
      this.played = [...this.played, action]
      await this.#show()
      sound('laid')
    }
    if (visit !== this.#visit) return
    this.news = this.shown?.told.slice(known) ?? []
    this.busy = this.astray = false
    this.done = this.last
    if (!this.last) this.step++
  }

  async #show(): Promise<void> {
    const visit = this.#visit
    this.busy = true
    this.astray = this.done = false
    this.refused = null
    this.news = []
    try {
      const shown = await this.#practise()
      if (visit !== this.#visit) return
      this.shown = shown
      this.refused = shown.refused
    } catch (problem) {
      this.refused = refusalOf(problem)
    }
    this.busy = false
  }

  #practise(about: string | null = null): Promise<Practised> {
    const begins = this.chapters.slice(0, this.chapter + 1).findLast(({ seed, setup }) => seed !== undefined || setup)!
    const { options = {}, seed = null, setup = null } = begins
    return ask<Practised>('POST', '/practice', { game: this.game, options, seed, setup, actions: this.played, seat: LEARNER, about })
  }
}
