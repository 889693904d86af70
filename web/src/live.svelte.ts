/** One table, live: what the house last showed, and commands that are sent until they are answered. */

import { ask, drawn, refusalOf, type Line, type Message, type Refusal, type State, type Update, type Wish } from './house'

const MOST_PATIENCE = 10_000
const TOO_LARGE = 4029 // sending it again would not help

export class Live {
  state = $state.raw<State | null>(null)
  lines = $state.raw<Line[]>([])
  present = $state.raw<boolean[]>([])
  spectators = $state(0)
  connected = $state(false)
  refused = $state.raw<Refusal | null>(null)
  /** By how much the house's clock is ahead of the reader's. */
  ahead = 0

  #socket: WebSocket | null = null
  #unanswered = new Map<string, string>()
  #patience = 500
  #again = 0
  #gone = false

  constructor(readonly name: string) {
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#hang)
    void this.#enter()
  }

  leave(): void {
    this.#gone = true
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#hang)
    clearTimeout(this.#again)
    this.#socket?.close()
  }

  send(wish: Wish): void {
    const id = drawn()
    const text = JSON.stringify({ ...wish, id })
    this.refused = null
    this.#unanswered.set(id, text)
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  async #enter(): Promise<void> {
    try {
      this.#show(await ask<Update>('GET', `/tables/${this.name}?since=${this.#seen}`))
      this.#connect()
    } catch (problem) {
      this.refused = refusalOf(problem)
      if (this.refused.rule === 'unreached') this.#comeBack()
    }
  }

  get #seen(): number {
    return this.lines.at(-1)?.seq ?? 0
  }

  #connect(): void {
    if (this.#gone) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.name}/live?since=${this.#seen}`)
    this.#socket = socket
    socket.onopen = () => {
      this.connected = true
      this.#patience = 500
      for (const text of this.#unanswered.values()) socket.send(text)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as Message)
    socket.onclose = (event) => {
      this.connected = false
      if (event.code !== TOO_LARGE) this.#comeBack()
    }
  }

  /** The network is gone: a socket would notice only much later. */
  #hang = (): void => this.#socket?.close()

  /** The network is there again: do not wait for the next attempt. */
  #hurry = (): void => {
    if (this.connected || !this.#again) return
    this.#patience = 500
    clearTimeout(this.#again)
    this.#comeBack()
  }

  #comeBack(): void {
    if (this.#gone) return
    this.#again = window.setTimeout(() => void this.#enter(), this.#patience)
    this.#patience = Math.min(2 * this.#patience, MOST_PATIENCE)
  }

  #take(message: Message): void {
    if (message.type === 'update') this.#show(message)
    else if (message.type === 'presence') {
      this.present = message.seats
      this.spectators = message.spectators
    } else {
      this.#unanswered.delete(message.id)
      if (message.refused) this.refused = message.refused
    }
  }

  #show(update: Update): void {
    const seen = this.#seen
    const fresh = update.lines.filter((line) => line.seq > seen)
    if (fresh.length) this.lines = [...this.lines, ...fresh]
    this.state = update.state
    this.ahead = update.state.now - Date.now()
    if (this.refused?.rule === 'unreached') this.refused = null
  }
}
