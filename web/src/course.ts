/** The course of a game: who stood how well at each moment that has been analysed. */

import type { Analysed } from './house'

type Measure = 'chance' | 'points'

/** One line of the graph: a seat, and how it stood by number of actions played. */
export interface CourseLine {
  seat: number
  measure: Measure
  points: { ply: number; value: number }[]
}
/** A moment at which somebody has played less than the best. */
export interface Slip {
  ply: number
  seat: number
  measure: Measure
  lost: number
}

const LITTLE: Record<Measure, number> = { chance: 0.03, points: 1 }

function standing(moment: Analysed): { measure: Measure; value: number } | null {
  const best = moment.actions[0]
  if (!best) return null
  if (best.chance !== null) return { measure: 'chance', value: best.chance }
  return best.points === null ? null : { measure: 'points', value: best.points }
}

/** Of two seats with chances one line says it all: the first one's. With points each seat has its own. */
export function courseOf(moments: Analysed[], seats: number, last: number, winner: number | null | undefined): CourseLine[] {
  const lines = new Map<number, CourseLine>()
  for (const moment of [...moments].sort((one, other) => one.ply - other.ply)) {
    const found = standing(moment)
    if (!found) continue
    const turned = found.measure === 'chance' && seats === 2 && moment.seat === 1
    const seat = turned ? 0 : moment.seat
    if (!lines.has(seat)) lines.set(seat, { seat, measure: found.measure, points: [] })
    lines.get(seat)!.points.push({ ply: moment.ply, value: turned ? 1 - found.value : found.value })
  }
  const chances = lines.get(0)
  if (winner !== undefined && seats === 2 && chances?.measure === 'chance')
    chances.points.push({ ply: last, value: winner === null ? 0.5 : winner === 0 ? 1 : 0 })
  return [...lines.values()].sort((one, other) => one.seat - other.seat)
}

/** Where something was lost, the most first. */
export function slipsOf(moments: Analysed[]): Slip[] {
  const slips: Slip[] = []
  for (const moment of moments) {
    const best = standing(moment)
    const played = moment.actions.find((one) => one.action === moment.played)
    const value = played?.chance ?? played?.points
    if (!best || value === undefined || value === null) continue
    const lost = best.value - value
    if (lost >= LITTLE[best.measure]) slips.push({ ply: moment.ply, seat: moment.seat, measure: best.measure, lost })
  }
  return slips.sort((one, other) => other.lost - one.lost)
}
