import { z } from 'zod';
import { defineTool } from '../define.ts';
import { between } from './lib/interpolate.ts';
import { hexOf } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';

export default defineTool({
  slug: 'color-gradient-steps-generator',
  name: 'Color Gradient Steps Generator',
  category: 'color',
  summary: 'Generates the colours at even steps between two or more colours.',
  description:
    'Stops are evenly spaced. Alpha is multiplied into all components but hues. A grey end takes the hue of the other end. Results outside sRGB are clipped channel by channel.',
  reference: 'CSS Color Module Level 4, section 12 (interpolation and hue fix-up)',
  keywords: ['interpolate', 'color scale', 'blend', 'between', 'ramp', 'colour'],
  heavyWhen: ({ steps }) => steps > 300,
  inputs: z.strictObject({
    colors: z.array(colorText('One stop of the gradient')).min(2).max(20).describe('The stops of the gradient, 2 to 20, evenly spaced'),
    steps: z.int().min(2).max(1000).describe('How many colours to give, both ends included'),
    space: z.enum(['srgb', 'srgb-linear', 'hsl', 'lab', 'lch', 'oklab', 'oklch']).default('oklab').describe('The colour space to go through'),
    hue: z.enum(['shorter', 'longer', 'increasing', 'decreasing']).default('shorter').describe('Which way round the hue circle, in hsl, lch and oklch'),
  }),
  result: z.strictObject({
    colors: z.array(z.string()).describe('The colours as hex, from the first stop to the last'),
    css: z.string().describe('A CSS linear-gradient() of these colours'),
  }),
  appliesWhen: {
    hue: { space: ['hsl', 'lch', 'oklch'] },
  },
  examples: [
    {
      inputs: { colors: ['black', 'white'], steps: 3, space: 'srgb' },
      result: { colors: ['#000000', '#808080', '#ffffff'], css: 'linear-gradient(90deg, #000000, #808080, #ffffff)' },
    },
    {
      inputs: { colors: ['red', 'blue'], steps: 5, space: 'hsl', hue: 'longer' },
      result: {
        colors: ['#ff0000', '#ffff00', '#00ff00', '#00ffff', '#0000ff'],
        css: 'linear-gradient(90deg, #ff0000, #ffff00, #00ff00, #00ffff, #0000ff)',
      },
    },
  ],
  run({ colors: texts, steps, space, hue }) {
    const stops = texts.map((text, index) => readColor(text, `colors[${index}]`));
    const last = stops.length - 1;
    const colors = Array.from({ length: steps }, (_, step) => {
      const place = step * last;
      const segment = Math.min(last - 1, Math.floor(place / (steps - 1)));
      const [from, to] = stops.slice(segment, segment + 2);
      return from && to ? hexOf(between(from, to, place / (steps - 1) - segment, space, hue)) : '';
    });
    return { colors, css: `linear-gradient(90deg, ${colors.join(', ')})` };
  },
});
