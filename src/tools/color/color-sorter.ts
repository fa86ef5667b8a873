import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf, hslOf, luminanceOf } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';
import { type Color, oklabOf, polarOf } from './lib/spaces.ts';

const TOLERANCE = 1e-9;
/** Before all hues. */
const GREY = -1;

export default defineTool({
  slug: 'color-sorter',
  name: 'Color Sorter',
  category: 'color',
  summary: 'Sorts colours by hue, lightness, saturation or luminance.',
  description: 'Equal values keep their order, also when descending. By hue, greys come first.',
  reference: 'HSL of CSS Color Module Level 4; WCAG 2.2 relative luminance; OKLCH chroma',
  keywords: ['order', 'arrange', 'rainbow', 'palette', 'colours'],
  inputs: z.strictObject({
    colors: z.array(colorText('One of the colours to sort')).min(1).max(1000).describe('The colours to sort, 1 to 1000'),
    by: z
      .enum(['hue', 'saturation', 'lightness', 'luminance', 'chroma'])
      .default('hue')
      .describe('What to sort by: HSL values, WCAG luminance or OKLCH chroma'),
    descending: z.boolean().default(false).describe('Whether the greatest come first'),
    unique: z.boolean().default(false).describe('Whether only the first of equal hex colours is kept'),
  }),
  result: z.strictObject({
    colors: z.array(z.string()).describe('The sorted colours as they were given'),
    hex: z.array(z.string()).describe('The sorted colours as hex'),
  }),
  examples: [
    {
      inputs: { colors: ['blue', '#f00', 'gray', 'lime'] },
      result: { colors: ['gray', '#f00', 'lime', 'blue'], hex: ['#808080', '#ff0000', '#00ff00', '#0000ff'] },
    },
    {
      inputs: { colors: ['white', '#000', '#777', 'black'], by: 'luminance', descending: true, unique: true },
      result: { colors: ['white', '#777', '#000'], hex: ['#ffffff', '#777777', '#000000'] },
    },
  ],
  run({ colors, by, descending, unique }) {
    const read = colors.map((text, index) => {
      const color = readColor(text, `colors[${index}]`);
      return { text, hex: hexOf(color), value: measureOf(color, by) };
    });
    const kept = unique ? read.filter((entry, index) => read.findIndex(({ hex }) => hex === entry.hex) === index) : read;
    const sign = descending ? -1 : 1;
    kept.sort((a, b) => (Math.abs(a.value - b.value) <= TOLERANCE ? 0 : sign * (a.value - b.value)));
    return { colors: kept.map(({ text }) => text), hex: kept.map(({ hex }) => hex) };
  },
});

function measureOf(color: Color, by: 'hue' | 'saturation' | 'lightness' | 'luminance' | 'chroma'): number {
  if (by === 'luminance') return luminanceOf(color);
  if (by === 'chroma') return polarOf(oklabOf(color))[1];
  const { hue, saturation, lightness } = hslOf(color);
  if (by === 'saturation') return saturation;
  return by === 'lightness' ? lightness : saturation === 0 ? GREY : hue;
}
