import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { cipherMode } from '../shared/bytes/codec.ts';
import { capitals, keyLetters, letterIndices } from './lib/letters.ts';
import { type KeySquare, squareWithoutJ } from './lib/square.ts';

export default defineTool({
  slug: 'playfair-cipher',
  name: 'Playfair Cipher',
  category: 'encoding',
  summary: 'Encrypts and decrypts pairs of letters with a five-by-five key square.',
  description:
    'Letters only, as capitals, J as I; all else is dropped. X separates two equal letters of a pair (Q separates two X) and completes an odd end (Q after X); decrypting leaves these in. A key without letters, or an odd count of letters to decrypt, is refused.',
  reference: 'Wheatstone and Playfair 1854',
  keywords: ['digraph', 'key square', 'classical'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encrypt or decrypt'),
    key: z.string().min(1).max(200).describe('Key whose letters come first in the square'),
    mode: cipherMode,
  }),
  result: z.strictObject({
    output: z.string().describe('Capital letters without spaces'),
    pairs: z.array(z.string()).describe('The pairs worked on, before enciphering or deciphering'),
  }),
  examples: [
    {
      inputs: { text: 'Hide the gold in the tree stump', key: 'playfair example' },
      result: {
        output: 'BMODZBXDNABEKUDMUIXMMOUVIF',
        pairs: ['HI', 'DE', 'TH', 'EG', 'OL', 'DI', 'NT', 'HE', 'TR', 'EX', 'ES', 'TU', 'MP'],
      },
    },
    {
      inputs: { text: 'BMODZBXDNABEKUDMUIXMMOUVIF', key: 'playfair example', mode: 'decrypt' },
      result: {
        output: 'HIDETHEGOLDINTHETREXESTUMP',
        pairs: ['BM', 'OD', 'ZB', 'XD', 'NA', 'BE', 'KU', 'DM', 'UI', 'XM', 'MO', 'UV', 'IF'],
      },
    },
  ],
  run({ text, key, mode }) {
    keyLetters(key);
    const square = squareWithoutJ(key);
    const letters = capitals(letterIndices(text)).replaceAll('J', 'I');
    if (mode === 'decrypt' && letters.length % 2 === 1)
      unprocessable(`Playfair deciphers pairs; the text has an odd count of letters, ${letters.length}.`, 'text');
    const pairs = mode === 'encrypt' ? fillPairs(letters) : (letters.match(/../g) ?? []);
    const step = mode === 'encrypt' ? 1 : -1;
    return { output: pairs.map((pair) => exchange(square, pair, step)).join(''), pairs };
  },
});

function fillPairs(letters: string): string[] {
  const pairs: string[] = [];
  for (let i = 0; i < letters.length; ) {
    const first = letters.charAt(i);
    const second = letters.charAt(i + 1);
    const filled = second === '' || second === first;
    pairs.push(first + (filled ? (first === 'X' ? 'Q' : 'X') : second));
    i += filled ? 1 : 2;
  }
  return pairs;
}

function exchange(square: KeySquare, pair: string, step: number): string {
  const first = square.find(pair.charAt(0));
  const second = square.find(pair.charAt(1));
  if (!first || !second) return '';
  if (first.row === second.row) return square.at(first.row, first.column + step) + square.at(second.row, second.column + step);
  if (first.column === second.column) return square.at(first.row + step, first.column) + square.at(second.row + step, second.column);
  return square.at(first.row, second.column) + square.at(second.row, first.column);
}
