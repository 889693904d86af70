import ChartaeBoard from './ChartaeBoard.svelte'
import FjordeBoard from './FjordeBoard.svelte'

/** The games that can be played on the page: those that have a board here. */
export const BOARDS = { chartae: ChartaeBoard, fjorde: FjordeBoard } as const

export const hasBoard = (game: { name: string }) => game.name in BOARDS
