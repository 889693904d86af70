/** What this browser keeps of its reader's choices; where it keeps nothing, they are chosen anew. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`skerry-${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`skerry-${name}`, value)
  } catch {
    // Private windows may refuse; the choice then holds for this visit.
  }
}
