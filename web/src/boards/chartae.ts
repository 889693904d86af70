/** Chartae's tiles: where land and sea lie on them, and which of it hangs together on a map. */

import edition from '../../../src/skerry/games/chartae/editions/printed.toml'

const HALVES = 8
const BEND = 0.38
const NEAR = 0.66 // how far from the middle of a tile a mark on one of its regions lies, as a share
/** Half-edges that lie on each other: of a tile, and of its right or lower neighbour. */
const JOINS = [
  { step: [1, 0], pairs: [[2, 7], [3, 6]] },
  { step: [0, 1], pairs: [[4, 1], [5, 0]] },
] as const

type Point = [number, number]
export type Territory = 'land' | 'sea'
export interface Placed {
  cell: string
  kind: string
  turns: number
}
interface Region {
  territory: Territory
  halves: number[]
  path: string
}

/** Where each half-edge begins, going clockwise. */
const MEETINGS: Point[] = [[0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1], [0.5, 1], [0, 1], [0, 0.5]]
export const COMPASS = edition.compass

/** The regions of each kind, with their outlines on the unit square. */
export const REGIONS: Record<string, Region[]> = Object.fromEntries(
  edition.tile.map((tile) => [
    tile.kind,
    (['land', 'sea'] as const).flatMap((territory) =>
      tile[territory].map((halves) => ({ territory, halves, path: outline(halves) })),
    ),
  ]),
)

/** A coast from one meeting to another: it leaves the edge towards the middle, and bends. */
function coast(from: Point, to: Point): string {
  const length = BEND * Math.hypot(to[0] - from[0], to[1] - from[1])
  const bend = ([x, y]: Point) => {
    const whole = Math.hypot(0.5 - x, 0.5 - y)
    return `${(x + (length * (0.5 - x)) / whole).toFixed(3)} ${(y + (length * (0.5 - y)) / whole).toFixed(3)}`
  }
  return `C${bend(from)} ${bend(to)} ${to.join(' ')}`
}

/** Along the border where the region has it, then along a coast to where it has the border again. */
function outline(halves: number[]): string {
  const own = new Set(halves)
  const begins = halves.filter((half) => !own.has((half + HALVES - 1) % HALVES)).sort((one, other) => one - other)
  let path = `M${MEETINGS[begins[0]!]!.join(' ')}`
  begins.forEach((begin, number) => {
    let half = begin
    while (own.has(half % HALVES)) path += `L${MEETINGS[++half % HALVES]!.join(' ')}`
    path += coast(MEETINGS[half % HALVES]!, MEETINGS[begins[(number + 1) % begins.length]!]!)
  })
  return `${path}Z`
}

/** The region that a turned tile shows at a half-edge. */
function regionAt(tile: Placed, half: number): number {
  const own = (half - 2 * tile.turns + 2 * HALVES) % HALVES
  return REGIONS[tile.kind]!.findIndex((region) => region.halves.includes(own))
}

export const xy = (cell: string): Point => cell.split(',').map(Number) as Point

/** The middle of a region of a turned tile that lies on the map. */
export function spotOf(tile: Placed, region: number): Point {
  const halves = REGIONS[tile.kind]![region]!.halves
  const middles = halves.map((half): Point => {
    const [[ax, ay], [bx, by]] = [MEETINGS[half]!, MEETINGS[(half + 1) % HALVES]!]
    return [((ax + bx) / 2 - 0.5) * NEAR, ((ay + by) / 2 - 0.5) * NEAR]
  })
  let [x, y] = [0, 1].map((axis) => middles.reduce((sum, point) => sum + point[axis]!, 0) / middles.length) as Point
  for (let turn = 0; turn < tile.turns; turn++) [x, y] = [-y, x]
  const [column, row] = xy(tile.cell)
  return [column + 0.5 + x, row + 0.5 + y]
}

/** How often the tile on each cell has been turned by an action. */
export function turnsPlayed(played: string[]): Map<string, number> {
  const turned = new Map<string, number>()
  for (const action of played) {
    const [verb, cell] = action.split(' ')
    if (verb === 'turn') turned.set(cell!, (turned.get(cell!) ?? 0) + 1)
  }
  return turned
}

/** What the sides of a turned tile show, read clockwise: top, right, bottom, left. */
export function sides(tile: Placed): [Territory, Territory][] {
  const shown = (half: number) => REGIONS[tile.kind]![regionAt(tile, half)]!.territory
  return [0, 2, 4, 6].map((half) => [shown(half), shown(half + 1)])
}

/** The regions, as `cell region`, of the largest group of a territory: the one on most tiles. */
export function largestGroup(map: Placed[], territory: Territory): Set<string> {
  const at = new Map(map.map((tile) => [tile.cell, tile]))
  const joined = new Map<string, string[]>()
  for (const tile of map)
    REGIONS[tile.kind]!.forEach((region, number) => {
      if (region.territory === territory) joined.set(`${tile.cell} ${number}`, [])
    })
  for (const tile of map) {
    const [x, y] = xy(tile.cell)
    for (const { step, pairs } of JOINS) {
      const other = at.get(`${x + step[0]},${y + step[1]}`)
      for (const [here, there] of other ? pairs : []) {
        const [one, two] = [`${tile.cell} ${regionAt(tile, here)}`, `${other!.cell} ${regionAt(other!, there)}`]
        if (!joined.has(one) || !joined.has(two)) continue
        joined.get(one)!.push(two)
        joined.get(two)!.push(one)
      }
    }
  }
  const size = (group: Set<string>) => new Set([...group].map((part) => part.split(' ')[0])).size
  let largest = new Set<string>()
  const waiting = new Set(joined.keys())
  for (const start of waiting) {
    const group = new Set([start])
    for (const part of group) for (const next of joined.get(part)!) group.add(next)
    for (const part of group) waiting.delete(part)
    if (size(group) > size(largest)) largest = group
  }
  return largest
}
