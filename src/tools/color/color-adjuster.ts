import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { alphaField, hexField, hslField } from './lib/fields.ts';
import { clippedOf, hexOf, hslOf, hslToRgb, srgb } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';
import type { Color } from './lib/spaces.ts';

export default defineTool({
  slug: 'color-adjuster',
  name: 'Color Adjuster',
  category: 'color',
  summary: 'Lightens, darkens, saturates, rotates, inverts or fades a colour.',
  description:
    'Works on the HSL of the clipped colour, as Sass does: lighten, darken, saturate and desaturate add or take percentage points, held to 0 to 100; rotate adds degrees, complement 180; grayscale sets saturation 0; invert is 255 minus each channel. Alpha stays, except with fade.',
  reference: 'HSL of CSS Color Module Level 4; the functions of Sass',
  keywords: ['brighten', 'dim', 'hue rotate', 'negative', 'gray', 'opacity', 'colour'],
  inputs: z.strictObject({
    color: colorText('The colour to change'),
    operation: z
      .enum(['lighten', 'darken', 'saturate', 'desaturate', 'rotate', 'invert', 'complement', 'grayscale', 'fade'])
      .describe('What to do with the colour'),
    amount: z
      .number()
      .min(-360)
      .max(360)
      .default(10)
      .describe('Percentage points from 0 to 100; degrees for rotate; the new alpha in percent for fade. Not used by invert, complement and grayscale'),
  }),
  result: z.strictObject({ hex: hexField('The changed colour'), hsl: hslField, alpha: alphaField }),
  appliesWhen: {
    amount: { operation: ['lighten', 'darken', 'saturate', 'desaturate', 'rotate', 'fade'] },
  },
  examples: [
    {
      inputs: { color: '#336699', operation: 'lighten', amount: 20 },
      result: { hex: '#6699cc', hsl: { hue: 210, saturation: 49.999999999999986, lightness: 60 }, alpha: 1 },
    },
    { inputs: { color: '#fa0', operation: 'invert' }, result: { hex: '#0055ff', hsl: { hue: 220, saturation: 100, lightness: 50 }, alpha: 1 } },
  ],
  run({ color: text, operation, amount }) {
    const takesPercent = operation !== 'rotate';
    if (takesPercent && (amount < 0 || amount > 100)) invalid('amount', `must be from 0 to 100 for ${operation}, not ${amount}`);
    const changed = change(readColor(text, 'color'), operation, amount);
    return { hex: hexOf(changed), hsl: hslOf(changed), alpha: changed.alpha };
  },
});

type Operation = 'lighten' | 'darken' | 'saturate' | 'desaturate' | 'rotate' | 'invert' | 'complement' | 'grayscale' | 'fade';

function change(color: Color, operation: Operation, amount: number): Color {
  const { hue, saturation, lightness } = hslOf(color);
  const of = (newHue: number, newSaturation: number, newLightness: number): Color => {
    const share = (percent: number): number => Math.min(100, Math.max(0, percent)) / 100;
    return srgb(hslToRgb(newHue, share(newSaturation), share(newLightness)), color.alpha);
  };
  switch (operation) {
    case 'lighten':
      return of(hue, saturation, lightness + amount);
    case 'darken':
      return of(hue, saturation, lightness - amount);
    case 'saturate':
      return of(hue, saturation + amount, lightness);
    case 'desaturate':
      return of(hue, saturation - amount, lightness);
    case 'rotate':
      return of(hue + amount, saturation, lightness);
    case 'complement':
      return of(hue + 180, saturation, lightness);
    case 'grayscale':
      return of(hue, 0, lightness);
    case 'invert': {
      const [red, green, blue] = clippedOf(color);
      return srgb([1 - red, 1 - green, 1 - blue], color.alpha);
    }
    case 'fade':
      return srgb(clippedOf(color), amount / 100);
  }
}
