import type { Component } from 'svelte'
import type { Refusal, Result, Told, View, Worth } from '../house'
import ChartaeBoard from './ChartaeBoard.svelte'
import FjordeBoard from './FjordeBoard.svelte'
import SaltfjordBoard from './SaltfjordBoard.svelte'

/** What the table gives each board; a board takes of it what its game has a use for. */
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
  /** The actions that led to what is shown, the last one last. */
  played: string[]
  /** The action that a hint suggests, or nothing. */
  advised: string
  /** What actions are worth, by action, where that is to be shown. */
  worth: Map<string, Worth>
  /** What was refused last. */
  refused: Refusal | null
  /** Ask one of the game's own questions about what is shown. */
  inquire: <Answer>(question: string, about?: string) => Promise<Answer>
}

/** The games that can be played on the page: those that have a board here. */
export const BOARDS: Record<string, Component<BoardProps>> = { chartae: ChartaeBoard, fjorde: FjordeBoard, saltfjord: SaltfjordBoard }

export const hasBoard = (game: { name: string }) => game.name in BOARDS
