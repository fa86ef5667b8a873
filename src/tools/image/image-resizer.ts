import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { interestingOffsets } from './lib/attention.ts';
import { colorText, readRgba } from './lib/color.ts';
import { inProportion, offsetsAt, PLACES, touching } from './lib/fit.ts';
import { MAX_PIXELS, MAX_SIDE } from './lib/header.ts';
import { cropped, type Frame, filled, type Picture, placed } from './lib/picture.ts';
import { decodeFrames, imageText, openImage } from './lib/read.ts';
import { KERNELS, resampled } from './lib/resample.ts';
import { EIGHT_COLORS, FOUR_COLORS, SCENE } from './lib/samples.ts';
import { formatInput, formatLike, isFrames, pictureFields, QUALITY_APPLIES, qualityInput, written } from './lib/write.ts';

type Fit = 'inside' | 'outside' | 'cover' | 'contain' | 'fill';
type Position = (typeof PLACES)[number] | 'entropy' | 'attention';

interface Size {
  width: number;
  height: number;
}

/** What becomes of a picture: the size that it is scaled to, and the frame that then cuts or pads it. */
interface Plan {
  content: Size;
  frame: Size;
}

export default defineTool({
  slug: 'image-resizer',
  name: 'Image Resizer',
  category: 'image',
  summary: 'Scales an image to a size, a box or a percentage; also makes thumbnails.',
  description:
    'With width or height alone, the other side keeps the proportions. With both, fit decides: inside and outside keep the proportions and touch the box from within or without, cover crops to the box, contain pads to it, fill distorts. Without enlarge nothing is scaled up: a picture that is smaller than asked for stays as it is, and contain still pads. Where a picture shrinks, every pixel counts. Animated GIF and WebP keep their frames if the result is one of these.',
  reference: 'Kernels by Mitchell and Netravali (1988): cubic is Catmull-Rom, mitchell B = C = 1/3; lanczos3 is sinc(x) sinc(x/3)',
  keywords: ['resize picture', 'scale', 'thumbnail', 'shrink', 'enlarge', 'upscale', 'dimensions', 'pixels', 'photo size'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    width: z.int().min(1).max(MAX_SIDE).optional().describe('Width of the result in pixels'),
    height: z.int().min(1).max(MAX_SIDE).optional().describe('Height of the result in pixels'),
    percent: z.number().min(0.1).max(1000).optional().describe('Size of the result in percent of the picture, in place of width and height'),
    fit: z
      .enum(['inside', 'outside', 'cover', 'contain', 'fill'])
      .default('inside')
      .describe('With width and height: inside or outside the box in proportion, cover crops to it, contain pads to it, fill distorts'),
    position: z
      .enum([...PLACES, 'entropy', 'attention'])
      .default('center')
      .describe('What cover keeps, or where contain puts the picture; entropy and attention look for the part with most detail or what draws the eye'),
    background: colorText('What contain pads with').default('transparent'),
    enlarge: z.boolean().default(true).describe('Whether a picture may become larger than it is'),
    kernel: z.enum(KERNELS).default('lanczos3').describe('How pixels are weighed: nearest keeps hard edges, lanczos3 is the sharpest of the others'),
    format: formatInput,
    quality: qualityInput(85),
  }),
  result: z.strictObject({ ...pictureFields, scale: z.number().describe('New width of what the picture shows divided by its old width') }),
  appliesWhen: { quality: QUALITY_APPLIES, position: { fit: ['cover', 'contain'] }, background: { fit: ['contain'] } },
  pageInputs: { image: SCENE, width: 120 },
  examples: [
    {
      inputs: { image: FOUR_COLORS, width: 4, kernel: 'nearest', format: 'raw' },
      result: {
        image: '/wAA//8AAP8A/wD/AP8A//8AAP//AAD/AP8A/wD/AP8AAP//AAD//8jIyP/IyMj/AAD//wAA///IyMj/yMjI/w==',
        format: 'raw',
        width: 4,
        height: 4,
        bytes: 64,
        scale: 2,
      },
    },
    {
      inputs: { image: EIGHT_COLORS, width: 10, height: 10 },
      result: {
        image:
          'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAFCAMAAABLuo1aAAAAllBMVEUA/wAA/QAA7AoA0xkAvScAqzEBlT8GfE4Ja1cLZFwI/wQJ/QkM7BMR0yIWvS8ZqzoelUcjfFYma2AoZGUx/xEy/RU27B870y4/vTxDq0ZHlVRMfGNQa21RZHFa/x1c/SJf7Cxk0ztpvUhsq1NxlWB2fG95a3l6ZH53/yZ5/St87DSB00OGvVGJq1uOlWmTfHiWa4KXZIZ1qZFvAAAAP0lEQVR4nGNgYGRiZmFlY+fgZODi5uHl4xcQFBJmEBEVE5eQlJKWkWWQk1dQVFJWUVVTZ9DQ1NLW0dXTNzAEAFc6BMoSb19VAAAAAElFTkSuQmCC',
        format: 'png',
        width: 10,
        height: 5,
        bytes: 282,
        scale: 2.5,
      },
    },
  ],
  async run({ image, width, height, percent, fit, position, background, enlarge, kernel, format, quality }) {
    if (percent !== undefined && (width !== undefined || height !== undefined)) invalid('percent', 'must be left out where width or height is given');
    if (percent === undefined && width === undefined && height === undefined) invalid('width', 'must be given, or height or percent');
    const color = await readRgba(background, 'background');
    const file = openImage(image);
    const output = format === 'same' ? formatLike(file.header) : format;
    const moves = file.header.animated && (output === 'gif' || output === 'webp');
    const turned = file.header.orientation >= 5;
    const old = { width: turned ? file.header.height : file.header.width, height: turned ? file.header.width : file.header.height };
    const plan = planFor(old, { width, height, percent, fit, enlarge });
    const pixels = Math.max(plan.frame.width * plan.frame.height, plan.content.width * plan.content.height) * (moves ? file.header.frames : 1);
    if (pixels > MAX_PIXELS) unprocessable(`The result would have ${pixels} pixels; at most ${MAX_PIXELS} are made.`);
    if (Math.max(plan.frame.width, plan.frame.height) > MAX_SIDE)
      unprocessable(`The result would be ${plan.frame.width} × ${plan.frame.height} pixels; a side may be at most ${MAX_SIDE}.`);
    const frames = await decodeFrames(file, moves ? {} : { limit: 1 });
    let offsets: [number, number] | undefined;
    const scaled = frames.map((frame): Frame => {
      const content = resampled(frame, plan.content.width, plan.content.height, kernel);
      offsets ??= offsetsFor(content, plan.frame, position);
      return { ...framed(content, plan.frame, offsets, color), delayMs: frame.delayMs };
    });
    if (!isFrames(scaled)) throw new Error('there is no picture');
    return { ...(await written(scaled, output, { quality, loop: file.header.loop ?? 0 })), scale: plan.content.width / old.width };
  },
});

interface Wish {
  width: number | undefined;
  height: number | undefined;
  percent: number | undefined;
  fit: Fit;
  enlarge: boolean;
}

function planFor(old: Size, { width, height, percent, fit, enlarge }: Wish): Plan {
  const stays = (content: Size): Plan => {
    const isLarger = content.width > old.width || content.height > old.height;
    return isLarger && !enlarge ? { content: old, frame: old } : { content, frame: content };
  };
  if (percent !== undefined) {
    const side = (length: number): number => Math.max(1, Math.floor((length * percent) / 100 + 0.5));
    return stays({ width: side(old.width), height: side(old.height) });
  }
  if (width === undefined) return stays({ width: inProportion(old.width, height ?? 1, old.height), height: height ?? 1 });
  if (height === undefined) return stays({ width, height: inProportion(old.height, width, old.width) });
  const box = { width, height };
  if (fit === 'fill') {
    const content = enlarge ? box : { width: Math.min(width, old.width), height: Math.min(height, old.height) };
    return { content, frame: content };
  }
  const { content } = stays(touching(old, box, fit === 'inside' || fit === 'contain'));
  if (fit === 'contain') return { content, frame: box };
  if (fit === 'cover') return { content, frame: { width: Math.min(width, content.width), height: Math.min(height, content.height) } };
  return { content, frame: content };
}

function offsetsFor(content: Picture, frame: Size, position: Position): [left: number, top: number] {
  const [across, down] = [content.width - frame.width, content.height - frame.height];
  if (position !== 'entropy' && position !== 'attention') return offsetsAt(position, Math.abs(across), Math.abs(down));
  return across < 0 || down < 0 ? offsetsAt('center', Math.abs(across), Math.abs(down)) : interestingOffsets(content, frame.width, frame.height, position);
}

/** What of a picture is in a frame, that padded where it is larger. */
function framed(content: Picture, frame: Size, [left, top]: [number, number], color: readonly number[]): Picture {
  if (content.width >= frame.width && content.height >= frame.height) return cropped(content, left, top, frame.width, frame.height);
  const padded = filled(frame.width, frame.height, color);
  placed(padded, content, left, top);
  return padded;
}
