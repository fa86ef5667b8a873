import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { interestingOffsets } from './lib/attention.ts';
import { type Rectangle, ratioOf, roundCorners, withoutBorders } from './lib/crop.ts';
import { offsetsAt } from './lib/fit.ts';
import { MAX_SIDE } from './lib/header.ts';
import { cropped, type Picture } from './lib/picture.ts';
import { decodeFirst, imageText, openImage } from './lib/read.ts';
import { EIGHT_COLORS, SCENE } from './lib/samples.ts';
import { formatInput, formatLike, pictureFields, QUALITY_APPLIES, qualityInput, written } from './lib/write.ts';

type Position = 'center' | 'top' | 'bottom' | 'left' | 'right' | 'attention';

export default defineTool({
  slug: 'image-cropper',
  name: 'Image Cropper',
  category: 'image',
  summary: 'Crops an image to a rectangle, an aspect ratio or a circle, or trims plain borders.',
  description:
    'Exactly one of these: a rectangle (left, top, width and height), which must lie within the picture; aspectRatio for the largest part of that shape; circle for the largest circle, the rest transparent, which makes a PNG of a JPEG if the format is to stay the same; or trim, which cuts off borders of the colour of the top left pixel. Offsets are rounded down.',
  reference: 'Sides of an aspect ratio a:b are floor(height × a/b) or floor(width × b/a), whichever fits',
  keywords: ['crop photo', 'cut out', 'square', '16:9', 'round avatar', 'remove border', 'autocrop'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    left: z
      .int()
      .min(0)
      .max(MAX_SIDE - 1)
      .optional()
      .describe('Rectangle: pixels that are cut off at the left'),
    top: z
      .int()
      .min(0)
      .max(MAX_SIDE - 1)
      .optional()
      .describe('Rectangle: pixels that are cut off at the top'),
    width: z.int().min(1).max(MAX_SIDE).optional().describe('Rectangle: its width in pixels'),
    height: z.int().min(1).max(MAX_SIDE).optional().describe('Rectangle: its height in pixels'),
    aspectRatio: z
      .string()
      .min(3)
      .max(11)
      .optional()
      .describe('Width to height of the part that is kept, such as 16:9 or 1.85:1')
      .meta({ examples: ['1:1', '4:3', '3:2', '16:9', '21:9', '3:4', '2:3', '9:16'] }),
    position: z
      .enum(['center', 'top', 'bottom', 'left', 'right', 'attention'])
      .default('center')
      .describe('Which part is kept with aspectRatio and circle; attention looks for what draws the eye'),
    circle: z.boolean().default(false).describe('Whether the largest circle is cut out, with transparency around it'),
    trim: z.number().min(0).max(255).optional().describe('Cuts off borders whose pixels differ from the top left one by no more than this in any channel'),
    format: formatInput,
    quality: qualityInput(90),
  }),
  result: z.strictObject({
    ...pictureFields,
    left: z.int().describe('Pixels that were cut off at the left'),
    top: z.int().describe('Pixels that were cut off at the top'),
  }),
  appliesWhen: { quality: QUALITY_APPLIES },
  pageInputs: { image: SCENE, circle: true },
  examples: [
    {
      inputs: { image: EIGHT_COLORS, left: 1, top: 0, width: 2, height: 1, format: 'raw' },
      result: { image: 'Cs0j/xSbQf8=', format: 'raw', width: 2, height: 1, bytes: 8, left: 1, top: 0 },
    },
    {
      inputs: { image: EIGHT_COLORS, aspectRatio: '1:1', format: 'raw' },
      result: { image: 'Cs0j/xSbQf9uzUH/eJtf/w==', format: 'raw', width: 2, height: 2, bytes: 16, left: 1, top: 0 },
    },
  ],
  async run({ image, left, top, width, height, aspectRatio, position, circle, trim, format, quality }) {
    const rectangle = { left, top, width, height };
    const isRectangle = Object.values(rectangle).some((value) => value !== undefined);
    giveExactly(1, { left: isRectangle || undefined, aspectRatio, circle: circle || undefined, trim }, ['left', 'aspectRatio', 'circle', 'trim']);
    if (isRectangle)
      for (const [name, value] of Object.entries(rectangle))
        if (value === undefined) invalid(name, 'must be given: a rectangle needs left, top, width and height');
    const ratio = circle
      ? ([1n, 1n] as [bigint, bigint])
      : aspectRatio === undefined
        ? undefined
        : (ratioOf(aspectRatio) ?? invalid('aspectRatio', 'must be two numbers above 0 such as 16:9'));
    const file = openImage(image);
    const picture = await decodeFirst(file);
    const kept = ratio ? largestPart(picture, ratio, position) : trim === undefined ? within(picture, rectangle) : trimmed(picture, trim);
    const part = cropped(picture, kept.left, kept.top, kept.width, kept.height);
    if (circle) roundCorners(part, kept.width);
    const like = formatLike(file.header);
    const output = format !== 'same' ? format : circle && like === 'jpeg' ? 'png' : like;
    return { ...(await written(part, output, { quality })), left: kept.left, top: kept.top };
  },
});

function within(picture: Picture, { left = 0, top = 0, width = 1, height = 1 }: Partial<Record<keyof Rectangle, number | undefined>>): Rectangle {
  if (left + width > picture.width || top + height > picture.height)
    unprocessable(`The rectangle leaves the picture, which is ${picture.width} × ${picture.height} pixels.`);
  return { left, top, width, height };
}

const trimmed = (picture: Picture, tolerance: number): Rectangle =>
  withoutBorders(picture, tolerance) ?? unprocessable('The picture is all of one colour, so that nothing would be left.');

/** The largest part with the proportions a:b. */
function largestPart(picture: Picture, [a, b]: [bigint, bigint], position: Position): Rectangle {
  const byHeight = (BigInt(picture.height) * a) / b;
  const fits = byHeight <= BigInt(picture.width);
  const width = fits ? Math.max(1, Number(byHeight)) : picture.width;
  const height = fits ? picture.height : Math.max(1, Number((BigInt(picture.width) * b) / a));
  const [left, top] =
    position === 'attention' ? interestingOffsets(picture, width, height, position) : offsetsAt(position, picture.width - width, picture.height - height);
  return { left, top, width, height };
}
