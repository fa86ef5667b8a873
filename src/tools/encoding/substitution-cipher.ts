import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';
import { ALPHABET, keyedAlphabet, letterIndices, mapLetters } from './lib/letters.ts';

export default defineTool({
  slug: 'substitution-cipher',
  name: 'Substitution Cipher',
  category: 'encoding',
  summary: 'Replaces each letter by that of a substitution alphabet, built from a keyword or given in full.',
  description: "The cipher alphabet is the key's letters without repeats, then the letters left in order. Case is kept; everything but letters stays.",
  reference: 'Monoalphabetic substitution',
  keywords: ['monoalphabetic', 'keyword cipher', 'cryptogram', 'aristocrat'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encrypt or decrypt'),
    key: z.string().min(1).max(200).describe('A keyword, or all 26 letters in their new order'),
    mode: cipherMode,
  }),
  result: z.strictObject({ output: cipherOutput, alphabet: z.string().describe('The cipher alphabet for A to Z, in capitals') }),
  examples: [
    { inputs: { text: 'Flee at once!', key: 'zebras' }, result: { output: 'Siaa zq lkba!', alphabet: 'ZEBRASCDFGHIJKLMNOPQTUVWXY' } },
    { inputs: { text: 'Siaa zq lkba!', key: 'zebras', mode: 'decrypt' }, result: { output: 'Flee at once!', alphabet: 'ZEBRASCDFGHIJKLMNOPQTUVWXY' } },
  ],
  run({ text, key, mode }) {
    const alphabet = keyedAlphabet(key, ALPHABET);
    const forward = letterIndices(alphabet);
    const table = mode === 'encrypt' ? forward : letterIndices(ALPHABET).map((index) => forward.indexOf(index));
    return { output: mapLetters(text, (index) => table[index] ?? index), alphabet };
  },
});
