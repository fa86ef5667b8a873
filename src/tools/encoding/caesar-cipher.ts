import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';
import { turnLetters } from './lib/letters.ts';

export default defineTool({
  slug: 'caesar-cipher',
  name: 'Caesar Cipher',
  category: 'encoding',
  summary: 'Shifts letters, and optionally digits, by a fixed number of places.',
  description: 'Letters A to Z move modulo 26 and keep their case, digits (if asked for) modulo 10; everything else stays. A negative shift goes to the left.',
  reference: 'c = p + shift mod 26',
  keywords: ['rot', 'shift cipher', 'secret message', 'classical'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encrypt or decrypt'),
    shift: z.int().min(-1000).max(1000).default(3).describe('Places in the alphabet to shift by; negative: to the left'),
    mode: cipherMode,
    digits: z.boolean().default(false).describe('Shift digits modulo 10 too'),
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'Hello, World!' }, result: { output: 'Khoor, Zruog!' } },
    { inputs: { text: 'Zebra 99', shift: -29, digits: true }, result: { output: 'Wbyox 00' } },
  ],
  run({ text, shift, mode, digits }) {
    const move = (index: number): number => index + (mode === 'encrypt' ? shift : -shift);
    return { output: turnLetters(text, move, digits ? move : undefined) };
  },
});
