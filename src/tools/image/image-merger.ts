import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { colorText, readRgba } from './lib/color.ts';
import { MAX_PIXELS, MAX_SIDE } from './lib/header.ts';
import { filled, type Picture, placed } from './lib/picture.ts';
import { decodeFirst, imageText, openImage } from './lib/read.ts';
import { EIGHT_COLORS, FOUR_COLORS, SCENE } from './lib/samples.ts';
import { pictureFields, qualityInput, written } from './lib/write.ts';

type Align = 'start' | 'center' | 'end';

export default defineTool({
  slug: 'image-merger',
  name: 'Image Merger',
  category: 'image',
  summary: 'Puts images side by side, one below the other or in a grid, also as a sprite sheet with its CSS.',
  description:
    'Images keep their size. The cells of a grid are as wide and as high as the largest image. align is across the direction, and both ways within the cells of a grid. A grid has no more columns than there are images.',
  reference: '8-bit sRGB; CSS background-position for sprites',
  keywords: ['combine pictures', 'collage', 'join photos', 'stitch', 'sprite sheet', 'css sprites', 'contact sheet', 'concatenate'],
  cost: 'heavy',
  inputs: z.strictObject({
    images: z.array(imageText('One image')).min(2).max(50).describe('The images in their order, each in Base64 or as a data: URI'),
    direction: z
      .enum(['horizontal', 'vertical', 'grid'])
      .default('horizontal')
      .describe('Whether images are put side by side, one below the other, or in a grid'),
    columns: z.int().min(1).max(50).optional().describe('Columns of a grid; the square root of the number of images, rounded up, if omitted'),
    gap: z.int().min(0).max(500).default(0).describe('Pixels between images'),
    align: z
      .enum(['start', 'center', 'end'])
      .default('start')
      .describe('Where a smaller image is: at the top or left, in the middle, or at the bottom or right'),
    background: colorText('What is behind and between the images').default('transparent'),
    cssPrefix: z
      .string()
      .min(1)
      .max(40)
      .regex(/^[A-Za-z0-9_-]+$/, 'must be ASCII letters, digits, - and _')
      .default('sprite')
      .describe('What the names of the CSS classes begin with: letters, digits, - and _'),
    format: z.enum(['png', 'jpeg', 'webp', 'raw']).default('png').describe('Format of the result; raw is 8-bit red, green, blue and alpha, row by row'),
    quality: qualityInput(90),
  }),
  result: z.strictObject({
    ...pictureFields,
    positions: z
      .array(
        z.strictObject({
          index: z.int().describe('Number of the image in the list, from 0'),
          left: z.int().describe('Pixels to the left of the image'),
          top: z.int().describe('Pixels above the image'),
          width: z.int().describe('Width of the image in pixels'),
          height: z.int().describe('Height of the image in pixels'),
        }),
      )
      .describe('Where each image is in the result'),
    css: z.string().describe('CSS with a class for each image, which shows it from the result'),
  }),
  appliesWhen: { quality: { format: ['jpeg', 'webp'] }, columns: { direction: ['grid'] } },
  pageInputs: { images: [SCENE, SCENE], gap: 10 },
  examples: [
    {
      inputs: { images: [FOUR_COLORS, EIGHT_COLORS], format: 'raw' },
      result: {
        image: '/wAA/wD/AP8A/wX/Cs0j/xSbQf8eaV//AAD//8jIyP9k/yP/bs1B/3ibX/+CaX3/',
        format: 'raw',
        width: 6,
        height: 2,
        bytes: 48,
        positions: [
          { index: 0, left: 0, top: 0, width: 2, height: 2 },
          { index: 1, left: 2, top: 0, width: 4, height: 2 },
        ],
        css: '[class^="sprite-"], [class*=" sprite-"] {\n  display: inline-block;\n  background-image: url("sprite.raw");\n  background-repeat: no-repeat;\n}\n.sprite-0 {\n  width: 2px;\n  height: 2px;\n  background-position: 0 0;\n}\n.sprite-1 {\n  width: 4px;\n  height: 2px;\n  background-position: -2px 0;\n}',
      },
    },
  ],
  async run({ images, direction, columns, gap, align, background, cssPrefix, format, quality }) {
    const color = await readRgba(background, 'background');
    const files = images.map((image, index) => openImage(image, `images[${index}]`));
    const sizes = files.map(({ header: { width, height, orientation } }) => (orientation >= 5 ? { width: height, height: width } : { width, height }));
    const count = Math.min(
      images.length,
      direction === 'horizontal' ? images.length : direction === 'vertical' ? 1 : (columns ?? Math.ceil(Math.sqrt(images.length))),
    );
    const { positions, width, height } = laidOut(sizes, count, direction === 'grid', gap, align);
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
      unprocessable(`The result would be ${width} × ${height} pixels; at most ${MAX_PIXELS} are made, and ${MAX_SIDE} on a side.`);
    const sheet = filled(width, height, color);
    for (const [index, file] of files.entries()) placed(sheet, await decodeFirst(file), positions[index]?.left ?? 0, positions[index]?.top ?? 0);
    const result = await written(sheet, format, { quality });
    return { ...result, positions, css: cssOf(positions, cssPrefix, format) };
  },
});

type Size = Pick<Picture, 'width' | 'height'>;

const shift = (align: Align, room: number): number => (align === 'start' ? 0 : align === 'end' ? room : Math.floor(room / 2));

/** Places images in rows of so many; only in a grid are all cells of one size. */
function laidOut(sizes: readonly Size[], columns: number, isGrid: boolean, gap: number, align: Align) {
  const widest = Math.max(...sizes.map(({ width }) => width));
  const highest = Math.max(...sizes.map(({ height }) => height));
  const isRow = !isGrid && columns === sizes.length;
  let [left, top] = [0, 0];
  const positions = sizes.map(({ width, height }, index) => {
    if (index > 0 && index % columns === 0) {
      left = 0;
      top += (isGrid ? highest : (sizes[index - 1]?.height ?? 0)) + gap;
    }
    const cell = { width: isRow ? width : widest, height: isRow || isGrid ? highest : height };
    const position = { index, left: left + shift(align, cell.width - width), top: top + shift(align, cell.height - height), width, height };
    left += cell.width + gap;
    return position;
  });
  const rows = Math.ceil(sizes.length / columns);
  const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0) + gap * (lengths.length - 1);
  return {
    positions,
    width: isRow ? sum(sizes.map(({ width }) => width)) : isGrid ? columns * widest + gap * (columns - 1) : widest,
    height: isRow ? highest : isGrid ? rows * highest + gap * (rows - 1) : sum(sizes.map(({ height }) => height)),
  };
}

function cssOf(positions: readonly { index: number; left: number; top: number; width: number; height: number }[], prefix: string, format: string): string {
  // A class may not begin with a digit, or with a hyphen before one (CSS Syntax 3, 4.3.9).
  const name = /^(?:\d|-\d|-$)/.test(prefix) ? `\\${prefix.charCodeAt(0).toString(16)} ${prefix.slice(1)}` : prefix;
  const shared = `[class^="${prefix}-"], [class*=" ${prefix}-"] {\n  display: inline-block;\n  background-image: url("${prefix}.${format === 'jpeg' ? 'jpg' : format}");\n  background-repeat: no-repeat;\n}`;
  const pixels = (length: number): string => (length === 0 ? '0' : `${-length}px`);
  const classes = positions.map(
    ({ index, left, top, width, height }) =>
      `.${name}-${index} {\n  width: ${width}px;\n  height: ${height}px;\n  background-position: ${pixels(left)} ${pixels(top)};\n}`,
  );
  return [shared, ...classes].join('\n');
}
