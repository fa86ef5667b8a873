import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { decimalText } from './lib/fields.ts';
import { bytesOf } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';

const offset = (what: string) => z.number().min(-1000).max(1000).describe(`${what}, in pixels`);
const layerSchema = z.strictObject({
  offsetXPx: offset('How far the shadow is moved to the right, negative to the left'),
  offsetYPx: offset('How far the shadow is moved down, negative up'),
  blurPx: z.number().min(0).max(1000).default(0).describe('How far the edge is blurred, in pixels'),
  spreadPx: offset('How much larger than the box the shadow is').default(0),
  color: colorText('Colour of the shadow').default('#000000'),
  opacityPercent: z.number().min(0).max(100).default(100).describe("Opacity in percent, on top of the colour's own alpha"),
  inset: z.boolean().default(false).describe('Whether the shadow is inside the box'),
});
type Layer = z.output<typeof layerSchema>;

export default defineTool({
  slug: 'box-shadow-generator',
  name: 'Box Shadow Generator',
  category: 'color',
  summary: 'Generates CSS for box, text and drop shadows with one or more layers.',
  description: 'spread and inset exist for box-shadow only. The colour is written as rgb() of its hex channels with the opacity to at most 2 decimals.',
  reference: 'CSS Backgrounds and Borders Level 3; CSS Text Decoration Level 3; Filter Effects Level 1',
  keywords: ['drop shadow', 'text-shadow', 'elevation', 'css', 'glow'],
  inputs: z.strictObject({
    layers: z.array(layerSchema).min(1).max(20).describe('The shadows from the top one down, 1 to 20'),
    property: z.enum(['box-shadow', 'text-shadow', 'drop-shadow']).default('box-shadow').describe('Which kind of shadow: of a box, of text, or as a filter'),
  }),
  result: z.strictObject({
    value: z.string().describe('The value of the CSS property'),
    css: z.string().describe('The whole declaration'),
  }),
  headline: 'css',
  views: [{ kind: 'preview', field: 'css', of: 'box' }],
  examples: [
    {
      inputs: { layers: [{ offsetXPx: 0, offsetYPx: 4, blurPx: 12, spreadPx: -2, opacityPercent: 25 }] },
      result: { value: '0 4px 12px -2px rgb(0 0 0 / 25%)', css: 'box-shadow: 0 4px 12px -2px rgb(0 0 0 / 25%);' },
    },
    {
      inputs: {
        layers: [
          { offsetXPx: 1, offsetYPx: 1, color: '#ff000080' },
          { offsetXPx: -1, offsetYPx: 0, blurPx: 2.5, color: 'blue' },
        ],
        property: 'text-shadow',
      },
      result: {
        value: '1px 1px 0 rgb(255 0 0 / 50.2%), -1px 0 2.5px rgb(0 0 255 / 100%)',
        css: 'text-shadow: 1px 1px 0 rgb(255 0 0 / 50.2%), -1px 0 2.5px rgb(0 0 255 / 100%);',
      },
    },
  ],
  run({ layers, property }) {
    const texts = layers.map((layer, index) => {
      if (property !== 'box-shadow' && layer.spreadPx !== 0) invalid(`layers[${index}].spreadPx`, `must be 0 for ${property}, which has no spread`);
      if (property !== 'box-shadow' && layer.inset) invalid(`layers[${index}].inset`, `must be false for ${property}, which has no inner shadows`);
      return layerText(layer, property, `layers[${index}].color`);
    });
    const value = texts.join(property === 'drop-shadow' ? ' ' : ', ');
    return { value, css: `${property === 'drop-shadow' ? 'filter' : property}: ${value};` };
  },
});

function layerText(layer: Layer, property: string, path: string): string {
  const color = readColor(layer.color, path);
  const opacity = decimalText(layer.opacityPercent * color.alpha, 2);
  const lengths = [layer.offsetXPx, layer.offsetYPx, layer.blurPx, ...(property === 'box-shadow' ? [layer.spreadPx] : [])].map(pixels);
  const text = `${layer.inset ? 'inset ' : ''}${lengths.join(' ')} rgb(${bytesOf(color).join(' ')} / ${opacity}%)`;
  return property === 'drop-shadow' ? `drop-shadow(${text})` : text;
}

const pixels = (value: number): string => (value === 0 ? '0' : `${value}px`);
