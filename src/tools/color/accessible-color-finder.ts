import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { contrastRatio, hexOf, hslOf, hslToRgb, luminanceOf, ofHex, srgb } from './lib/models.ts';
import { colorText, readOpaque } from './lib/parse-color.ts';

const TENTHS_OF_ALL = 1000;

export default defineTool({
  slug: 'accessible-color-finder',
  name: 'Accessible Color Finder',
  category: 'color',
  summary: "Moves a colour's lightness as little as needed to reach a contrast ratio against another.",
  description:
    'Hue and saturation in HSL stay. The lightness moves in steps of 0.1 percentage points, darker before lighter unless one direction is asked for; the first hex colour that reaches the ratio is the answer.',
  reference: 'WCAG 2.2 contrast ratio',
  keywords: ['accessibility', 'a11y', 'fix contrast', 'readable', 'wcag', 'colour'],
  inputs: z.strictObject({
    color: colorText('The opaque colour to change'),
    against: colorText('The opaque colour behind it'),
    targetRatio: z.number().min(1).max(21).default(4.5).describe('Contrast ratio to reach: 4.5 for normal text, 3 for large text, 7 for AAA'),
    direction: z.enum(['nearest', 'darker', 'lighter']).default('nearest').describe('Which way the lightness may move; nearest takes the smaller change'),
  }),
  result: z.strictObject({
    color: z.string().describe('The colour found, as #rrggbb'),
    ratio: z.number().describe('Contrast ratio that it reaches'),
    changed: z.boolean().describe('Whether it differs from the given colour'),
    lightnessChangePercent: z.number().describe('How far the lightness moved in percentage points, negative when darker'),
  }),
  views: [{ kind: 'preview', field: 'color', of: 'contrast', ink: 'color', ground: 'against' }],
  examples: [
    { inputs: { color: '#3399ff', against: 'white' }, result: { color: '#0074e8', ratio: 4.503156530706687, changed: true, lightnessChangePercent: -14.5 } },
    {
      inputs: { color: '#333333', against: 'black', targetRatio: 7 },
      result: { color: '#959595', ratio: 7.010875888315529, changed: true, lightnessChangePercent: 38.3 },
    },
  ],
  run(inputs) {
    const original = ofHex(readOpaque(inputs.color, 'color'));
    const background = luminanceOf(ofHex(readOpaque(inputs.against, 'against')));
    const { hue, saturation, lightness } = hslOf(original);
    const signs = inputs.direction === 'nearest' ? [-1, 1] : inputs.direction === 'darker' ? [-1] : [1];
    for (let tenths = 0; tenths <= TENTHS_OF_ALL; tenths++) {
      for (const sign of tenths === 0 ? [1] : signs) {
        const moved = Math.min(100, Math.max(0, lightness + (sign * tenths) / 10));
        const color = tenths === 0 ? original : ofHex(srgb(hslToRgb(hue, saturation / 100, moved / 100)));
        const ratio = contrastRatio(luminanceOf(color), background);
        if (ratio < inputs.targetRatio) continue;
        return { color: hexOf(color), ratio, changed: hexOf(color) !== hexOf(original), lightnessChangePercent: (sign * tenths) / 10 };
      }
    }
    const way = inputs.direction === 'nearest' ? 'lightness' : `${inputs.direction} colour`;
    return unprocessable(
      `No ${way} of this hue and saturation reaches a ratio of ${inputs.targetRatio} against that colour; ask for less, or change the other colour.`,
      'targetRatio',
    );
  },
});
