import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';

export default defineTool({
  slug: 'css-gradient-generator',
  name: 'CSS Gradient Generator',
  category: 'color',
  summary: 'Generates CSS for linear, radial and conic gradients.',
  description:
    'Each stop is its colour as hex, with its position where one is given. shape and the position matter for radial, the position and the angle for conic.',
  reference: 'CSS Images Module Level 4',
  keywords: ['background', 'linear-gradient', 'radial', 'conic', 'colour', 'fade', 'gradient'],
  inputs: z.strictObject({
    type: z.enum(['linear', 'radial', 'conic']).default('linear').describe('Kind of gradient: along a line, from a centre out, or around a centre'),
    stops: z
      .array(
        z.strictObject({
          color: colorText('Colour of the stop'),
          positionPercent: z.number().min(-1000).max(1000).optional().describe('Where the stop is on the gradient line, in percent'),
        }),
      )
      .min(2)
      .max(50)
      .describe('The colours of the gradient in their order, 2 to 50'),
    angleDegrees: z.number().min(-360).max(360).default(180).describe('Direction of linear (180 is downwards), start of conic, in degrees'),
    shape: z.enum(['ellipse', 'circle']).default('ellipse').describe('Shape of a radial gradient'),
    positionXPercent: z.number().min(0).max(100).default(50).describe('Centre of radial and conic from the left, in percent'),
    positionYPercent: z.number().min(0).max(100).default(50).describe('Centre of radial and conic from the top, in percent'),
    repeating: z.boolean().default(false).describe('Whether the gradient starts again after its last stop'),
  }),
  result: z.strictObject({
    gradient: z.string().describe('The gradient as a CSS image'),
    css: z.string().describe('A background declaration with the gradient'),
  }),
  headline: 'css',
  appliesWhen: {
    angleDegrees: { type: ['linear', 'conic'] },
    shape: { type: ['radial'] },
    positionXPercent: { type: ['radial', 'conic'] },
    positionYPercent: { type: ['radial', 'conic'] },
  },
  views: [{ kind: 'preview', field: 'css', of: 'background' }],
  examples: [
    {
      inputs: { stops: [{ color: 'red' }, { color: 'rgb(0 0 255 / 50%)', positionPercent: 80 }], angleDegrees: 90 },
      result: { gradient: 'linear-gradient(90deg, #ff0000, #0000ff80 80%)', css: 'background: linear-gradient(90deg, #ff0000, #0000ff80 80%);' },
    },
    {
      inputs: {
        type: 'radial',
        shape: 'circle',
        stops: [
          { color: '#fff', positionPercent: 0 },
          { color: '#000', positionPercent: 12.5 },
        ],
        repeating: true,
      },
      result: {
        gradient: 'repeating-radial-gradient(circle at 50% 50%, #ffffff 0%, #000000 12.5%)',
        css: 'background: repeating-radial-gradient(circle at 50% 50%, #ffffff 0%, #000000 12.5%);',
      },
    },
  ],
  run({ type, stops, angleDegrees, shape, positionXPercent, positionYPercent, repeating }) {
    const texts = stops.map(({ color, positionPercent }, index) => {
      const hex = hexOf(readColor(color, `stops[${index}].color`));
      return positionPercent === undefined ? hex : `${hex} ${positionPercent + 0}%`;
    });
    const centre = `at ${positionXPercent + 0}% ${positionYPercent + 0}%`;
    const geometry = { linear: `${angleDegrees + 0}deg`, radial: `${shape} ${centre}`, conic: `from ${angleDegrees + 0}deg ${centre}` }[type];
    const gradient = `${repeating ? 'repeating-' : ''}${type}-gradient(${[geometry, ...texts].join(', ')})`;
    return { gradient, css: `background: ${gradient};` };
  },
});
