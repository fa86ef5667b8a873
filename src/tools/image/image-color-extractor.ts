import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hexOf } from '../shared/svg/colors.ts';
import { CHANNELS, type Picture } from './lib/picture.ts';
import { clustersOf } from './lib/quantize.ts';
import { imageText, readPicture } from './lib/read.ts';
import { EIGHT_COLORS, FOUR_COLORS, SCENE } from './lib/samples.ts';

const HALF = 128;
const NEARLY_WHITE = 250;
const COLORS = 2 ** 24;
/** From so many pixels on they are counted in a table of all colours, which takes longer to look through than fewer take to be sorted. */
const MIN_FOR_TABLE = 500_000;

export default defineTool({
  slug: 'image-color-extractor',
  name: 'Image Colour Extractor',
  category: 'image',
  summary: 'Finds the main colours of an image with their shares, and its average colour.',
  description:
    'If the image has no more colours than are asked for, the palette is exactly those. Otherwise they are grouped by median cut, and each entry is the mean of its group. Colours are taken as they are stored, without regard to alpha, except that pixels with alpha below 128 are left out.',
  reference: 'Heckbert (1982), Color image quantization for frame buffer display (median cut)',
  keywords: ['dominant colour', 'palette from image', 'color scheme', 'theme colours', 'main colours', 'average color'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    colors: z.int().min(1).max(32).default(6).describe('Maximum number of colours in the palette'),
    ignoreTransparent: z.boolean().default(true).describe('Whether pixels with alpha below 128 are left out'),
    ignoreWhite: z.boolean().default(false).describe('Whether pixels are left out whose red, green and blue are all at least 250'),
  }),
  result: z.strictObject({
    palette: z
      .array(
        z.strictObject({
          hex: z.string().describe('The colour as #rrggbb'),
          rgb: z.array(z.int()).describe('Red, green and blue, 0 to 255'),
          percent: z.number().describe('Share of the pixels in percent'),
        }),
      )
      .describe('The main colours, that with the greatest share first'),
    dominant: z.string().describe('The colour with the greatest share, as #rrggbb'),
    average: z.string().describe('The mean of each channel as a colour, #rrggbb'),
    isDark: z.boolean().describe('Whether the luma of the average is below 128'),
    uniqueColors: z.int().describe('Number of different colours among the pixels counted'),
  }),
  pageInputs: { image: SCENE, colors: 5 },
  examples: [
    {
      inputs: { image: FOUR_COLORS },
      result: {
        palette: [
          { hex: '#0000ff', rgb: [0, 0, 255], percent: 25 },
          { hex: '#00ff00', rgb: [0, 255, 0], percent: 25 },
          { hex: '#c8c8c8', rgb: [200, 200, 200], percent: 25 },
          { hex: '#ff0000', rgb: [255, 0, 0], percent: 25 },
        ],
        dominant: '#0000ff',
        average: '#727272',
        isDark: true,
        uniqueColors: 4,
      },
    },
    {
      inputs: { image: EIGHT_COLORS, colors: 2 },
      result: {
        palette: [
          { hex: '#37e623', rgb: [55, 230, 35], percent: 50 },
          { hex: '#4b825f', rgb: [75, 130, 95], percent: 50 },
        ],
        dominant: '#37e623',
        average: '#41b441',
        isDark: false,
        uniqueColors: 8,
      },
    },
  ],
  async run({ image, colors, ignoreTransparent, ignoreWhite }) {
    const { counts, pixels } = countsOf(await readPicture(image), ignoreTransparent, ignoreWhite);
    if (pixels === 0) return unprocessable('No pixels are left to count: all are transparent or white.', 'image');
    const found: { color: number[]; count: number }[] = [];
    const sums = [0, 0, 0];
    for (const [color, count] of counts) {
      const channels = [color >> 16, (color >> 8) & 255, color & 255];
      for (const [channel, value] of channels.entries()) sums[channel] = (sums[channel] ?? 0) + value * count;
      found.push({ color: channels, count });
    }
    const palette = paletteOf(found.length <= colors ? found : clustersOf(found, colors), pixels);
    const [red = 0, green = 0, blue = 0] = sums;
    const [first] = palette;
    return {
      palette,
      dominant: first?.hex ?? '#000000',
      average: hexOf([mean(red, pixels), mean(green, pixels), mean(blue, pixels), 255]),
      isDark: 299 * red + 587 * green + 114 * blue < 128_000 * pixels,
      uniqueColors: found.length,
    };
  },
});

/** A quotient rounded half up. */
const mean = (sum: number, count: number): number => Math.floor((2 * sum + count) / (2 * count));

/** How often each colour occurs, in the order of the colours. */
function countsOf({ pixels }: Picture, ignoreTransparent: boolean, ignoreWhite: boolean): { counts: [color: number, count: number][]; pixels: number } {
  const colors = new Uint32Array(pixels.length / CHANNELS);
  let counted = 0;
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    if (ignoreTransparent && (pixels[at + 3] ?? 0) < HALF) continue;
    if (ignoreWhite && red >= NEARLY_WHITE && green >= NEARLY_WHITE && blue >= NEARLY_WHITE) continue;
    colors[counted++] = (red << 16) | (green << 8) | blue;
  }
  const kept = colors.subarray(0, counted);
  return { counts: counted < MIN_FOR_TABLE ? countedInOrder(kept) : countedInTable(kept), pixels: counted };
}

function countedInOrder(colors: Uint32Array): [color: number, count: number][] {
  const counts: [color: number, count: number][] = [];
  for (const color of colors.sort()) {
    const last = counts.at(-1);
    if (last?.[0] === color) last[1]++;
    else counts.push([color, 1]);
  }
  return counts;
}

function countedInTable(colors: Uint32Array): [color: number, count: number][] {
  const table = new Uint32Array(COLORS);
  for (const color of colors) table[color] = (table[color] ?? 0) + 1;
  const counts: [color: number, count: number][] = [];
  for (let color = 0; color < COLORS; color++) {
    const count = table[color] ?? 0;
    if (count > 0) counts.push([color, count]);
  }
  return counts;
}

/** Colours with their shares, the greatest first, those that look the same taken together. */
function paletteOf(colors: readonly { color: readonly number[]; count: number }[], pixels: number) {
  const byHex = new Map<string, { rgb: number[]; count: number }>();
  for (const { color, count } of colors) {
    const [red = 0, green = 0, blue = 0] = color.map((channel) => Math.floor(channel + 0.5));
    const hex = hexOf([red, green, blue, 255]);
    byHex.set(hex, { rgb: [red, green, blue], count: count + (byHex.get(hex)?.count ?? 0) });
  }
  return [...byHex]
    .sort(([a, first], [b, second]) => second.count - first.count || (a < b ? -1 : 1))
    .map(([hex, { rgb, count }]) => ({ hex, rgb, percent: (count * 100) / pixels }));
}
