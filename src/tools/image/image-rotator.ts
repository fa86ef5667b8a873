import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { colorText, readRgba } from './lib/color.ts';
import { MAX_PIXELS, MAX_SIDE } from './lib/header.ts';
import { decodeFirst, imageText, openImage } from './lib/read.ts';
import { mirrored, rotated, rotatedSize } from './lib/rotate.ts';
import { EIGHT_COLORS, FOUR_COLORS, SCENE } from './lib/samples.ts';
import { formatInput, formatLike, pictureFields, QUALITY_APPLIES, qualityInput, written } from './lib/write.ts';

export default defineTool({
  slug: 'image-rotator',
  name: 'Image Rotator',
  category: 'image',
  summary: 'Rotates an image by any angle, and mirrors it left to right or top to bottom.',
  description:
    'The picture is mirrored first, then turned clockwise. Multiples of 90 degrees move pixels exactly; other angles mix the four nearest pixels and enlarge the frame so that nothing is cut off. Corners of a JPEG without a background are white.',
  reference: 'Bilinear interpolation around the middle of the picture',
  keywords: ['flip', 'mirror', 'turn picture', 'straighten', 'upside down', '90 degrees'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    angle: z.number().min(-3600).max(3600).default(0).describe('Degrees to turn clockwise; negative ones turn the other way'),
    flipHorizontal: z.boolean().default(false).describe('Whether left and right are exchanged before turning'),
    flipVertical: z.boolean().default(false).describe('Whether top and bottom are exchanged before turning'),
    background: colorText('What fills the corners of a turned picture').default('transparent'),
    format: formatInput,
    quality: qualityInput(90),
  }),
  result: z.strictObject(pictureFields),
  appliesWhen: { quality: QUALITY_APPLIES },
  pageInputs: { image: SCENE, angle: 15 },
  examples: [
    { inputs: { image: FOUR_COLORS, angle: 90, format: 'raw' }, result: { image: 'AAD///8AAP/IyMj/AP8A/w==', format: 'raw', width: 2, height: 2, bytes: 16 } },
    {
      inputs: { image: EIGHT_COLORS, flipHorizontal: true, angle: -90, format: 'raw' },
      result: { image: 'AP8F/2T/I/8KzSP/bs1B/xSbQf94m1//Hmlf/4Jpff8=', format: 'raw', width: 2, height: 4, bytes: 32 },
    },
  ],
  async run({ image, angle, flipHorizontal, flipVertical, background, format, quality }) {
    const color = await readRgba(background, 'background');
    const file = openImage(image);
    const size = rotatedSize(file.header, file.header.orientation >= 5 ? angle + 90 : angle);
    if (size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE)
      unprocessable(`The result would be ${size.width} × ${size.height} pixels; at most ${MAX_PIXELS} are made, and ${MAX_SIDE} on a side.`);
    let picture = await decodeFirst(file);
    if (flipHorizontal) picture = mirrored(picture, true);
    if (flipVertical) picture = mirrored(picture, false);
    return written(rotated(picture, angle, color), format === 'same' ? formatLike(file.header) : format, { quality });
  },
});
