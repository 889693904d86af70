/** A map that is panned and zoomed: with wheel, fingers, buttons and keys. */

import type { Point } from './fjorde'

const NEAREST = 5 // across, at the closest look
const STEP = 1.2
const SHARE = 0.12 // of what is seen, that a key pans by
const LITTLE = 0.12 // how far a finger may slip before it drags the map

export interface Box {
  left: number
  top: number
  wide: number
  high: number
}

export class Chart {
  picture: SVGSVGElement | undefined
  #box = $state.raw<Box | null>(null)
  #fingers = new Map<number, Point>()
  #dragged = false

  constructor(readonly whole: () => Box) {}

  get seen(): Box {
    return this.#box ?? this.whole()
  }
  get viewBox(): string {
    const { left, top, wide, high } = this.seen
    return `${left} ${top} ${wide} ${high}`
  }

  showAll = () => (this.#box = null)
  nearer = () => this.zoom(1 / STEP)
  farther = () => this.zoom(STEP)

  zoom(by: number, about?: Point): void {
    const { left, top, wide, high } = this.seen
    const [x, y] = about ?? [left + wide / 2, top + high / 2]
    const most = 2 * Math.max(this.whole().wide, this.whole().high)
    const wished = Math.min(Math.max(wide * by, NEAREST), most)
    const share = wished / wide
    this.#box = { left: x - (x - left) * share, top: y - (y - top) * share, wide: wished, high: high * share }
  }
  pan(dx: number, dy: number): void {
    this.#box = { ...this.seen, left: this.seen.left + dx, top: this.seen.top + dy }
  }

  at(event: MouseEvent): Point {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.picture!.getScreenCTM()!.inverse())
    return [point.x, point.y]
  }
  wheel = (event: WheelEvent) => this.zoom(event.deltaY > 0 ? STEP : 1 / STEP, this.at(event))
  down = (event: PointerEvent) => {
    this.#fingers.set(event.pointerId, this.at(event))
    this.#dragged = false
  }
  move = (event: PointerEvent) => {
    const before = this.#fingers.get(event.pointerId)
    if (!before) return
    const now = this.at(event)
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]]
    if (!this.#dragged && Math.hypot(dx, dy) < LITTLE * (this.seen.wide / NEAREST)) return
    this.#dragged = true
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const apart = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1])
      this.zoom(apart(before) / apart(now), other)
      this.#fingers.set(event.pointerId, this.at(event))
    } else this.pan(-dx, -dy)
  }
  up = (event: PointerEvent) => this.#fingers.delete(event.pointerId)
  /** Whoever has dragged the map has not pressed what was beneath. */
  unlessDragged = (event: MouseEvent) => {
    if (this.#dragged) event.stopPropagation()
    this.#dragged = false
  }
  key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { wide, high } = this.seen
    const act = {
      ArrowLeft: () => this.pan(-SHARE * wide, 0),
      ArrowRight: () => this.pan(SHARE * wide, 0),
      ArrowUp: () => this.pan(0, -SHARE * high),
      ArrowDown: () => this.pan(0, SHARE * high),
      '+': this.nearer,
      '-': this.farther,
      '0': this.showAll,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
