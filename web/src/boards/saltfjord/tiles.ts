/** Building tiles: how they lie when they are turned, and where the legal actions lay them. */

import { xy, type Point } from './view'

const QUARTERS = 4

export interface Laying {
  cell: string
  rotation: number
  action: string
}

/** The cells of a shape after so many quarter turns clockwise, from its leftmost column and topmost row. */
export function turned(shape: Point[], rotation: number): Point[] {
  let cells = shape
  for (let quarter = 0; quarter < rotation; quarter++) cells = cells.map(([x, y]): Point => [-y, x])
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
  return cells.map(([x, y]) => [x - left, y - top])
}

/** The cells of the village that a shape covers, in the order of its faces. */
export function covered(shape: Point[], rotation: number, cell: string): string[] {
  const [column, row] = xy(cell)
  return turned(shape, rotation).map(([x, y]) => `${column + x},${row + y}`)
}

/** Every way in which a tile may be laid: `place 3,3 r1`, or `build L3b at 2,3 r0` for one stack. */
export function layings(legal: string[], verb: string): Laying[] {
  return legal
    .filter((action) => action.startsWith(`${verb} `))
    .map((action) => {
      const [, cell, rotation] = /(\d,\d) r(\d)$/.exec(action)!
      return { cell: cell!, rotation: Number(rotation), action }
    })
}

/** The next rotation in which a tile can be laid somewhere. */
export function nextRotation(ways: Laying[], rotation: number, by: number): number {
  for (let step = 1; step <= QUARTERS; step++) {
    const next = (rotation + step * by + QUARTERS * QUARTERS) % QUARTERS
    if (ways.some((way) => way.rotation === next)) return next
  }
  return rotation
}

/** How a tile can be laid over a cell: with its corner there, or else any other way. */
export function layingOver(ways: Laying[], shape: Point[], rotation: number, cell: string): Laying | undefined {
  const turnedSo = ways.filter((way) => way.rotation === rotation)
  return (
    turnedSo.find((way) => way.cell === cell && covered(shape, rotation, cell).includes(cell)) ??
    turnedSo.find((way) => covered(shape, rotation, way.cell).includes(cell))
  )
}
