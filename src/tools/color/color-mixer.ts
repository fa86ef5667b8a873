import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { alphaField, hexField, rgbField } from './lib/fields.ts';
import { mixed } from './lib/interpolate.ts';
import { hexOf } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';
import { srgbOf } from './lib/spaces.ts';

export default defineTool({
  slug: 'color-mixer',
  name: 'Color Mixer',
  category: 'color',
  summary: 'Mixes two or more colours in given proportions, in the colour space you choose.',
  description:
    'The weighted mean of the components multiplied by alpha, divided by the mixed alpha. Colours that are all fully transparent give transparent black. Results outside sRGB are clipped in hex only.',
  reference: 'CSS Color Module Level 4, section 12 (interpolation with premultiplied alpha)',
  keywords: ['blend', 'average', 'combine', 'colour', 'mix paint'],
  inputs: z.strictObject({
    colors: z.array(colorText('One of the colours to mix')).min(2).max(20).describe('The colours to mix, 2 to 20'),
    weights: z
      .array(z.number().min(0).max(1_000_000))
      .min(2)
      .max(20)
      .optional()
      .describe('How much of each colour, one number a colour from 0 to 1,000,000; all equal if omitted'),
    space: z.enum(['srgb', 'srgb-linear', 'lab', 'oklab']).default('oklab').describe('The colour space to mix in; oklab looks most even'),
  }),
  result: z.strictObject({ hex: hexField('The mixed colour'), rgb: rgbField, alpha: alphaField }),
  examples: [{ inputs: { colors: ['red', 'blue'], space: 'srgb' }, result: { hex: '#800080', rgb: { red: 127.5, green: 0, blue: 127.5 }, alpha: 1 } }],
  run({ colors, weights = colors.map(() => 1), space }) {
    const read = colors.map((text, index) => readColor(text, `colors[${index}]`));
    if (weights.length !== colors.length) invalid('weights', `must have one number for each of the ${colors.length} colours, not ${weights.length}`);
    if (weights.every((weight) => weight === 0)) invalid('weights', 'must add up to more than 0');
    const mix = mixed(read, weights, space);
    const [red, green, blue] = srgbOf(mix);
    return { hex: hexOf(mix), rgb: { red: red * 255 + 0, green: green * 255 + 0, blue: blue * 255 + 0 }, alpha: mix.alpha };
  },
});
