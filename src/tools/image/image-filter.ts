import { z } from 'zod';
import { defineTool } from '../define.ts';
import { FILTER_NAMES, stepsFor } from './lib/filters.ts';
import { decodeFirst, imageText, openImage } from './lib/read.ts';
import { FOUR_COLORS, SCENE } from './lib/samples.ts';
import { formatInput, formatLike, pictureFields, QUALITY_APPLIES, qualityInput, written } from './lib/write.ts';

const filter = z.strictObject({
  name: z.enum(FILTER_NAMES).describe('Name of the filter'),
  amount: z
    .number()
    .optional()
    .describe(
      'brightness, contrast, saturation: -100 to 100; hue: degrees; opacity, grayscale, sepia, invert: percent; gamma: 0.1 to 10; threshold: 0 to 255; posterize: 2 to 64 levels; blur: sigma 0.3 to 100; sharpen: 0.3 to 10; median: odd width 3 to 15; pixelate: 2 to 200 pixels',
    ),
  color: z.string().min(1).max(32).optional().describe('Colour of tint, or what becomes of white with duotone, such as #369, #336699 or navy'),
});

export default defineTool({
  slug: 'image-filter',
  name: 'Image Filter',
  category: 'image',
  summary: 'Applies filters to an image: brightness, contrast, saturation, grayscale, sepia, blur, sharpen, pixelate and more.',
  description:
    'Each filter works on what the one before it made, rounded to 8 bits. grayscale, sepia and invert need no amount (100 percent), nor does threshold (128). Transparency stays as it is, except with opacity, blur and pixelate. tint and duotone give each pixel the colour times its luma; sharpen adds what a Gaussian blur takes away; normalize stretches luma from its first to its 99th percentile; dither makes black and white.',
  reference: 'CSS Filter Effects Level 1 (grayscale, sepia, invert, saturation, hue); Floyd and Steinberg (dither)',
  keywords: ['black and white', 'photo effects', 'grayscale', 'blur face', 'sharpen', 'sepia', 'negative', 'pixelate', 'brighten', 'noise'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    filters: z
      .array(filter)
      .min(1)
      .max(20)
      .describe('The filters in the order in which they are applied, each with a name, and an amount or a color if it takes one'),
    format: formatInput,
    quality: qualityInput(90),
  }),
  result: z.strictObject(pictureFields),
  appliesWhen: { quality: QUALITY_APPLIES },
  pageInputs: { image: SCENE, filters: [{ name: 'sepia' }, { name: 'pixelate', amount: 8 }] },
  examples: [
    {
      inputs: { image: FOUR_COLORS, filters: [{ name: 'invert' }], format: 'raw' },
      result: { image: 'AP////8A/////wD/Nzc3/w==', format: 'raw', width: 2, height: 2, bytes: 16 },
    },
    {
      inputs: {
        image: FOUR_COLORS,
        filters: [
          { name: 'brightness', amount: -50 },
          { name: 'threshold', amount: 60 },
        ],
        format: 'raw',
      },
      result: { image: 'AAAA//////8AAAD//////w==', format: 'raw', width: 2, height: 2, bytes: 16 },
    },
  ],
  async run({ image, filters, format, quality }) {
    const steps = await stepsFor(filters);
    const file = openImage(image);
    let picture = await decodeFirst(file);
    for (const step of steps) picture = step(picture);
    return written(picture, format === 'same' ? formatLike(file.header) : format, { quality });
  },
});
