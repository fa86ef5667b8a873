import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';
import { ALPHABET, letterIndices, mapLetters } from './lib/letters.ts';
import { squareWithoutJ } from './lib/square.ts';

export default defineTool({
  slug: 'bifid-cipher',
  name: 'Bifid Cipher',
  category: 'encoding',
  summary: "Encrypts and decrypts with Delastelle's bifid cipher, which splits and mixes key square coordinates.",
  description:
    'In each block of letters all row numbers and then all column numbers are written in one line and read off in pairs as the new letters. J counts as I. Other characters stay where they are, and every place keeps its case.',
  reference: 'Delastelle 1901',
  keywords: ['fractionating', 'polybius', 'key square', 'classical'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encrypt or decrypt'),
    key: z.string().max(200).default('').describe('Key whose letters come first in the square'),
    period: z.int().min(0).max(1000).default(0).describe('Letters per block; 0 takes the text as one block'),
    mode: cipherMode,
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'Flee at once', key: 'BGWKZQPNDSIOAXEFCLUMTHYVR' }, result: { output: 'Uaeo lw rins' } },
    { inputs: { text: 'Uaeo lw rins', key: 'BGWKZQPNDSIOAXEFCLUMTHYVR', mode: 'decrypt' }, result: { output: 'Flee at once' } },
  ],
  run({ text, key, period, mode }) {
    const square = squareWithoutJ(key);
    const letters = letterIndices(text);
    const places = Array.from(ALPHABET, (letter) => square.find(letter) ?? { row: 0, column: 0 });
    const length = period || Math.max(1, letters.length);
    const enciphered: number[] = [];
    for (let start = 0; start < letters.length; start += length) {
      const block = letters.slice(start, start + length).map((index) => places[index] ?? { row: 0, column: 0 });
      const pairs = block.map(({ row, column }): [number, number] => [row, column]);
      const line = mode === 'encrypt' ? [...block.map(({ row }) => row), ...block.map(({ column }) => column)] : pairs.flat();
      for (let i = 0; i < block.length; i++) {
        const [row, column] = mode === 'encrypt' ? [line[2 * i], line[2 * i + 1]] : [line[i], line[block.length + i]];
        enciphered.push(ALPHABET.indexOf(square.at(row ?? 0, column ?? 0)));
      }
    }
    let next = 0;
    return { output: mapLetters(text, () => enciphered[next++] ?? 0) };
  },
});
