/** The rules of each game, as docs/rules tells them in each language, read into the parts that the page shows. */

import { marked, type Token, type Tokens } from 'marked'

const files = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' })
const FOLDER = '../../../docs/rules'
const RULE = /\b[A-Z]{2}-[A-Z]+\d+\b/
const RULES = new RegExp(RULE, 'g')

export type Part =
  | { kind: 'heading'; depth: number; html: string; place: string }
  | { kind: 'rules'; head: string[]; rules: { id: string; html: string }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'picture'; drawing: string; caption: string; text: string }
  | { kind: 'text'; html: string }

/** The games whose rules are told. */
export const GAMES = Object.keys(files).flatMap((path) => path.match(/rules\/([a-z]+)\.md$/)?.[1] ?? [])

/** A game's rules in a language. */
export async function readRules(game: string, language: string): Promise<Part[]> {
  const read = files[`${FOLDER}/${language}/${game}.md`] ?? files[`${FOLDER}/${game}.md`]
  if (!read) return []
  let headings = 0
  return marked
    .lexer(await read())
    .filter((token) => token.type !== 'space')
    .map((token) => part(token, game, () => `section-${headings++}`))
}

function part(token: Token, game: string, nextPlace: () => string): Part {
  const inline = (cell: { tokens?: Token[] }) => linked(marked.Parser.parseInline(cell.tokens ?? []), game)
  if (token.type === 'heading') {
    return { kind: 'heading', depth: (token as Tokens.Heading).depth, html: inline(token as Tokens.Heading), place: nextPlace() }
  }
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    const head = header.map(inline)
    if (rows.every(([first]) => first && new RegExp(`^${RULE.source}$`).test(first.text)))
      return { kind: 'rules', head, rules: rows.map(([id, told]) => ({ id: id!.text, html: inline(told!) })) }
    return { kind: 'table', head, rows: rows.map((row) => row.map(inline)) }
  }
  if (token.type === 'code') {
    const { lang = '', text } = token as Tokens.Code
    const [drawing = '', ...caption] = lang.split(' ')
    if (drawing) return { kind: 'picture', drawing, caption: caption.join(' '), text }
  }
  return { kind: 'text', html: linked(marked.parser([token]), game) }
}

/** Wherever a rule is named, one can go there. */
const linked = (html: string, game: string) => html.replace(RULES, (rule) => `<a href="#/rules/${game}/${rule}">${rule}</a>`)
