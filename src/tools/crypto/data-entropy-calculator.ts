import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { log2 } from '../shared/numbers/elementary.ts';
import { chiSquareUpperTail } from './lib/chi-square.ts';
import { inputEncoding } from './lib/fields.ts';

const SYMBOLS = 256;
const assessment = z.enum(['low', 'text', 'compressed', 'random']);
const POINT_BYTES = 6;
const RADIUS = 2 ** 24 - 1;

export default defineTool({
  slug: 'data-entropy-calculator',
  name: 'Data Entropy Calculator',
  category: 'crypto',
  summary: 'Measures how random bytes look: Shannon entropy, chi-square, mean, Monte Carlo pi and serial correlation.',
  description:
    'Monte Carlo takes six bytes at a time as two coordinates of 24 bits; a rest of fewer than six is left out. Serial correlation is of each byte with the next, the last with the first. Few bytes never look random: their entropy is limited by their count.',
  reference: "The measures of Fourmilab's ent",
  keywords: ['randomness', 'shannon', 'ent', 'file entropy', 'compressed', 'encrypted', 'random test', 'chi squared'],
  inputs: z.strictObject({
    text: z.string().min(1).max(1_000_000).describe('The data, as text or as bytes in inputEncoding'),
    inputEncoding,
  }),
  result: z.strictObject({
    bytes: z.int().describe('Count of bytes measured'),
    entropyBitsPerByte: z.number().describe('Shannon entropy, 0 to 8 bits per byte'),
    minEntropyBitsPerByte: z.number().describe("-log2 of the most frequent byte's share, in bits per byte"),
    distinctBytes: z.int().describe('How many different bytes occur'),
    chiSquare: z.number().describe('Chi-square against 256 equally likely bytes, 255 degrees of freedom'),
    chiSquareProbability: z.number().describe('Chance that random bytes exceed that chi-square, 0 to 1'),
    mean: z.number().describe('Mean of the bytes; 127.5 for random ones'),
    monteCarloPi: z.number().optional().describe('Pi as estimated from points in a square; absent below 6 bytes'),
    serialCorrelation: z.number().optional().describe('Correlation of neighbouring bytes, -1 to 1; absent where all bytes are equal'),
    assessment: assessment.describe('What it looks like: entropy below 3.5, below 6, below 7.9, or above'),
  }),
  headline: 'entropyBitsPerByte',
  examples: [
    // Every byte once
    {
      inputs: {
        text: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/wMHCw8TFxsfIycrLzM3Oz9DR0tPU1dbX2Nna29zd3t/g4eLj5OXm5+jp6uvs7e7v8PHy8/T19vf4+fr7/P3+/w==',
        inputEncoding: 'base64',
      },
      result: {
        bytes: 256,
        entropyBitsPerByte: 8,
        minEntropyBitsPerByte: 8,
        distinctBytes: 256,
        chiSquare: 0,
        chiSquareProbability: 1,
        mean: 127.5,
        monteCarloPi: 2.857142857142857,
        serialCorrelation: 0.9766536964980544,
        assessment: 'random',
      },
    },
  ],
  run({ text, inputEncoding }) {
    const bytes = bytesFromText(text, inputEncoding);
    const count = bytes.length;
    if (count === 0) return unprocessable('The text gives no bytes; at least one is needed.', 'text');
    const counts = new Array<number>(SYMBOLS).fill(0);
    for (let at = 0; at < count; at++) {
      const byte = bytes[at] ?? 0;
      counts[byte] = (counts[byte] ?? 0) + 1;
    }
    const present = counts.filter((frequency) => frequency > 0);
    const entropy = present.reduce((sum, frequency) => sum + (frequency / count) * log2(count / frequency), 0);
    const chiSquare = (SYMBOLS * present.reduce((sum, frequency) => sum + frequency * frequency, 0)) / count - count;
    const pi = monteCarloPi(bytes);
    const correlation = serialCorrelation(bytes);
    return {
      bytes: count,
      entropyBitsPerByte: entropy,
      minEntropyBitsPerByte: log2(count / Math.max(...present)),
      distinctBytes: present.length,
      chiSquare,
      chiSquareProbability: chiSquareUpperTail(chiSquare, SYMBOLS - 1),
      mean: counts.reduce((sum, frequency, byte) => sum + frequency * byte, 0) / count,
      ...(pi !== undefined && { monteCarloPi: pi }),
      ...(correlation !== undefined && { serialCorrelation: correlation }),
      assessment: assess(entropy),
    };
  },
});

function assess(entropy: number): z.infer<typeof assessment> {
  if (entropy < 3.5) return 'low';
  if (entropy < 6) return 'text';
  return entropy < 7.9 ? 'compressed' : 'random';
}

function monteCarloPi(bytes: Uint8Array): number | undefined {
  const points = Math.floor(bytes.length / POINT_BYTES);
  const coordinate = (start: number): number => ((bytes[start] ?? 0) << 16) | ((bytes[start + 1] ?? 0) << 8) | (bytes[start + 2] ?? 0);
  let inside = 0;
  for (let point = 0; point < points; point++) {
    const x = coordinate(point * POINT_BYTES);
    const y = coordinate(point * POINT_BYTES + 3);
    if (x * x + y * y <= RADIUS * RADIUS) inside++;
  }
  return points === 0 ? undefined : (4 * inside) / points;
}

function serialCorrelation(bytes: Uint8Array): number | undefined {
  let [sum, squares, products] = [0, 0, 0];
  let previous = bytes.at(-1) ?? 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    sum += byte;
    squares += byte * byte;
    products += previous * byte;
    previous = byte;
  }
  const [count, square] = [BigInt(bytes.length), BigInt(sum) ** 2n];
  const spread = count * BigInt(squares) - square;
  return spread === 0n ? undefined : Number(count * BigInt(products) - square) / Number(spread);
}
