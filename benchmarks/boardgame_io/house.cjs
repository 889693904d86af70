/** boardgame.io's server with the smallest game of two; it prints its port. Nothing is kept on a disk. */
process.env.NODE_ENV = 'production' // as fast as it is, and silent
const { Origins, Server } = require('boardgame.io/server')

const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => void (G.count += 1) },
}
const server = Server({ games: [counting], origins: [Origins.LOCALHOST] })
server.run({ port: 0 }).then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`))
