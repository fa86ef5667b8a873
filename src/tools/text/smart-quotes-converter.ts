import { z } from 'zod';
import { defineTool } from '../define.ts';

const QUOTES = { '“': '"', '”': '"', '„': '"', '‟': '"', '‘': "'", '’': "'", '‚': "'", '‛': "'", '\u00a0': ' ' };
const DASHES = { '–': '-', '—': '--' };
const SYMBOLS = {
  '©': '(c)',
  '®': '(r)',
  '™': '(tm)',
  '×': 'x',
  '÷': '/',
  '±': '+/-',
  '•': '*',
  '←': '<--',
  '→': '-->',
  '↔': '<->',
  '⇒': '==>',
  '«': '<<',
  '»': '>>',
};

interface Options {
  dashes: boolean;
  ellipsis: boolean;
  symbols: boolean;
}

export default defineTool({
  slug: 'smart-quotes-converter',
  name: 'Smart Quotes Converter',
  category: 'text',
  summary: 'Converts curly quotes, dashes and ellipses to plain ASCII, or straight quotes to curly ones.',
  description:
    'Curled quotes open at the start of the text and after white space, ( [ { - – — or an opening quote, and close elsewhere; an apostrophe before a digit is always ’. straighten also makes no-break spaces plain ones.',
  keywords: ['curly quotes', 'typographic', 'apostrophe', 'em dash', 'ascii', 'word', 'smartypants'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to convert'),
    mode: z.enum(['straighten', 'curl']).default('straighten').describe('straighten makes curly signs ASCII; curl makes straight ones curly'),
    dashes: z.boolean().default(true).describe('Straighten – to - and — to --; curl -- to – and --- to —'),
    ellipsis: z.boolean().default(true).describe('Straighten … to three dots; curl three dots to …'),
    symbols: z.boolean().default(false).describe('Straighten also © ® ™ × ÷ ± • ← → ↔ ⇒ « »'),
  }),
  result: z.strictObject({ text: z.string().describe('The converted text'), replaced: z.int().describe('Number of places changed') }),
  examples: [
    { inputs: { text: '“It’s page 1–3 — wait…”' }, result: { text: '"It\'s page 1-3 -- wait..."', replaced: 6 } },
    {
      inputs: { text: "\"It's the '90s,\" she said -- 'really'...", mode: 'curl' },
      result: { text: '“It’s the ’90s,” she said — ‘really’…', replaced: 8 },
    },
  ],
  run: ({ text, mode, ...options }) => (mode === 'straighten' ? straighten(text, options) : curl(text, options)),
});

function straighten(text: string, { dashes, ellipsis, symbols }: Options): { text: string; replaced: number } {
  const replacements = new Map(Object.entries({ ...QUOTES, ...(dashes ? DASHES : {}), ...(ellipsis ? { '…': '...' } : {}), ...(symbols ? SYMBOLS : {}) }));
  let replaced = 0;
  const result = text.replace(/[\u00a0-\u00f7\u2013-\u21d2]/g, (character) => {
    const straight = replacements.get(character);
    if (straight === undefined) return character;
    replaced++;
    return straight;
  });
  return { text: result, replaced };
}

const OPENS_AFTER = /[\p{White_Space}([{\-–—“‘]/u;

function curl(text: string, { dashes, ellipsis }: Options): { text: string; replaced: number } {
  const parts: string[] = [];
  let last = ' ';
  let from = 0;
  let replaced = 0;
  for (const match of text.matchAll(/["']|---?|\.\.\./g)) {
    const [mark] = match;
    const end = match.index + mark.length;
    if ((mark.startsWith('-') && !dashes) || (mark === '...' && !ellipsis)) continue;
    const between = text.slice(from, match.index);
    last = mark.startsWith('-') ? '—' : mark === '...' ? '…' : curled(mark, between.at(-1) ?? last, text.slice(end, end + 2));
    parts.push(between, last);
    from = end;
    replaced++;
  }
  return { text: parts.join('') + text.slice(from), replaced };
}

function curled(mark: string, before: string, after: string): string {
  const opens = OPENS_AFTER.test(before);
  if (mark === '"') return opens ? '“' : '”';
  return opens && !/^\p{Nd}/u.test(after) ? '‘' : '’';
}
