import { z } from 'zod';
import { defineTool } from '../define.ts';
import { log2 } from '../shared/numbers/elementary.ts';
import { Drawing } from '../shared/svg/drawing.ts';
import { CHANNELS, type Picture } from './lib/picture.ts';
import { imageText, readPicture } from './lib/read.ts';
import { FOUR_COLORS, SCENE } from './lib/samples.ts';

const LEVELS = 256;
const NAMES = ['red', 'green', 'blue', 'alpha', 'luma'] as const;
const WIDTH = 512;
const HEIGHT = 200;
/** What is drawn, the last on top. */
const DRAWN = [
  { name: 'luma', color: [120, 120, 120, 255], opacity: 0.5 },
  { name: 'red', color: [220, 40, 40, 255], opacity: 0.45 },
  { name: 'green', color: [30, 160, 60, 255], opacity: 0.45 },
  { name: 'blue', color: [50, 90, 220, 255], opacity: 0.45 },
] as const;

export default defineTool({
  slug: 'image-histogram-generator',
  name: 'Image Histogram Generator',
  category: 'image',
  summary: 'Makes histograms and statistics of the colour channels and the brightness of an image.',
  description: 'Of the pixels as they are, fully transparent ones too. The entropy is that of the 256 values, whatever the bins.',
  reference: 'Luma 0.299 R + 0.587 G + 0.114 B, rounded half up; standard deviation of the population; Shannon entropy',
  keywords: ['brightness distribution', 'exposure', 'levels', 'photo histogram', 'contrast', 'image statistics', 'mean colour'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    bins: z.enum(['8', '16', '32', '64', '128', '256']).default('256').describe('How many ranges the 256 values are counted in'),
  }),
  result: z.strictObject({
    channels: z
      .array(
        z.strictObject({
          channel: z.enum(NAMES).describe('Name of the channel: red, green, blue, alpha or luma'),
          minimum: z.int().describe('The smallest value that occurs'),
          maximum: z.int().describe('The greatest value that occurs'),
          mean: z.number().describe('Mean of the values'),
          standardDeviation: z.number().describe('Standard deviation of all values (population)'),
          median: z.number().describe('Median of the values; the mean of the two in the middle for an even number'),
          entropyBits: z.number().describe('Shannon entropy of the values in bits, 0 to 8'),
          counts: z.array(z.int()).describe('Number of pixels in each range, the lowest values first'),
        }),
      )
      .describe('Red, green, blue, alpha and luma, in this order'),
    pixels: z.int().describe('Number of pixels that were counted'),
    svg: z.string().describe('The histograms of red, green, blue and luma as an SVG'),
  }),
  pageInputs: { image: SCENE, bins: '32' },
  examples: [
    {
      inputs: { image: FOUR_COLORS, bins: '8' },
      result: {
        channels: [
          {
            channel: 'red',
            minimum: 0,
            maximum: 255,
            mean: 113.75,
            standardDeviation: 115.40011915071838,
            median: 100,
            entropyBits: 1.5,
            counts: [2, 0, 0, 0, 0, 0, 1, 1],
          },
          {
            channel: 'green',
            minimum: 0,
            maximum: 255,
            mean: 113.75,
            standardDeviation: 115.40011915071838,
            median: 100,
            entropyBits: 1.5,
            counts: [2, 0, 0, 0, 0, 0, 1, 1],
          },
          {
            channel: 'blue',
            minimum: 0,
            maximum: 255,
            mean: 113.75,
            standardDeviation: 115.40011915071838,
            median: 100,
            entropyBits: 1.5,
            counts: [2, 0, 0, 0, 0, 0, 1, 1],
          },
          { channel: 'alpha', minimum: 255, maximum: 255, mean: 255, standardDeviation: 0, median: 255, entropyBits: 0, counts: [0, 0, 0, 0, 0, 0, 0, 4] },
          {
            channel: 'luma',
            minimum: 29,
            maximum: 200,
            mean: 113.75,
            standardDeviation: 65.88009942311866,
            median: 113,
            entropyBits: 2,
            counts: [1, 0, 1, 0, 1, 0, 1, 0],
          },
        ],
        pixels: 4,
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="200" viewBox="0 0 512 200" role="img"><title>Histogram</title><desc>How often each value of red, green, blue and luma occurs, dark on the left</desc><rect x="0" y="0" width="512" height="200" fill="#ffffff"/><path d="M0 200v-98h64v98h64v-98h64v98h64v-98h64v98h64v-98h64v98h64z" fill="#787878" fill-opacity="0.5"/><path d="M0 200v-196h64v196h320v-98h128v98z" fill="#dc2828" fill-opacity="0.45"/><path d="M0 200v-196h64v196h320v-98h128v98z" fill="#1ea03c" fill-opacity="0.45"/><path d="M0 200v-196h64v196h320v-98h128v98z" fill="#325adc" fill-opacity="0.45"/></svg>',
      },
    },
  ],
  async run({ image, bins }) {
    const picture = await readPicture(image);
    const pixels = picture.width * picture.height;
    const histograms = countsOf(picture);
    const channels = NAMES.map((channel, index) => ({ channel, ...statistics(histograms[index] ?? new Float64Array(LEVELS), pixels, Number(bins)) }));
    return { channels, pixels, svg: draw(channels) };
  },
});

function countsOf({ pixels }: Picture): Float64Array[] {
  const counts = NAMES.map(() => new Float64Array(LEVELS));
  const [red, green, blue, alpha, luma] = counts as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  const count = (of: Float64Array, value: number): void => {
    of[value] = (of[value] ?? 0) + 1;
  };
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    count(red, r);
    count(green, g);
    count(blue, b);
    count(alpha, pixels[at + 3] ?? 0);
    count(luma, Math.floor((299 * r + 587 * g + 114 * b + 500) / 1000));
  }
  return counts;
}

function statistics(counts: Float64Array, pixels: number, bins: number) {
  let [sum, squares, entropyBits] = [0n, 0n, 0];
  for (const [value, count] of counts.entries()) {
    sum += BigInt(value * count);
    squares += BigInt(value * value * count);
    if (count > 0 && count < pixels) entropyBits -= (count / pixels) * log2(count / pixels);
  }
  const total = BigInt(pixels);
  const width = LEVELS / bins;
  return {
    minimum: counts.findIndex((count) => count > 0),
    maximum: counts.findLastIndex((count) => count > 0),
    mean: Number(sum) / pixels,
    standardDeviation: Math.sqrt(Number(total * squares - sum * sum)) / pixels,
    median: (valueAt(counts, Math.floor((pixels - 1) / 2)) + valueAt(counts, Math.floor(pixels / 2))) / 2,
    entropyBits,
    counts: Array.from({ length: bins }, (_, bin) => counts.subarray(bin * width, (bin + 1) * width).reduce((all, count) => all + count, 0)),
  };
}

/** The value at a place among all values in order. */
function valueAt(counts: Float64Array, place: number): number {
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen > place;
  });
}

function draw(channels: readonly { channel: string; counts: readonly number[] }[]): string {
  const drawing = new Drawing(WIDTH, HEIGHT)
    .describe('Histogram', 'How often each value of red, green, blue and luma occurs, dark on the left')
    .rectangle(0, 0, WIDTH, HEIGHT, [255, 255, 255, 255]);
  const shown = DRAWN.map(({ name, color, opacity }) => ({ color, opacity, counts: channels.find(({ channel }) => channel === name)?.counts ?? [] }));
  const most = Math.max(1, ...shown.flatMap(({ counts }) => counts));
  for (const { color, opacity, counts } of shown) {
    const step = WIDTH / counts.length;
    const steps = counts.flatMap((count, index): [number, number][] => {
      const y = HEIGHT - (count / most) * (HEIGHT - 4);
      return [
        [index * step, y],
        [(index + 1) * step, y],
      ];
    });
    drawing.polygons([[[0, HEIGHT], ...steps, [WIDTH, HEIGHT]]], color, opacity);
  }
  return drawing.svg();
}
