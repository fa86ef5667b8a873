import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cipherOutput } from '../shared/bytes/codec.ts';
import { mapUnits, turnLetters } from './lib/letters.ts';

const FIRST_VISIBLE = 0x21;
const VISIBLE = 94;

const same = (index: number): number => index;
const letters = (index: number): number => index + 13;
const digits = (index: number): number => index + 5;

/** The white space and control characters between which the characters are that rot8000 turns, as .NET tells them apart: first and last of each run. Surrogates stay, too. */
const NOT_TURNED = [
  [0x00, 0x20],
  [0x7f, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xd800, 0xdfff],
] as const;

let turned: Uint16Array | undefined;

/** Where each UTF-16 unit goes: half of those that are turned further on. */
function rot8000Table(): Uint16Array {
  if (turned) return turned;
  const stays = new Uint8Array(0x10000);
  for (const [first, last] of NOT_TURNED) stays.fill(1, first, last + 1);
  const table = Uint16Array.from({ length: 0x10000 }, (_, unit) => unit);
  const units = table.filter((unit) => stays[unit] === 0);
  for (const [at, unit] of units.entries()) table[unit] = units[(at + units.length / 2) % units.length] ?? unit;
  turned = table;
  return table;
}

const VARIANTS: Record<'rot5' | 'rot13' | 'rot18' | 'rot47' | 'rot8000', (text: string) => string> = {
  rot5: (text) => turnLetters(text, same, digits),
  rot13: (text) => turnLetters(text, letters),
  rot18: (text) => turnLetters(text, letters, digits),
  rot47: (text) =>
    mapUnits(text, (unit) =>
      unit >= FIRST_VISIBLE && unit < FIRST_VISIBLE + VISIBLE ? ((unit - FIRST_VISIBLE + VISIBLE / 2) % VISIBLE) + FIRST_VISIBLE : unit,
    ),
  rot8000: (text) => {
    const table = rot8000Table();
    return mapUnits(text, (unit) => table[unit] ?? unit);
  },
};

export default defineTool({
  slug: 'rot13-cipher',
  name: 'ROT13 Cipher',
  category: 'encoding',
  summary: 'Applies ROT13 and its relatives ROT5, ROT18, ROT47 and ROT8000; each undoes itself.',
  description:
    'rot13 turns the letters by 13, rot5 the digits by 5, rot18 both, rot47 the 94 visible ASCII characters by 47, rot8000 the characters of Unicode up to U+FFFF by half of them. Everything else stays.',
  reference: 'ROT13; ROT8000 by Daniel Temkin',
  keywords: ['spoiler', 'caesar', 'rot47', 'rot5', 'rot8000'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to turn, or to turn back'),
    variant: z
      .enum(['rot5', 'rot13', 'rot18', 'rot47', 'rot8000'])
      .default('rot13')
      .describe('What to turn: digits, letters, both, U+0021 to U+007E, or all of the basic plane'),
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'Hello, World 2026!' }, result: { output: 'Uryyb, Jbeyq 2026!' } },
    { inputs: { text: 'Hello, World 2026!', variant: 'rot47' }, result: { output: 'w6==@[ (@C=5 a_aeP' } },
  ],
  run: ({ text, variant }) => ({ output: VARIANTS[variant](text) }),
});
