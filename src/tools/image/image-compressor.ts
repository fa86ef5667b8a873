import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { touching } from './lib/fit.ts';
import { MAX_SIDE } from './lib/header.ts';
import type { Frame } from './lib/picture.ts';
import { decodeFrames, imageText, openImage } from './lib/read.ts';
import { resampled } from './lib/resample.ts';
import { FOUR_COLORS, SCENE } from './lib/samples.ts';
import { encodePictures, formatLike, isFrames, type OutputFormat, pictureFields, qualityInput } from './lib/write.ts';

/** Where lower qualities end. */
const MIN_QUALITY = 10;
/** Where smaller sides end. */
const MIN_SIDE = 16;
const STEP = 0.9;
const MAX_COLORS = 256;

type Frames = readonly [Frame, ...Frame[]];

export default defineTool({
  slug: 'image-compressor',
  name: 'Image Compressor',
  category: 'image',
  summary: 'Makes an image file smaller, by quality or down to a size in bytes.',
  description:
    'PNG and GIF get a palette whose colours are the fewer the lower the quality; with quality 100 a PNG keeps all its colours. If the format and the size in pixels stay the same and the result would be larger, the original bytes are given back. For maximumBytes the greatest quality that fits is looked for, from the one that is asked for down to 10; if none fits, the sides shrink by 10 % at a time, until one is shorter than 16 pixels. Metadata is dropped, and animated GIF and WebP keep their frames.',
  reference: 'MozJPEG, libwebp, libavif with libaom; palettes by median cut with Floyd-Steinberg dithering',
  keywords: ['reduce file size', 'smaller', 'optimize', 'shrink photo', 'tinypng', 'kb', 'compress jpeg', 'email attachment', 'squoosh'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    format: z.enum(['same', 'png', 'jpeg', 'webp', 'avif']).default('same').describe('Format of the result: same is that of the input (png for SVG)'),
    quality: qualityInput(75).describe('Quality, from 1 (smallest file) to 100 (best picture)'),
    maximumBytes: z
      .int()
      .min(200)
      .max(10_000_000)
      .optional()
      .describe('Most bytes that the result may have; lower qualities and then smaller sides are tried until it fits'),
    maximumWidth: z.int().min(1).max(MAX_SIDE).optional().describe('Most pixels across; a wider picture is shrunk first'),
    maximumHeight: z.int().min(1).max(MAX_SIDE).optional().describe('Most pixels down; a higher picture is shrunk first'),
  }),
  result: z.strictObject({
    ...pictureFields,
    originalBytes: z.int().describe('Size of the image that was given in bytes'),
    savedPercent: z.number().describe('Percent of the original bytes that were saved; 0 if none were'),
    quality: z.int().describe('The quality that was used'),
  }),
  pageInputs: { image: SCENE, format: 'jpeg', quality: 60 },
  examples: [
    {
      inputs: { image: FOUR_COLORS },
      result: {
        image: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR42mP4z8DAAMIM/0+cOAEAHqQFVigKZ2QAAAAASUVORK5CYII=',
        format: 'png',
        width: 2,
        height: 2,
        bytes: 77,
        originalBytes: 77,
        savedPercent: 0,
        quality: 75,
      },
    },
    {
      inputs: { image: FOUR_COLORS, format: 'jpeg', quality: 50 },
      result: {
        image:
          '/9j/4AAQSkZJRgABAQAAAQABAAD/2wEEEAAQABAAEAAQABEAEAASABQAFAASABkAGwAYABsAGQAlACIAHwAfACIAJQA4ACgAKwAoACsAKAA4AFUANQA+ADUANQA+ADUAVQBLAFsASgBFAEoAWwBLAIcAagBeAF4AagCHAJwAgwB8AIMAnAC9AKkAqQC9AO4A4gDuATcBNwGiEQAQABAAEAAQABEAEAASABQAFAASABkAGwAYABsAGQAlACIAHwAfACIAJQA4ACgAKwAoACsAKAA4AFUANQA+ADUANQA+ADUAVQBLAFsASgBFAEoAWwBLAIcAagBeAF4AagCHAJwAgwB8AIMAnAC9AKkAqQC9AO4A4gDuATcBNwGi/8IAEQgAAgACAwEiAAIRAQMRAf/EACcAAQEAAAAAAAAAAAAAAAAAAAAFAQEAAAAAAAAAAAAAAAAAAAAF/9oADAMBAAIQAxAAAACuDSP/xAAZEAADAAMAAAAAAAAAAAAAAAABAgQAM7H/2gAIAQEAAT8AhRDFKSo0pzP/xAAZEQABBQAAAAAAAAAAAAAAAAAAAQIDMnL/2gAIAQIBAT8Aku/Sn//EABkRAAEFAAAAAAAAAAAAAAAAAAABAgMzcv/aAAgBAwEBPwCWx+lP/9k=',
        format: 'jpeg',
        width: 2,
        height: 2,
        bytes: 488,
        originalBytes: 77,
        savedPercent: 0,
        quality: 50,
      },
    },
  ],
  async run({ image, format, quality, maximumBytes, maximumWidth, maximumHeight }) {
    const file = openImage(image);
    const like = formatLike(file.header);
    const output = format === 'same' ? like : format;
    const moves = output === like && (output === 'gif' || output === 'webp' || output === 'tiff');
    const frames = await decodeFrames(file, moves ? {} : { limit: 1 });
    if (!isFrames(frames)) throw new Error('there is no picture');
    const sized = shrunk(frames, maximumWidth ?? MAX_SIDE, maximumHeight ?? MAX_SIDE);
    const loop = file.header.loop ?? 0;
    const made =
      maximumBytes === undefined
        ? { frames: sized, quality, bytes: await encoded(sized, output, quality, loop) }
        : await fitting(sized, output, quality, loop, maximumBytes);
    const original = file.bytes.length;
    const isKept = format === 'same' && file.header.format !== 'svg' && made.frames === frames && made.bytes.length >= original;
    const bytes = isKept ? file.bytes : made.bytes;
    const [first] = made.frames;
    return {
      image: base64Of(bytes),
      format: output,
      width: first.width,
      height: first.height,
      bytes: bytes.length,
      originalBytes: original,
      savedPercent: Math.max(0, ((original - bytes.length) * 100) / original),
      quality: made.quality,
    };
  },
});

/** The bytes at a quality; that of a PNG or GIF is how many colours it may have. */
function encoded(frames: Frames, format: OutputFormat, quality: number, loop: number): Promise<Uint8Array> {
  const colors = Math.max(2, Math.ceil((MAX_COLORS * quality) / 100));
  const isPalette = format === 'gif' || (format === 'png' && quality < 100);
  return encodePictures(frames, format, { quality, loop, progressive: format === 'jpeg', ...(isPalette && { colors }) });
}

function shrunk(frames: Frames, width: number, height: number): Frames {
  const [first] = frames;
  if (first.width <= width && first.height <= height) return frames;
  const size = touching(first, { width: Math.min(width, first.width), height: Math.min(height, first.height) }, true);
  return scaled(frames, size.width, size.height);
}

const scaled = ([first, ...rest]: Frames, width: number, height: number): Frames => {
  const scale = (frame: Frame): Frame => ({ ...resampled(frame, width, height, 'lanczos3'), delayMs: frame.delayMs });
  return [scale(first), ...rest.map(scale)];
};

interface Made {
  frames: Frames;
  quality: number;
  bytes: Uint8Array;
}

/** The greatest quality that fits, else the largest size that does. */
async function fitting(frames: Frames, format: OutputFormat, quality: number, loop: number, most: number): Promise<Made> {
  const wanted = await encoded(frames, format, quality, loop);
  if (wanted.length <= most) return { frames, quality, bytes: wanted };
  const least = Math.min(quality, MIN_QUALITY);
  let fits = await encoded(frames, format, least, loop);
  if (fits.length <= most) {
    let [low, high] = [least, quality];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const bytes = await encoded(frames, format, middle, loop);
      if (bytes.length <= most) [low, fits] = [middle, bytes];
      else high = middle;
    }
    return { frames, quality: low, bytes: fits };
  }
  const [first] = frames;
  for (let scale = STEP; ; scale *= STEP) {
    const [width, height] = [Math.floor(first.width * scale + 0.5), Math.floor(first.height * scale + 0.5)];
    if (Math.min(width, height) < MIN_SIDE) return unprocessable(`The image cannot be made as small as ${most} bytes.`, 'maximumBytes');
    const smaller = scaled(frames, width, height);
    const bytes = await encoded(smaller, format, least, loop);
    if (bytes.length <= most) return { frames: smaller, quality: least, bytes };
  }
}
