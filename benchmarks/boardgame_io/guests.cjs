/** Guests of boardgame.io's server. A line with a number seats so many tables more, “play” plays at all of them. */
const readline = require('node:readline')
const { io } = require('socket.io-client')

const [address, pace, measured] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]
const tables = []
const wait = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds))
const now = () => performance.now() / 1000

/** A socket of one player, which knows what it was shown last. */
function screen(match, player) {
  return new Promise((seated) => {
    const socket = io(`${address}/counting`, { transports: ['websocket'], forceNew: true })
    const self = { socket, shown: -1, waiting: null }
    const show = (state) => {
      self.shown = Math.max(self.shown, state._stateID)
      if (self.waiting && self.shown >= self.waiting.id) self.waiting.done(now())
    }
    socket.on('sync', (_, info) => (show(info.state), seated(self)))
    socket.on('update', (_, state) => show(state))
    socket.on('connect', () => socket.emit('sync', match, player, undefined, 2))
  })
}
const shows = (self, id) =>
  new Promise((done) => {
    if (self.shown >= id) done(now())
    else self.waiting = { id, done }
  })

async function keepPlaying(match, screens, until, taken) {
  await wait(Math.random() * pace)
  while (now() < until) {
    const begun = now()
    const id = screens[0].shown
    const player = String(Math.max(0, id) % 2)
    const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: player } }
    screens[Number(player)].socket.emit('update', action, id, match, player)
    const seen = await Promise.all(screens.map((one) => shows(one, id + 1)))
    taken.push(Math.max(...seen) - begun)
    await wait(Math.max(0, pace - (now() - begun)))
  }
}

async function answer(order) {
  if (order !== 'play') {
    for (let more = Number(order); more > 0; more--) {
      const match = `match-${tables.length}`
      tables.push([match, [await screen(match, '0'), await screen(match, '1')]])
    }
    return 'seated'
  }
  const taken = []
  const until = now() + measured
  await Promise.all(tables.map(([match, screens]) => keepPlaying(match, screens, until, taken)))
  return taken
}

;(async () => {
  for await (const order of readline.createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answer(order))}\n`)
  }
})()
