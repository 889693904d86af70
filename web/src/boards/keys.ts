/** Whether a key is meant for a field that the reader is writing or choosing in, and not for the board. */
export const isForField = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('input:not([type=checkbox]), select, textarea') !== null
