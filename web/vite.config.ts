import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig } from 'vite'

/** Editions are read as they stand; the page repeats no fact of a game. */
const editions = {
  name: 'editions',
  transform: (text: string, id: string) =>
    id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(text))}`, map: null } : undefined,
}

export default defineConfig({
  plugins: [editions, svelte()],
  build: {
    outDir: '../src/skerry/house/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the house's policy allows nothing inline
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: 'http://localhost:8026', ws: true } } },
})
