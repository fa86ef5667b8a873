import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { positionInText } from '../shared/bytes/bytes.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';
import { ALPHABET } from './lib/letters.ts';
import { KeySquare, squareWithoutJ } from './lib/square.ts';

const SQUARES = {
  ij: squareWithoutJ,
  ck: (key: string) => new KeySquare(key, ALPHABET.replace('K', ''), new Map([['K', 'C']])),
  '6x6': (key: string) => new KeySquare(key, `${ALPHABET}0123456789`, new Map()),
};

export default defineTool({
  slug: 'polybius-square-cipher',
  name: 'Polybius Square and Tap Code',
  category: 'encoding',
  summary: 'Encodes letters as the row and column of a key square, including the tap code used by prisoners.',
  description:
    'Rows and columns count from 1. Characters are separated by a space, words by " / "; characters that are not in the square are dropped. Decrypting gives capitals; an odd count of coordinates or one outside the square is refused.',
  reference: 'Polybius, Histories X; tap code',
  keywords: ['knock code', 'coordinates', 'prison', 'nihilist'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encrypt, or coordinates to decrypt'),
    mode: cipherMode,
    square: z.enum(['ij', 'ck', '6x6']).default('ij').describe('Square of 5 by 5, with J as I or K as C (tap code), or of 6 by 6 with the digits'),
    key: z.string().max(200).default('').describe('Key whose letters come first in the square'),
    notation: z.enum(['digits', 'taps']).default('digits').describe('How row 2, column 3 is written: 23, or .. ... in taps'),
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'Hello world' }, result: { output: '23 15 31 31 34 / 52 34 42 31 14' } },
    { inputs: { text: '.. ... / . .', mode: 'decrypt', square: 'ck', notation: 'taps' }, result: { output: 'H A' } },
  ],
  run({ text, mode, square, key, notation }) {
    const table = SQUARES[square](key);
    return { output: mode === 'encrypt' ? encrypt(text, table, notation === 'taps') : decrypt(text, table, notation === 'taps') };
  },
});

function encrypt(text: string, table: KeySquare, taps: boolean): string {
  const write = (row: number, column: number): string => (taps ? `${'.'.repeat(row)} ${'.'.repeat(column)}` : `${row}${column}`);
  return text
    .split(/[ \t\n\f\r]+/)
    .map((word) =>
      Array.from(word)
        .flatMap((character) => table.find(character) ?? [])
        .map(({ row, column }) => write(row + 1, column + 1))
        .join(' '),
    )
    .filter(Boolean)
    .join(' / ');
}

function decrypt(text: string, table: KeySquare, taps: boolean): string {
  let output = '';
  let row: { value: number; index: number } | undefined;
  const single = (index: number) => unprocessable(`The coordinate at position ${positionInText(text, index)} has no partner.`, 'text');
  for (const match of text.matchAll(taps ? /\.+|\//g : /[0-9/]/g)) {
    const { index } = match;
    if (match[0] === '/') {
      if (row !== undefined) single(row.index);
      output += ' ';
      continue;
    }
    const value = taps ? match[0].length : Number(match[0]);
    if (value < 1 || value > table.size)
      unprocessable(`The coordinate ${value} at position ${positionInText(text, index)} is outside the square; it goes from 1 to ${table.size}.`, 'text');
    if (row === undefined) {
      row = { value, index };
      continue;
    }
    output += table.at(row.value - 1, value - 1);
    row = undefined;
  }
  if (row !== undefined) single(row.index);
  return output;
}
