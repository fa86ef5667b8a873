import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf, hslOf, hslToRgb, srgb } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';
import { oklabOf, polarOf, rectangularOf, turned } from './lib/spaces.ts';

const MONOCHROMATIC_PERCENTS = [20, 35, 50, 65, 80];

export default defineTool({
  slug: 'color-palette-generator',
  name: 'Color Palette Generator',
  category: 'color',
  summary: 'Generates colour harmonies of a base colour, such as complementary, triadic and analogous.',
  description:
    'The hue is turned in HSL (of the clipped colour) or in OKLCH, whose results outside sRGB are clipped channel by channel. monochromatic keeps hue and saturation and takes the lightness 20, 35, 50, 65 and 80 percent. Alpha is kept.',
  reference: 'Angles of the colour wheel: complementary 180°, triadic 120°, tetradic 60° and 180°, square 90°',
  keywords: ['harmony', 'complementary', 'triadic', 'matching colors', 'colour', 'coolors', 'color scheme'],
  inputs: z.strictObject({
    color: colorText('The base colour'),
    scheme: z
      .enum(['complementary', 'split-complementary', 'analogous', 'triadic', 'tetradic', 'square', 'monochromatic'])
      .default('complementary')
      .describe('Which harmony to make of the base colour'),
    angleDegrees: z.number().min(1).max(90).default(30).describe('Spread in degrees of analogous and split-complementary'),
    space: z.enum(['hsl', 'oklch']).default('hsl').describe('The colour space whose hue is turned'),
  }),
  result: z.strictObject({
    colors: z.array(z.string()).describe('The colours as hex, in the order of the angles'),
    hues: z.array(z.number()).describe('Hues of the colours in the space chosen, in degrees'),
  }),
  appliesWhen: {
    angleDegrees: { scheme: ['split-complementary', 'analogous'] },
  },
  examples: [
    { inputs: { color: '#3366cc', scheme: 'triadic' }, result: { colors: ['#3366cc', '#cc3366', '#66cc33'], hues: [220, 340, 100] } },
    {
      inputs: { color: 'hsl(10 80% 40%)', scheme: 'analogous' },
      result: { colors: ['#b8144b', '#b83014', '#b88114'], hues: [340, 10, 40] },
    },
  ],
  run(inputs) {
    const color = readColor(inputs.color, 'color');
    const angles = anglesOf(inputs.scheme, inputs.angleDegrees);
    const lightnesses = inputs.scheme === 'monochromatic' ? MONOCHROMATIC_PERCENTS : undefined;
    const variants = (lightnesses ?? angles).map((value) => (lightnesses ? { angle: 0, lightness: value / 100 } : { angle: value, lightness: undefined }));
    if (inputs.space === 'hsl') {
      const { hue, saturation, lightness } = hslOf(color);
      const hues = variants.map(({ angle }) => turned(hue + angle));
      const colors = variants.map((variant, index) =>
        hexOf(srgb(hslToRgb(hues[index] ?? 0, saturation / 100, variant.lightness ?? lightness / 100), color.alpha)),
      );
      return { colors, hues };
    }
    const [lightness, chroma, hue] = polarOf(oklabOf(color));
    const hues = variants.map(({ angle }) => turned(hue + angle));
    const colors = variants.map((variant, index) =>
      hexOf({ space: 'oklab', components: rectangularOf([variant.lightness ?? lightness, chroma, hues[index] ?? 0]), alpha: color.alpha }),
    );
    return { colors, hues };
  },
});

function anglesOf(scheme: string, angle: number): number[] {
  switch (scheme) {
    case 'split-complementary':
      return [0, 180 - angle, 180 + angle];
    case 'analogous':
      return [-angle, 0, angle];
    case 'triadic':
      return [0, 120, 240];
    case 'tetradic':
      return [0, 60, 180, 240];
    case 'square':
      return [0, 90, 180, 270];
    default:
      return [0, 180];
  }
}
