import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cos } from '../shared/numbers/elementary.ts';
import type { Picture } from './lib/picture.ts';
import { imageText, readPicture } from './lib/read.ts';
import { areaSums, LUMA_UNITS, lumaOnWhite } from './lib/resample.ts';
import { GRADIENT } from './lib/samples.ts';

/** The side of what the DCT is taken of, by that of the hash. */
const WIDER = 4;
/** A share of all luma below which a coefficient is what doubles leave of 0. */
const TINY = 1e-11;
/** The part of the bits that may differ in similar pictures. */
const SIMILAR = 0.1;

export default defineTool({
  slug: 'image-hash-calculator',
  name: 'Image Hash Calculator',
  category: 'image',
  summary: 'Calculates perceptual hashes of an image (average, difference, DCT), and how alike two images are.',
  description:
    'Pictures are put on white and shrunk by area average of luma, without rounding. average: bit 1 for cells above the mean. difference: bit 1 for cells darker than their right neighbour. perceptual: bit 1 for the lowest frequencies of the DCT above their median. Bits are read row by row from the top left, the first the highest.',
  reference: 'aHash, dHash and pHash (DCT-II of 4 size × 4 size cells)',
  keywords: ['phash', 'ahash', 'dhash', 'find duplicate images', 'similar pictures', 'fingerprint', 'near duplicate', 'hamming distance'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    other: imageText('A second image to compare with').optional(),
    size: z.enum(['8', '16']).default('8').describe('Side of the hash: 8 gives 64 bits, 16 gives 256'),
  }),
  result: z.strictObject({
    average: z.string().describe('Average hash of the image in hex'),
    difference: z.string().describe('Difference hash of the image in hex'),
    perceptual: z.string().describe('Perceptual hash of the image in hex, by the DCT'),
    distances: z
      .strictObject({
        average: z.int().describe('Number of bits that differ in the average hash'),
        difference: z.int().describe('Number of bits that differ in the difference hash'),
        perceptual: z.int().describe('Number of bits that differ in the perceptual hash'),
      })
      .optional()
      .describe('Hamming distances to the other image; absent without one'),
    similar: z.boolean().optional().describe('Whether at most 10 % of the bits of the perceptual hash differ; absent without another image'),
  }),
  examples: [
    { inputs: { image: GRADIENT }, result: { average: '0303070f0f1f3f3f', difference: 'ffffffffffffffff', perceptual: '8000000000000000' } },
    {
      inputs: { image: GRADIENT, other: GRADIENT },
      result: {
        average: '0303070f0f1f3f3f',
        difference: 'ffffffffffffffff',
        perceptual: '8000000000000000',
        distances: { average: 0, difference: 0, perceptual: 0 },
        similar: true,
      },
    },
  ],
  async run({ image, other, size }) {
    const side = Number(size);
    const own = hashesOf(await readPicture(image), side);
    const written = { average: inHex(own.average), difference: inHex(own.difference), perceptual: inHex(own.perceptual) };
    if (other === undefined) return written;
    const its = hashesOf(await readPicture(other, 'other'), side);
    const distances = {
      average: distance(own.average, its.average),
      difference: distance(own.difference, its.difference),
      perceptual: distance(own.perceptual, its.perceptual),
    };
    return { ...written, distances, similar: distances.perceptual <= SIMILAR * side * side };
  },
});

const distance = (a: readonly boolean[], b: readonly boolean[]): number => a.filter((bit, index) => bit !== b[index]).length;

function inHex(bits: readonly boolean[]): string {
  let text = '';
  for (let at = 0; at < bits.length; at += 4)
    text += bits
      .slice(at, at + 4)
      .reduce((digit, bit) => digit * 2 + (bit ? 1 : 0), 0)
      .toString(16);
  return text;
}

function hashesOf(picture: Picture, side: number): Record<'average' | 'difference' | 'perceptual', boolean[]> {
  const cells = areaSums(picture, side, side, lumaOnWhite).sums;
  const total = cells.reduce((sum, cell) => sum + BigInt(cell), 0n);
  const wide = areaSums(picture, side + 1, side, lumaOnWhite).sums;
  return {
    average: Array.from(cells, (cell) => BigInt(cell) * BigInt(cells.length) > total),
    difference: Array.from({ length: side * side }, (_, index) => {
      const at = Math.floor(index / side) * (side + 1) + (index % side);
      return (wide[at] ?? 0) < (wide[at + 1] ?? 0);
    }),
    perceptual: perceptual(picture, side),
  };
}

function perceptual(picture: Picture, side: number): boolean[] {
  const count = side * WIDER;
  const { sums, units } = areaSums(picture, count, count, lumaOnWhite);
  const lumas = sums.map((sum) => sum / (units * LUMA_UNITS));
  const least = TINY * count * count * 255;
  const frequencies = lowest(lumas, count, side).map((value) => (Math.abs(value) < least ? 0 : value));
  const sorted = frequencies.toSorted();
  const middle = sorted.length / 2;
  const median = ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return Array.from(frequencies, (value) => value - median > least);
}

/** The lowest frequencies of the DCT-II of a square in both directions, row by row. */
function lowest(values: Float64Array, count: number, side: number): Float64Array {
  const waves = Array.from({ length: side }, (_, frequency) =>
    Float64Array.from({ length: count }, (_, place) => cos((Math.PI * frequency * (2 * place + 1)) / (2 * count))),
  );
  const out = new Float64Array(side * side);
  for (const [across, wave] of waves.entries()) {
    const column = Float64Array.from({ length: count }, (_, y) => wave.reduce((sum, weight, x) => sum + weight * (values[y * count + x] ?? 0), 0));
    for (const [down, other] of waves.entries()) out[down * side + across] = other.reduce((sum, weight, y) => sum + weight * (column[y] ?? 0), 0);
  }
  return out;
}
