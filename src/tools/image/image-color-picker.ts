import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hexOf } from '../shared/svg/colors.ts';
import { CHANNELS, type Picture } from './lib/picture.ts';
import { imageText, readPicture } from './lib/read.ts';
import { EIGHT_COLORS, FOUR_COLORS, SCENE } from './lib/samples.ts';

const coordinate = (what: string) => z.int().describe(what);

export default defineTool({
  slug: 'image-color-picker',
  name: 'Image Colour Picker',
  category: 'image',
  summary: 'Picks the colours at given points of an image, or the mean around them.',
  description:
    'Points are counted from the top left of the upright picture, from 0. Means are of each channel by itself, alpha too, rounded half up. A point outside the picture is refused.',
  reference: 'Mean of a square of pixels, 8-bit sRGB',
  keywords: ['eyedropper', 'pixel colour', 'pixel value', 'pipette', 'color picker'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    points: z
      .array(z.strictObject({ x: coordinate('Column of the point, from 0 at the left'), y: coordinate('Row of the point, from 0 at the top') }))
      .min(1)
      .max(1000)
      .describe('The points whose colours are wanted'),
    radius: z
      .int()
      .min(0)
      .max(100)
      .default(0)
      .describe('For a mean: that of the square of 2 × radius + 1 pixels around the point, as far as it is in the picture'),
  }),
  result: z.strictObject({
    colors: z
      .array(
        z.strictObject({
          x: coordinate('Column of the point, from 0'),
          y: coordinate('Row of the point, from 0'),
          hex: z.string().describe('The colour as #rrggbb, without alpha'),
          red: z.int().describe('Red, 0 to 255'),
          green: z.int().describe('Green, 0 to 255'),
          blue: z.int().describe('Blue, 0 to 255'),
          alpha: z.int().describe('Alpha, from 0 (transparent) to 255 (opaque)'),
        }),
      )
      .describe('The colour at each point, in the order of the points'),
    width: z.int().describe('Width of the picture in pixels'),
    height: z.int().describe('Height of the picture in pixels'),
  }),
  pageInputs: {
    image: SCENE,
    points: [
      { x: 10, y: 10 },
      { x: 190, y: 40 },
    ],
  },
  examples: [
    {
      inputs: {
        image: FOUR_COLORS,
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
      },
      result: {
        colors: [
          { x: 0, y: 0, hex: '#ff0000', red: 255, green: 0, blue: 0, alpha: 255 },
          { x: 1, y: 1, hex: '#c8c8c8', red: 200, green: 200, blue: 200, alpha: 255 },
        ],
        width: 2,
        height: 2,
      },
    },
    {
      inputs: { image: EIGHT_COLORS, points: [{ x: 0, y: 0 }], radius: 1 },
      result: { colors: [{ x: 0, y: 0, hex: '#37e623', red: 55, green: 230, blue: 35, alpha: 255 }], width: 4, height: 2 },
    },
  ],
  async run({ image, points, radius }) {
    const picture = await readPicture(image);
    const { width, height } = picture;
    const colors = points.map(({ x, y }, index) => {
      if (x < 0 || y < 0 || x >= width || y >= height)
        unprocessable(`The point ${x}, ${y} is outside the picture, which is ${width} × ${height} pixels.`, `points[${index}]`);
      const [red = 0, green = 0, blue = 0, alpha = 0] = meanAround(picture, x, y, radius);
      return { x, y, hex: hexOf([red, green, blue, alpha]), red, green, blue, alpha };
    });
    return { colors, width, height };
  },
});

/** The mean of each channel over a square around a point, rounded half up. */
function meanAround({ pixels, width, height }: Picture, x: number, y: number, radius: number): number[] {
  const [left, right] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)];
  const [top, bottom] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)];
  const sums = [0, 0, 0, 0];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++)
      for (let channel = 0; channel < CHANNELS; channel++) sums[channel] = (sums[channel] ?? 0) + (pixels[(row * width + column) * CHANNELS + channel] ?? 0);
  const count = (right - left + 1) * (bottom - top + 1);
  return sums.map((sum) => Math.floor((2 * sum + count) / (2 * count)));
}
