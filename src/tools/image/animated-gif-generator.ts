import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { inProportion, offsetsAt, touching } from './lib/fit.ts';
import { MAX_PIXELS, MAX_SIDE } from './lib/header.ts';
import { blank, type Frame, type Picture, placed } from './lib/picture.ts';
import { decodeFirst, imageText, openImage } from './lib/read.ts';
import { resampled } from './lib/resample.ts';
import { FOUR_COLORS, FOUR_OTHER_COLORS } from './lib/samples.ts';
import { isFrames, pictureFields, qualityInput, written } from './lib/write.ts';

const delay = z.int().min(20).max(60_000);

export default defineTool({
  slug: 'animated-gif-generator',
  name: 'Animated GIF Generator',
  category: 'image',
  summary: 'Makes an animated GIF or WebP from images, with a delay for each frame.',
  description:
    'Each image is scaled to fit the frame and put in its middle, on transparent. The frame is as large as the first image; with only width or height it keeps the proportions of that. reverse turns the order round, boomerang then plays it forwards and backwards without showing the first and the last image twice. Delays of a GIF are rounded to 10 ms, and each of its frames has up to 256 colours of its own.',
  reference: 'GIF89a with the NETSCAPE2.0 loop; RFC 9649 (WebP)',
  keywords: ['make gif', 'images to gif', 'slideshow', 'stop motion', 'boomerang', 'animated webp'],
  cost: 'heavy',
  inputs: z.strictObject({
    images: z.array(imageText('One image')).min(2).max(100).describe('The images in their order, each in Base64 or as a data: URI'),
    delayMs: delay.default(200).describe('How long each frame is shown, in milliseconds'),
    delaysMs: z
      .array(delay.describe('How long one frame is shown, in milliseconds'))
      .min(2)
      .max(100)
      .optional()
      .describe('How long each image is shown, in milliseconds, in place of delayMs'),
    loop: z.int().min(0).max(65_535).default(0).describe('How many times the animation is shown; 0 for ever'),
    width: z.int().min(1).max(2000).optional().describe('Width of the frames in pixels'),
    height: z.int().min(1).max(2000).optional().describe('Height of the frames in pixels'),
    reverse: z.boolean().default(false).describe('Whether the images are shown in the opposite order'),
    boomerang: z.boolean().default(false).describe('Whether the images are shown forwards and then backwards'),
    format: z.enum(['gif', 'webp']).default('gif').describe('Format of the animation'),
    quality: qualityInput(80),
  }),
  result: z.strictObject({
    ...pictureFields,
    frames: z.int().describe('Number of frames of the animation'),
    durationMs: z.int().describe('How long the animation lasts once, in milliseconds'),
  }),
  appliesWhen: { quality: { format: ['webp'] } },
  examples: [
    {
      inputs: { images: [FOUR_COLORS, FOUR_OTHER_COLORS], delayMs: 100 },
      result: {
        image: 'R0lGODlhAgACAHAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQECgAAACwAAAAAAgACAIH/AAAA/wAAAP/IyMgCA0Q0BQAh+QQECgAAACwAAAAAAgACAIH/AAAA/wAAAP++yNcCA0Q0BQA7',
        format: 'gif',
        width: 2,
        height: 2,
        bytes: 105,
        frames: 2,
        durationMs: 200,
      },
    },
    {
      inputs: { images: [FOUR_COLORS, FOUR_OTHER_COLORS, FOUR_COLORS], boomerang: true, format: 'webp' },
      result: {
        image:
          'UklGRlABAABXRUJQVlA4WAoAAAACAAAAAQAAAQAAQU5JTQYAAAAAAAAAAABBTk1GQgAAAAAAAAAAAAEAAAEAAMgAAAJWUDggKgAAAJABAJ0BKgIAAgABQCYlpAAC51m2AAD+uF8la+v4a//UrnFQWCeQg4AAAEFOTUZEAAAAAAAAAAAAAQAAAQAAyAAAAlZQOCAsAAAAkAEAnQEqAgACAAFAJiWkAALnWbe4AP64XyVr6/hr/9SucUgwbbwcI3DyAABBTk1GQgAAAAAAAAAAAAEAAAEAAMgAAAJWUDggKgAAAJABAJ0BKgIAAgABQCYlpAAC51m2AAD+uF8la+v4a//UrnFQWCeQg4AAAEFOTUZEAAAAAAAAAAAAAQAAAQAAyAAAAlZQOCAsAAAAkAEAnQEqAgACAAFAJiWkAALnWbe4AP64XyVr6/hr/9SucUgwbbwcI3DyAAA=',
        format: 'webp',
        width: 2,
        height: 2,
        bytes: 344,
        frames: 4,
        durationMs: 800,
      },
    },
  ],
  async run({ images, delayMs, delaysMs, loop, width, height, reverse, boomerang, format, quality }) {
    if (delaysMs && delaysMs.length !== images.length) invalid('delaysMs', `must have one delay for each of the ${images.length} images`);
    const files = images.map((image, index) => openImage(image, `images[${index}]`));
    const first = files[0]?.header;
    if (!first) throw new Error('there is no image');
    const own = first.orientation >= 5 ? { width: first.height, height: first.width } : first;
    const size = sizeFor(own, width, height);
    const count = boomerang ? 2 * images.length - 2 : images.length;
    if (size.width * size.height * count > MAX_PIXELS)
      unprocessable(`The animation would have ${size.width * size.height * count} pixels over all frames; at most ${MAX_PIXELS} are made.`);
    if (Math.max(size.width, size.height) > MAX_SIDE)
      unprocessable(`The frames would be ${size.width} × ${size.height} pixels; a side may be at most ${MAX_SIDE}.`);
    const shown: Frame[] = [];
    for (const [index, file] of files.entries()) {
      const wanted = delaysMs?.[index] ?? delayMs;
      shown.push({ ...contained(await decodeFirst(file), size), delayMs: format === 'gif' ? Math.floor(wanted / 10 + 0.5) * 10 : wanted });
    }
    const ordered = reverse ? shown.toReversed() : shown;
    const frames = boomerang ? [...ordered, ...ordered.slice(1, -1).toReversed()] : ordered;
    if (!isFrames(frames)) throw new Error('there is no frame');
    const result = await written(frames, format, { quality, loop });
    return { ...result, frames: frames.length, durationMs: frames.reduce((sum, frame) => sum + frame.delayMs, 0) };
  },
});

interface Size {
  width: number;
  height: number;
}

function sizeFor(own: Size, width: number | undefined, height: number | undefined): Size {
  if (width === undefined && height === undefined) return { width: own.width, height: own.height };
  if (width === undefined) return { width: inProportion(own.width, height ?? 1, own.height), height: height ?? 1 };
  return { width, height: height ?? inProportion(own.height, width, own.width) };
}

function contained(picture: Picture, size: Size): Picture {
  const { width, height } = touching(picture, size, true);
  const scaled = resampled(picture, Math.min(width, size.width), Math.min(height, size.height), 'lanczos3');
  if (scaled.width === size.width && scaled.height === size.height) return scaled;
  const frame = blank(size.width, size.height);
  const [left, top] = offsetsAt('center', size.width - scaled.width, size.height - scaled.height);
  placed(frame, scaled, left, top);
  return frame;
}
