/** A group of things: Tab leads to what can be pressed, or to one thing where nothing can; the arrows lead around. */

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const ASIDE = 3 // how much worse it is to lie aside than far ahead

export function rove(group: HTMLElement) {
  const things = () => [...group.querySelectorAll<HTMLElement>('.explained, button')]

  /** Where nothing can be pressed, the first thing is a stop for Tab all the same. */
  function settle() {
    const pressed = group.querySelector('button:not(:disabled):not([tabindex="-1"])')
    things()
      .filter((one) => one.tagName !== 'BUTTON')
      .forEach((one, number) => (one.tabIndex = !pressed && number === 0 ? 0 : -1))
  }
  function key(event: KeyboardEvent) {
    const way = WAYS[event.key]
    const from = (event.target as HTMLElement).getBoundingClientRect()
    if (!way || event.ctrlKey || event.altKey || event.metaKey) return
    const far = (one: HTMLElement) => {
      const to = one.getBoundingClientRect()
      const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
      const ahead = dx * way[0] + dy * way[1]
      return ahead > 1 ? ahead + ASIDE * Math.abs(dx * way[1] + dy * way[0]) : Infinity
    }
    const next = things()
      .filter((one) => one.offsetParent)
      .reduce<HTMLElement | null>((best, one) => (far(one) < (best ? far(best) : Infinity) ? one : best), null)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const watch = new MutationObserver(settle)
  watch.observe(group, { childList: true, subtree: true })
  group.addEventListener('keydown', key)
  settle()
  return {
    destroy() {
      watch.disconnect()
      group.removeEventListener('keydown', key)
    },
  }
}
