import { z } from 'zod';
import { defineTool } from '../define.ts';
import { BLEND_MODES, blend } from './lib/blend.ts';
import { alphaField, hexField, rgbField } from './lib/fields.ts';
import { clippedOf, hexOf, srgb } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';

export default defineTool({
  slug: 'color-blender',
  name: 'Color Blender',
  category: 'color',
  summary: 'Blends one colour over another with a blend mode, alpha included.',
  description:
    'Works on clipped sRGB channels. normal turns a colour with alpha over a background into a plain one. Two fully transparent colours give transparent black.',
  reference: 'W3C Compositing and Blending Level 1',
  keywords: ['overlay', 'multiply', 'screen', 'opacity', 'rgba to rgb', 'alpha', 'colour'],
  inputs: z.strictObject({
    source: colorText('The upper colour'),
    backdrop: colorText('The lower colour'),
    mode: z.enum(BLEND_MODES).default('normal').describe('How the upper colour is blended into the lower one'),
  }),
  result: z.strictObject({ hex: hexField('The blended colour'), rgb: rgbField, alpha: alphaField }),
  examples: [
    { inputs: { source: 'rgb(255 0 0 / 50%)', backdrop: 'white' }, result: { hex: '#ff8080', rgb: { red: 255, green: 127.5, blue: 127.5 }, alpha: 1 } },
    { inputs: { source: '#336699', backdrop: '#ffcc00', mode: 'soft-light' }, result: { hex: '#ffc400', rgb: { red: 255, green: 195.84, blue: 0 }, alpha: 1 } },
  ],
  run(inputs) {
    const [source, backdrop] = [readColor(inputs.source, 'source'), readColor(inputs.backdrop, 'backdrop')];
    const [above, below] = [clippedOf(source), clippedOf(backdrop)];
    const blended = blend(inputs.mode, below, above);
    const alpha = source.alpha + backdrop.alpha * (1 - source.alpha);
    const composed = (index: 0 | 1 | 2): number => {
      if (alpha === 0) return 0;
      const own = (1 - backdrop.alpha) * above[index] + backdrop.alpha * blended[index];
      return (source.alpha * own + (1 - source.alpha) * backdrop.alpha * below[index]) / alpha;
    };
    const color = srgb([composed(0), composed(1), composed(2)], alpha);
    const [red, green, blue] = color.components;
    return { hex: hexOf(color), rgb: { red: red * 255 + 0, green: green * 255 + 0, blue: blue * 255 + 0 }, alpha };
  },
});
