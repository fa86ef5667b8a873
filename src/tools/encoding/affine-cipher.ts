import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';
import { inverseModulo26, turnLetters } from './lib/letters.ts';

export default defineTool({
  slug: 'affine-cipher',
  name: 'Affine Cipher',
  category: 'encoding',
  summary: 'Encrypts and decrypts with the affine cipher, which turns each letter x into (a x + b) mod 26.',
  description: 'Letters A to Z only, case kept. a may have no common factor with 26 (odd and no multiple of 13), else it cannot be undone and is refused.',
  reference: 'c = a p + b mod 26',
  keywords: ['linear cipher', 'modular', 'classical'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encrypt or decrypt'),
    a: z.int().min(1).max(1000).default(5).describe('Factor a, odd and not a multiple of 13'),
    b: z.int().min(-1000).max(1000).default(8).describe('Number b that is added'),
    mode: cipherMode,
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'Affine Cipher' }, result: { output: 'Ihhwvc Swfrcp' } },
    { inputs: { text: 'Ihhwvc Swfrcp', mode: 'decrypt' }, result: { output: 'Affine Cipher' } },
  ],
  run({ text, a, b, mode }) {
    const inverse = inverseModulo26(a);
    if (inverse === undefined)
      return unprocessable(`${a} has a common factor with 26, so no text could be deciphered; take an odd number that 13 does not divide.`, 'a');
    return { output: turnLetters(text, mode === 'encrypt' ? (index) => a * index + b : (index) => inverse * (index - b)) };
  },
});
