/** Clocks in words. */

import type { Clock } from './house'
import { say } from './words.svelte'

const two = (value: number) => String(value).padStart(2, '0')

/** Time that is left, in milliseconds, as a clock shows it. */
export function shownTime(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const [days, hours, minutes] = [seconds / 86400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor)
  if (days) return say('page-time-days', { days, hours: hours! })
  return `${hours ? `${hours}:` : ''}${two(minutes!)}:${two(seconds % 60)}`
}

/** How much time a game gives; nothing where nobody counts it. */
export function shownClock(clock: Clock): string {
  if (clock.kind === 'live') return say('lobby-clock-live', { minutes: Math.round((clock.seconds ?? 0) / 60), increment: clock.increment ?? 0 })
  return clock.kind === 'days' ? say('lobby-clock-days', { days: clock.days ?? 0 }) : ''
}
