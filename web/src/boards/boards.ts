import type { Component } from 'svelte'
import type { Result, Told, View } from '../house'
import ChartaeBoard from './ChartaeBoard.svelte'
import FjordeBoard from './FjordeBoard.svelte'
import SaltfjordBoard from './SaltfjordBoard.svelte'

/** What a table gives its board. */
export interface BoardProps {
  view: View
  legal: string[]
  play: (action: string) => void
  why: (action: string) => void
  /** What a legal action would bring. */
  preview: (action: string) => Promise<Told[]>
  /** Takes the last action back, where that is free. */
  undo: (() => void) | null
  names: string[]
  result: Result | null
}

/** The games that can be played on the page: those that have a board here. */
export const BOARDS: Record<string, Component<BoardProps>> = { chartae: ChartaeBoard, fjorde: FjordeBoard, saltfjord: SaltfjordBoard }

export const hasBoard = (game: { name: string }) => game.name in BOARDS
