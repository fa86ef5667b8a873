import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { asFile } from '../shared/files/file-field.ts';
import { log10 } from '../shared/numbers/elementary.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { blank, CHANNELS, channelOf, type Picture } from './lib/picture.ts';
import { encodePng } from './lib/png.ts';
import { imageText, readPicture } from './lib/read.ts';
import { LUMA_UNITS, lumaOnWhite, resampled } from './lib/resample.ts';
import { FOUR_COLORS, FOUR_OTHER_COLORS } from './lib/samples.ts';
import { similarityOf } from './lib/ssim.ts';

/** How much of the first picture is seen in that of the differences. */
const FADED = 0.3;

export default defineTool({
  slug: 'image-comparer',
  name: 'Image Comparer',
  category: 'image',
  summary: 'Measures how much two images differ (MSE, PSNR, SSIM, pixels) and draws the differences.',
  description:
    'Both pictures are put on white first. Errors are means over all pixels and the three channels. SSIM is of luma, with a Gaussian window of 11 × 11 pixels (sigma 1.5). Pictures of different sizes are refused, unless resizeOther scales the second to the size of the first.',
  reference: 'Wang, Bovik, Sheikh and Simoncelli (2004), Image quality assessment (SSIM); PSNR = 10 log10(255² / MSE)',
  keywords: ['image diff', 'compare pictures', 'visual regression', 'similarity', 'pixel difference', 'screenshot test', 'spot the difference'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText('The first image'),
    other: imageText('The image to compare it with'),
    threshold: z.number().min(0).max(255).default(0).describe('Greatest difference of a channel that still counts as equal, 0 to 255'),
    resizeOther: z.boolean().default(false).describe('Whether the second image is scaled to the size of the first'),
  }),
  result: z.strictObject({
    identical: z.boolean().describe('Whether no pixel differs at all'),
    width: z.int().describe('Width of the pictures in pixels'),
    height: z.int().describe('Height of the pictures in pixels'),
    differentPixels: z.int().describe('Number of pixels with a channel that differs by more than the threshold'),
    differentPercent: z.number().describe('Different pixels in percent of all'),
    meanAbsoluteError: z.number().describe('Mean of the differences of the channels, 0 to 255'),
    meanSquaredError: z.number().describe('Mean of the squares of the differences of the channels (MSE)'),
    psnrDb: z.number().optional().describe('Peak signal-to-noise ratio in decibels; absent if nothing differs'),
    ssim: z.number().optional().describe('Structural similarity, 1 for equal pictures; absent if a side is shorter than 11 pixels'),
    maximumDifference: z.int().describe('Greatest difference of a channel, rounded'),
    boundingBox: z
      .strictObject({
        left: z.int().describe('Pixels to the left of the rectangle'),
        top: z.int().describe('Pixels above the rectangle'),
        width: z.int().describe('Width of the rectangle in pixels'),
        height: z.int().describe('Height of the rectangle in pixels'),
      })
      .optional()
      .describe('The smallest rectangle around the different pixels; absent if there are none'),
    difference: asFile(z.string().describe('PNG in Base64: different pixels in red on the faded first picture'), 'image/png'),
  }),
  examples: [
    {
      inputs: { image: FOUR_COLORS, other: FOUR_COLORS },
      result: {
        identical: true,
        width: 2,
        height: 2,
        differentPixels: 0,
        differentPercent: 0,
        meanAbsoluteError: 0,
        meanSquaredError: 0,
        maximumDifference: 0,
        difference: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAgMAAAAP2OW3AAAADFBMVEX/s7Oz/7Ozs//v7++4tlNxAAAADElEQVR4nGMQYNgAAADkAMEnqOhXAAAAAElFTkSuQmCC',
      },
    },
    {
      inputs: { image: FOUR_COLORS, other: FOUR_OTHER_COLORS },
      result: {
        identical: false,
        width: 2,
        height: 2,
        differentPixels: 1,
        differentPercent: 25,
        meanAbsoluteError: 2.0833333333333335,
        meanSquaredError: 27.083333333333332,
        psnrDb: 33.80378245936661,
        maximumDifference: 15,
        boundingBox: { left: 1, top: 1, width: 1, height: 1 },
        difference: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAgMAAAAP2OW3AAAADFBMVEX/s7Oz/7Ozs///AABNw+DLAAAADElEQVR4nGMQYNgAAADkAMEnqOhXAAAAAElFTkSuQmCC',
      },
    },
  ],
  async run({ image, other, threshold, resizeOther }) {
    const first = await readPicture(image);
    const read = await readPicture(other, 'other');
    const { width, height } = first;
    const isSameSize = read.width === width && read.height === height;
    if (!isSameSize && !resizeOther)
      unprocessable(`The images are ${width} × ${height} and ${read.width} × ${read.height} pixels; set resizeOther to compare them all the same.`, 'other');
    const second = resampled(read, width, height, 'lanczos3');
    const { counted, difference, box } = compared(first, second, threshold);
    const values = width * height * 3;
    const meanSquaredError = Number(counted.squares) / (255 * 255 * values);
    const ssim = similarityOf(lumasOf(first), lumasOf(second), width, height);
    return {
      identical: counted.greatest === 0,
      width,
      height,
      differentPixels: counted.different,
      differentPercent: (counted.different * 100) / (width * height),
      meanAbsoluteError: counted.sum / (255 * values),
      meanSquaredError,
      ...(meanSquaredError > 0 && { psnrDb: 10 * log10((255 * 255) / meanSquaredError) }),
      ...(ssim !== undefined && { ssim }),
      maximumDifference: Math.floor(counted.greatest / 255 + 0.5),
      ...(box && { boundingBox: box }),
      difference: base64Of(encodePng(difference)),
    };
  },
});

/** A channel put on white, times 255: a whole number. */
const onWhite = ({ pixels }: Picture, at: number, channel: number): number => {
  const alpha = pixels[at + 3] ?? 0;
  return (pixels[at + channel] ?? 0) * alpha + 255 * (255 - alpha);
};

/** Sums over all channels, of values times 255. */
interface Counted {
  different: number;
  sum: number;
  squares: bigint;
  greatest: number;
}

function compared(first: Picture, second: Picture, threshold: number) {
  const { width, height } = first;
  const counted: Counted = { different: 0, sum: 0, squares: 0n, greatest: 0 };
  const difference = blank(width, height);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    // The squares of a line are summed exactly by doubles, those of all lines by big integers.
    let squares = 0;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * CHANNELS;
      let most = 0;
      for (let channel = 0; channel < 3; channel++) {
        const apart = Math.abs(onWhite(first, at, channel) - onWhite(second, at, channel));
        counted.sum += apart;
        squares += apart * apart;
        most = Math.max(most, apart);
        difference.pixels[at + channel] = channelOf(255 - FADED * (255 - onWhite(first, at, channel) / 255));
      }
      difference.pixels[at + 3] = 255;
      counted.greatest = Math.max(counted.greatest, most);
      if (most <= threshold * 255) continue;
      counted.different++;
      difference.pixels.set([255, 0, 0], at);
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
    }
    counted.squares += BigInt(squares);
  }
  return { counted, difference, box: right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 } };
}

const lumasOf = ({ pixels, width, height }: Picture): Float64Array =>
  Float64Array.from({ length: width * height }, (_, index) => lumaOnWhite(pixels, index * CHANNELS) / LUMA_UNITS);
