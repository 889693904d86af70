/** What a person is about to do and has not done yet: a die in mind, a tile in hand, a worker held up. */

import type { Told } from '../../house'
import { cellsOf, type Saltfjord } from './view'
import { covered, layingOver, layings, nextRotation } from './tiles'

export interface Die {
  colour: string
  value: number
  from: string // in solo the tavern, else nothing
}
export interface Use extends Die {
  use: number
  action: string
}
interface Wagon {
  wagon: number
  cell: string
  way: string
  action: string
}
type Worlds = {
  view: () => Saltfjord
  legal: () => string[]
  play: (action: string) => void
  why: (action: string) => void
  preview: (action: string) => Promise<Told[]>
}

const STEPS: Record<string, [number, number]> = { stay: [0, 0], up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }
export const START = 'start'
export const same = (one: Die | null, other: Die) =>
  one?.colour === other.colour && one.value === other.value && one.from === other.from

export class Intent {
  #die = $state.raw<Die | null>(null)
  #stack = $state('')
  #pinned = $state('')
  use = $state(0)
  rotation = $state(0)
  over = $state('') // the cell under the pointer or in focus
  worker = $state(false)
  wagon = $state(0)
  brings = $state.raw<Told[]>([])

  /** Every use of every die. */
  readonly uses = $derived.by(() => this.#legal.flatMap(useOf))
  readonly die = $derived.by(() => (this.uses.some((one) => same(this.#die, one)) ? this.#die : null))
  readonly usesOfDie = $derived.by(() => this.uses.filter((one) => same(this.die, one)).sort((one, other) => one.use - other.use))
  readonly chosenUse = $derived.by(() => this.usesOfDie.find((one) => one.use === this.use))
  /** The line that the die in mind or at work goes through. */
  readonly line = $derived.by(() => {
    if (this.chosenUse) return `${this.chosenUse.colour === 'white' ? 'column' : 'row'} ${this.chosenUse.use}`
    return this.#view.deciding.line ?? ''
  })
  readonly lineCells = $derived.by(() => (this.line ? cellsOf(this.line) : new Set<string>()))
  /** The stacks of which a tile can be laid. */
  readonly stacks = $derived.by(() => new Set(this.#legal.flatMap((action) => /^build (\w+) at/.exec(action)?.[1] ?? [])))
  readonly stack = $derived.by(() => (this.#view.decision === 'place' && this.#legal.length ? START : this.stacks.has(this.#stack) ? this.#stack : ''))
  readonly ways = $derived.by(() => (this.stack ? layings(this.#legal, this.stack === START ? 'place' : `build ${this.stack} at`) : []))
  readonly faces = $derived.by(() => (this.stack === START ? (this.#view.deciding.tile ?? []) : (this.#stackShown?.open ?? [])))
  readonly shape = $derived.by(() => (this.stack === START ? this.#view.deciding.cells : this.#stackShown?.cells) ?? [])
  /** Where the tile in hand would lie: where it was put down, else under the pointer. */
  readonly laying = $derived.by(() => layingOver(this.ways, this.shape, this.rotation, this.#pinned || this.over))
  readonly pinned = $derived.by(() => (this.#pinned ? this.laying : undefined))
  readonly ghost = $derived.by(() => {
    const cells = this.laying ? covered(this.shape, this.rotation, this.laying.cell) : []
    return new Map(cells.map((cell, number) => [cell, this.faces[number]!]))
  })
  /** The cells over which the tile in hand can lie as it is turned now. */
  readonly open = $derived.by(() => {
    const turnedSo = this.ways.filter((way) => way.rotation === this.rotation)
    return new Set(turnedSo.flatMap((way) => covered(this.shape, way.rotation, way.cell)))
  })
  readonly wagons = $derived.by(() => this.#legal.flatMap((action) => this.#wagonWay(action)))
  readonly movableWagons = $derived.by(() => [...new Set(this.wagons.map((one) => one.wagon))])
  readonly chosenWagon = $derived.by(() => (this.movableWagons.includes(this.wagon) ? this.wagon : (this.movableWagons[0] ?? 0)))

  #worlds: Worlds
  #asked = 0

  constructor(worlds: Worlds) {
    this.#worlds = worlds
  }

  get #view(): Saltfjord {
    return this.#worlds.view()
  }
  get #legal(): string[] {
    return this.#worlds.legal()
  }
  get #stackShown() {
    return this.#view.tiles.find((one) => one.stack === this.stack)
  }

  /** Nothing is in mind any more. */
  clear(): void {
    this.#die = null
    this.#stack = ''
    this.#pinned = ''
    this.worker = false
    this.wagon = 0
    this.#tell('')
    const first = this.ways[0]
    if (first && !this.ways.some((way) => way.rotation === this.rotation)) this.rotation = first.rotation
  }

  chooseDie(die: Die): void {
    const again = same(this.die, die)
    this.clear()
    if (again) return
    this.#die = die
    const own = this.usesOfDie.find((one) => one.use === die.value)
    this.useAs((own ?? this.usesOfDie[0])?.use ?? die.value)
  }
  useAs(value: number): void {
    this.use = value
    this.#tell(this.chosenUse?.action ?? '')
  }

  chooseStack(stack: string): void {
    const again = this.stack === stack
    this.clear()
    if (again) return
    this.#stack = stack
    this.rotation = nextRotation(this.ways, 3, 1)
  }
  rotate(by: number): void {
    this.rotation = nextRotation(this.ways, this.rotation, by)
    if (this.#pinned) this.#pin(this.#pinned)
  }
  /** Put the tile down over a cell; where it lies there already, lay it for good. */
  put(cell: string): void {
    if (this.pinned && this.ghost.has(cell)) this.#worlds.play(this.pinned.action)
    else this.#pin(cell)
  }
  #pin(cell: string): void {
    const laying = layingOver(this.ways, this.shape, this.rotation, cell)
    this.#pinned = laying ? cell : ''
    this.#tell(laying?.action ?? '')
    if (!laying) this.#worlds.why(this.stack === START ? `place ${cell} r${this.rotation}` : `build ${this.stack} at ${cell} r${this.rotation}`)
  }

  /** What pressing a cell of the own village does now. */
  actionAt(cell: string): string {
    if (this.worker) return this.#ifLegal(`worker ${cell}`)
    const way = this.wagons.find((one) => one.wagon === this.chosenWagon && one.cell === cell)
    return this.#ifLegal(`activate ${cell}`) || way?.action || this.#ifLegal(`lift ${cell}`)
  }
  /** The other wagon that stands on a cell and could be moved instead. */
  otherWagonAt(cell: string, wagons: string[]): number {
    return this.movableWagons.find((one) => one !== this.chosenWagon && wagons[one - 1] === cell) ?? 0
  }

  #ifLegal(action: string): string {
    return this.#legal.includes(action) ? action : ''
  }
  #wagonWay(action: string): Wagon[] {
    const [verb, number, way] = action.split(' ')
    const step = STEPS[way ?? '']
    const stands = verb === 'wagon' ? this.#view.players[this.#view.seat!]!.wagons[Number(number) - 1] : undefined
    if (!step || !stands || !way) return []
    const [column, row] = stands.split(',').map(Number) as [number, number]
    return [{ wagon: Number(number), cell: `${column + step[0]},${row + step[1]}`, way, action }]
  }
  /** Ask what an action would bring; a late answer to an earlier question is of no interest. */
  #tell(action: string): void {
    const asked = ++this.#asked
    this.brings = []
    if (action)
      void this.#worlds.preview(action).then((found) => {
        if (asked === this.#asked) this.brings = found
      })
  }
}

function useOf(action: string): Use[] {
  const found = /^die (\w+) (\d)(?: ([+-]\d))?(?: from (\d))?$/.exec(action)
  if (!found) return []
  const [, colour, value, change, from] = found
  return [{ colour: colour!, value: Number(value), use: Number(value) + Number(change ?? 0), from: from ?? '', action }]
}
