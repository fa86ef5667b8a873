import { z } from 'zod';
import { defineTool } from '../define.ts';
import { clippedOf, hexOf, srgb } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';

export default defineTool({
  slug: 'color-shades-generator',
  name: 'Color Shades Generator',
  category: 'color',
  summary: 'Generates tints, shades and tones of a colour in even steps.',
  description:
    'Step i of n mixes i / (n + 1) of white, black or grey (127.5) into the unrounded sRGB channels, clipped to their range. Neither the base nor the goal is listed. Alpha is kept.',
  reference: 'Linear mixing of sRGB channels',
  keywords: ['lighter', 'darker', 'tint', 'tone', 'scale', 'colour'],
  inputs: z.strictObject({
    color: colorText('The base colour'),
    steps: z.int().min(1).max(100).default(9).describe('How many tints, shades and tones to give, each'),
  }),
  result: z.strictObject({
    base: z.string().describe('The base colour as hex'),
    tints: z.array(z.string()).describe('Hex colours from the base towards white'),
    shades: z.array(z.string()).describe('Hex colours from the base towards black'),
    tones: z.array(z.string()).describe('Hex colours from the base towards middle grey'),
  }),
  headline: 'tints',
  examples: [
    {
      inputs: { color: '#336699', steps: 3 },
      result: {
        base: '#336699',
        tints: ['#668cb3', '#99b3cc', '#ccd9e6'],
        shades: ['#264d73', '#1a334d', '#0d1a26'],
        tones: ['#466c93', '#59738c', '#6c7986'],
      },
    },
    { inputs: { color: '#ff000080', steps: 1 }, result: { base: '#ff000080', tints: ['#ff808080'], shades: ['#80000080'], tones: ['#bf404080'] } },
  ],
  run(inputs) {
    const color = readColor(inputs.color, 'color');
    const [red, green, blue] = clippedOf(color);
    const towards = (goal: number): string[] =>
      Array.from({ length: inputs.steps }, (_, index) => {
        const share = (index + 1) / (inputs.steps + 1);
        const mix = (channel: number): number => channel + (goal - channel) * share;
        return hexOf(srgb([mix(red), mix(green), mix(blue)], color.alpha));
      });
    return { base: hexOf(color), tints: towards(1), shades: towards(0), tones: towards(0.5) };
  },
});
