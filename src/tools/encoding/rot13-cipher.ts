import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cipherOutput } from '../shared/bytes/codec.ts';
import { mapLetters, mapUnits } from './lib/letters.ts';

const FIRST_VISIBLE = 0x21;
const VISIBLE = 94;

const same = (index: number): number => index;
const letters = (index: number): number => index + 13;
const digits = (index: number): number => index + 5;

const VARIANTS: Record<'rot5' | 'rot13' | 'rot18' | 'rot47', (text: string) => string> = {
  rot5: (text) => mapLetters(text, same, digits),
  rot13: (text) => mapLetters(text, letters),
  rot18: (text) => mapLetters(text, letters, digits),
  rot47: (text) =>
    mapUnits(text, (unit) =>
      unit >= FIRST_VISIBLE && unit < FIRST_VISIBLE + VISIBLE ? ((unit - FIRST_VISIBLE + VISIBLE / 2) % VISIBLE) + FIRST_VISIBLE : unit,
    ),
};

export default defineTool({
  slug: 'rot13-cipher',
  name: 'ROT13 Cipher',
  category: 'encoding',
  summary: 'Applies ROT13 and its relatives ROT5, ROT18 and ROT47; each undoes itself.',
  description: 'rot13 turns the letters by 13, rot5 the digits by 5, rot18 both, rot47 the 94 visible ASCII characters by 47. Everything else stays.',
  reference: 'ROT13',
  keywords: ['spoiler', 'caesar', 'rot47', 'rot5'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to turn, or to turn back'),
    variant: z.enum(['rot5', 'rot13', 'rot18', 'rot47']).default('rot13').describe('What to turn: digits, letters, both, or U+0021 to U+007E'),
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'Hello, World 2026!' }, result: { output: 'Uryyb, Jbeyq 2026!' } },
    { inputs: { text: 'Hello, World 2026!', variant: 'rot47' }, result: { output: 'w6==@[ (@C=5 a_aeP' } },
  ],
  run: ({ text, variant }) => ({ output: VARIANTS[variant](text) }),
});
