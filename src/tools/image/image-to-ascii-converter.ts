import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hexOf } from '../shared/svg/colors.ts';
import { escapeXml } from '../shared/svg/drawing.ts';
import { graphemes } from '../shared/text/segments.ts';
import { channelOf, type Picture } from './lib/picture.ts';
import { imageText, readPicture } from './lib/read.ts';
import { areaMeans, areaSums, LUMA_UNITS, lumaOnWhite } from './lib/resample.ts';
import { GRADIENT, SCENE } from './lib/samples.ts';

const MAX_CELLS = 1_000_000;

export default defineTool({
  slug: 'image-to-ascii-converter',
  name: 'Image to ASCII Converter',
  category: 'image',
  summary: 'Draws an image as ASCII art, with characters of text for its shades.',
  description:
    'Each character is chosen by the mean luma of its part of the picture, which is put on white: character floor(luma / 256 × number of characters). Without rows, characters are taken to be twice as high as wide.',
  reference: 'Area average of luma 0.299 R + 0.587 G + 0.114 B, unrounded',
  keywords: ['ascii art', 'text art', 'picture as text', 'console picture', 'characters', 'ansi art'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    columns: z.int().min(2).max(400).default(80).describe('Number of characters in each row'),
    rows: z.int().min(1).max(400).optional().describe('Number of rows; by the proportions of the picture if omitted'),
    characters: z.string().min(2).max(70).default('@%#*+=-:. ').describe('The characters to draw with, from dark to light'),
    invert: z.boolean().default(false).describe('Whether the characters are turned round, for light text on a dark ground'),
    html: z.boolean().default(false).describe('Whether to give HTML with coloured characters as well'),
  }),
  result: z.strictObject({
    text: z.string().describe('The picture as rows of text'),
    columns: z.int().describe('Number of characters in each row'),
    rows: z.int().describe('Number of rows of text'),
    html: z.string().optional().describe('The picture as HTML with coloured characters; absent unless asked for'),
  }),
  pageInputs: { image: SCENE, columns: 60 },
  examples: [{ inputs: { image: GRADIENT, columns: 8 }, result: { text: '@%##*++=\n%##*+==-\n#**+=--:\n**+=--:.', columns: 8, rows: 4 } }],
  async run({ image, columns, rows, characters, invert, html }) {
    const picture = await readPicture(image);
    const height = rows ?? Math.max(1, Math.floor((columns * picture.height + picture.width) / (2 * picture.width)));
    if (columns * height > MAX_CELLS)
      unprocessable(`The text would have ${columns * height} characters; at most ${MAX_CELLS} are written. Ask for fewer columns, or for rows.`);
    const list = invert ? graphemes(characters).toReversed() : graphemes(characters);
    const lines = linesOf(picture, columns, height, list);
    return { text: lines.map((line) => line.join('')).join('\n'), columns, rows: height, ...(html && { html: inColor(picture, lines, columns) }) };
  },
});

function linesOf(picture: Picture, columns: number, rows: number, characters: readonly string[]): string[][] {
  const { sums, units } = areaSums(picture, columns, rows, lumaOnWhite);
  const whole = BigInt(units) * BigInt(LUMA_UNITS) * 256n;
  const count = BigInt(characters.length);
  return Array.from({ length: rows }, (_, y) =>
    Array.from(sums.subarray(y * columns, (y + 1) * columns), (sum) => characters[Number((BigInt(sum) * count) / whole)] ?? ''),
  );
}

/** The characters in the mean colour of each, those of one colour in a row together. */
function inColor(picture: Picture, lines: readonly (readonly string[])[], columns: number): string {
  const means = areaMeans(picture, columns, lines.length);
  const rows = lines.map((line, y) => {
    const runs: { color: string; text: string }[] = [];
    for (const [x, character] of line.entries()) {
      const [red = 0, green = 0, blue = 0] = means.subarray((y * columns + x) * 3, (y * columns + x) * 3 + 3).map(channelOf);
      const color = hexOf([red, green, blue, 255]);
      const last = runs.at(-1);
      if (last?.color === color) last.text += character;
      else runs.push({ color, text: character });
    }
    return runs.map(({ color, text }) => `<span style="color:${color}">${escapeXml(text)}</span>`).join('');
  });
  return `<pre style="font-family:monospace;line-height:1">${rows.join('\n')}</pre>`;
}
