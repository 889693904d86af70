/** Fjorde's hexagons in the plane: y runs down, a side has length 1, the first start tile is at 0, 0. */

const CORNERS = 6
const INWARD = 0.35 // how far a coast's bend keeps from the middle of the tile
const WIDTH = Math.sqrt(3)

export type Point = [number, number]
export interface Placed {
  cell: string
  corners: string
  farm?: number
  field?: number
}

const corner = (number: number, radius = 1): Point => {
  const angle = (Math.PI / 3) * number - Math.PI / 2
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
const side = (number: number): Point => {
  const [[ax, ay], [bx, by]] = [corner(number), corner(number + 1)]
  return [(ax + bx) / 2, (ay + by) / 2]
}
const text = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`
const ring = (radius: number): string => `M${Array.from({ length: CORNERS }, (_, n) => text(corner(n, radius))).join('L')}Z`

export const HEXAGON = ring(1)
export const SMALLER = ring(0.9)
/** Where the signs of the six corners stand. */
export const SIGNS = Array.from({ length: CORNERS }, (_, number) => corner(number, 0.68))

/** A side of a tile, counted clockwise from the upper right one. */
export const edge = (number: number): string => `M${text(corner(number))}L${text(corner(number + 1))}`

export const qr = (cell: string): Point => cell.split(',').map(Number) as Point
export const centre = ([q, r]: Point): Point => [WIDTH * (q + r / 2), 1.5 * r]

/** Each stretch of a terrain on a tile: its outline, and its inner line alone. */
export function stretches(corners: string, letter: string): { area: string; line: string }[] {
  if ([...corners].every((one) => one === letter)) return [{ area: HEXAGON, line: '' }]
  const found = []
  for (let first = 0; first < CORNERS; first++) {
    if (corners[first] !== letter || corners[(first + CORNERS - 1) % CORNERS] === letter) continue
    let count = 1
    while (corners[(first + count) % CORNERS] === letter) count++
    const [begins, ends] = [side(first - 1), side(first + count - 1)]
    const rim = Array.from({ length: count }, (_, number) => `L${text(corner(first + number))}`).join('')
    const inner = [ends, begins].map(([x, y]) => text([INWARD * x, INWARD * y])).join(' ')
    const bend = `C${inner} ${text(begins)}`
    found.push({ area: `M${text(begins)}${rim}L${text(ends)}${bend}Z`, line: `M${text(ends)}${bend}` })
  }
  return found
}

/** The rotations of a tile that look different, each a sixth of a turn clockwise after the one before. */
export function rotations(corners: string): string[] {
  return [...new Set(Array.from({ length: CORNERS }, (_, turn) => corners.slice(CORNERS - turn) + corners.slice(0, CORNERS - turn)))]
}

/** The same name for every rotation of a tile. */
export const kindOf = (corners: string): string => rotations(corners).sort()[0]!

const AROUND: Point[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]]

/** The free cells that touch at least two tiles of a map. */
export function candidates(map: Placed[]): string[] {
  const taken = new Set(map.map((tile) => tile.cell))
  const touches = new Map<string, number>()
  for (const tile of map) {
    const [q, r] = qr(tile.cell)
    for (const [dq, dr] of AROUND) {
      const cell = `${q + dq},${r + dr}`
      if (!taken.has(cell)) touches.set(cell, (touches.get(cell) ?? 0) + 1)
    }
  }
  return [...touches].filter(([, count]) => count > 1).map(([cell]) => cell)
}
