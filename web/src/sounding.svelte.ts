/** What is heard at a table: whatever has changed since it was last shown. */

import type { State } from './house'
import type { Live } from './live.svelte'
import { sound } from './sounds'

const LITTLE_TIME = 30_000 // milliseconds

const moves = (state: State) => state.status === 'running' && state.you !== null && state.mover === state.you

function changed(before: State, after: State): void {
  if (after.outcome && !before.outcome) {
    const { winner } = after.outcome
    sound(winner === null || after.you === null ? 'ended' : winner === after.you ? 'won' : 'lost')
  } else if (moves(after) && !moves(before)) sound('turn')
  else if (after.ply > before.ply) sound('laid')
}

/** Listen at a table; called while a component is made. */
export function listen(live: Live): void {
  let before: State | null = null
  $effect(() => {
    const after = live.state
    if (before && after) changed(before, after)
    before = after
  })
  $effect(() => {
    if (live.refused && live.refused.rule !== 'unreached') sound('refused')
  })
  $effect(() => {
    const state = live.state
    if (!state?.deadline || !moves(state) || state.clock.kind !== 'live') return
    const remains = state.deadline - Date.now() - live.ahead
    if (remains <= LITTLE_TIME) return
    const timer = setTimeout(() => sound('hurry'), remains - LITTLE_TIME)
    return () => clearTimeout(timer)
  })
}
