import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { cipherMode } from '../shared/bytes/codec.ts';
import { capitals, inverseModulo26, letterIndices, modulo } from './lib/letters.ts';

const FILLER = 23;

type Matrix = number[][];

export default defineTool({
  slug: 'hill-cipher',
  name: 'Hill Cipher',
  category: 'encoding',
  summary: 'Enciphers blocks of letters with an invertible key matrix modulo 26.',
  description:
    'Letters only, as capitals; all else is dropped. Each block is a column vector multiplied from the left by the matrix (A=0). Encrypting fills the last block with X; decrypting needs whole blocks. A matrix whose determinant has a common factor with 26 is refused.',
  reference: 'Hill 1929',
  keywords: ['matrix', 'linear algebra', 'modular', 'classical'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('Text to encrypt or decrypt'),
    key: z.string().min(4).max(16).describe('Key matrix row by row as 4, 9 or 16 letters, A=0'),
    mode: cipherMode,
  }),
  result: z.strictObject({
    output: z.string().describe('Capital letters without spaces'),
    matrix: z.array(z.array(z.int())).describe('The matrix that was multiplied with: the key, or its inverse when decrypting'),
  }),
  examples: [
    {
      inputs: { text: 'act', key: 'GYBNQKURP' },
      result: {
        output: 'POH',
        matrix: [
          [6, 24, 1],
          [13, 16, 10],
          [20, 17, 15],
        ],
      },
    },
    {
      inputs: { text: 'POH', key: 'GYBNQKURP', mode: 'decrypt' },
      result: {
        output: 'ACT',
        matrix: [
          [8, 5, 10],
          [21, 8, 21],
          [21, 12, 8],
        ],
      },
    },
  ],
  run({ text, key, mode }) {
    const keyMatrix = readKey(key);
    const inverse = invert(keyMatrix);
    const matrix = mode === 'encrypt' ? keyMatrix : inverse;
    const size = matrix.length;
    const letters = letterIndices(text);
    if (mode === 'decrypt' && letters.length % size !== 0)
      unprocessable(`The text has ${letters.length} letters; deciphering needs whole blocks of ${size}.`, 'text');
    while (letters.length % size !== 0) letters.push(FILLER);
    const output: number[] = [];
    for (let start = 0; start < letters.length; start += size)
      for (const row of matrix)
        output.push(
          modulo(
            row.reduce((sum, factor, column) => sum + factor * (letters[start + column] ?? 0), 0),
            26,
          ),
        );
    return { output: capitals(output), matrix };
  },
});

function readKey(key: string): Matrix {
  const wrong = key.search(/[^A-Za-z]/);
  if (wrong >= 0) unprocessable(`${placeInText(key, wrong)} is not a letter.`, 'key');
  const size = Math.sqrt(key.length);
  if (!Number.isInteger(size)) unprocessable(`The key has ${key.length} letters; a square matrix needs 4, 9 or 16.`, 'key');
  const letters = letterIndices(key);
  return Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size));
}

/** Inverse modulo 26 by the adjugate. */
function invert(matrix: Matrix): Matrix {
  const determinant = modulo(determinantOf(matrix), 26);
  const inverse = inverseModulo26(determinant);
  if (inverse === undefined)
    return unprocessable(
      `The determinant of the key matrix is ${determinant} modulo 26, which has a common factor with 26, so nothing could be deciphered.`,
      'key',
    );
  return matrix.map((row, i) => row.map((_, j) => modulo(inverse * (-1) ** (i + j) * determinantOf(without(matrix, j, i)), 26)));
}

const without = (matrix: Matrix, row: number, column: number): Matrix =>
  matrix.filter((_, i) => i !== row).map((values) => values.filter((_, j) => j !== column));

/** Determinant modulo 26 by expansion along the first row; matrices have at most four rows. */
function determinantOf(matrix: Matrix): number {
  const [first = []] = matrix;
  if (matrix.length <= 1) return first[0] ?? 1;
  return first.reduce((sum, value, column) => sum + (-1) ** column * value * determinantOf(without(matrix, 0, column)), 0) % 26;
}
