import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';

const BLOCKS = [...'▁▂▃▄▅▆▇█'];
const ASCII = [...'_.-=+*%#'];
/** Braille dots from below: of the left column 7, 3, 2, 1, of the right 8, 6, 5, 4 (Unicode, Braille Patterns). */
const LEFT_DOTS = [0x40, 0x04, 0x02, 0x01];
const RIGHT_DOTS = [0x80, 0x20, 0x10, 0x08];
const MARGIN = 1;

export default defineTool({
  slug: 'sparkline-generator',
  name: 'Sparkline Generator',
  category: 'generators',
  summary: 'Draws a tiny chart in one line of text (▁▃▇) or as a small SVG.',
  description:
    'blocks and ascii have one character per value in eight levels; braille has two values per character in four. Values beyond minimum and maximum are held to them.',
  reference: 'Edward Tufte, Beautiful Evidence; Unicode Block Elements and Braille Patterns',
  keywords: ['chart', 'graph', 'trend', 'plot', 'svg'],
  inputs: z.strictObject({
    values: z.array(z.number()).min(1).max(10_000).describe('Values of the chart, from left to right'),
    minimum: z.number().optional().describe('Bottom of the scale; the smallest value if omitted'),
    maximum: z.number().optional().describe('Top of the scale; the largest value if omitted'),
    style: z.enum(['blocks', 'braille', 'ascii']).default('blocks').describe('Characters of the text'),
    svgWidth: z.int().min(10).max(2000).default(120).describe('Width of the picture in pixels'),
    svgHeight: z.int().min(8).max(500).default(24).describe('Height of the picture in pixels'),
  }),
  result: z.strictObject({
    text: z.string().describe('The chart as one line'),
    svg: z.string().describe('The chart as a picture'),
    minimum: z.number().describe('Smallest of the values'),
    maximum: z.number().describe('Largest of the values'),
    last: z.number().describe('Last of the values'),
  }),
  pageInputs: { values: [1, 5, 22, 13, 53, 41, 67, 62] },
  examples: [
    {
      inputs: { values: [1, 5, 22, 13, 53], svgWidth: 42, svgHeight: 12 },
      result: {
        text: '▁▁▄▂█',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="12" viewBox="0 0 42 12" role="img"><title>5 values from 1 to 53, last 53</title><polyline points="1,11 11,10.23 21,6.96 31,8.69 41,1" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/></svg>',
        minimum: 1,
        maximum: 53,
        last: 53,
      },
    },
    {
      inputs: { values: [0, 1, 2, 3], style: 'braille', svgWidth: 32, svgHeight: 8 },
      result: {
        text: '⣠⣾',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="8" viewBox="0 0 32 8" role="img"><title>4 values from 0 to 3, last 3</title><polyline points="1,7 11,5 21,3 31,1" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/></svg>',
        minimum: 0,
        maximum: 3,
        last: 3,
      },
    },
  ],
  run({ values, style, svgWidth, svgHeight, ...scale }) {
    let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of values) [least, greatest] = [Math.min(least, value), Math.max(greatest, value)];
    const low = scale.minimum ?? least;
    const high = scale.maximum ?? greatest;
    if (high < low) invalid(scale.maximum === undefined ? 'minimum' : 'maximum', `leaves a scale from ${low} to ${high}; its top must not be below its bottom`);
    const last = values.at(-1) ?? 0;
    // Halves first, so that a range wider than the largest double does not overflow.
    const shares = values.map((value) => (high === low ? undefined : (value / 2 - low / 2) / (high / 2 - low / 2)));
    return {
      text: style === 'braille' ? braille(shares) : shares.map((share) => (style === 'blocks' ? BLOCKS : ASCII)[level(share)]).join(''),
      svg: picture(shares, svgWidth, svgHeight, `${values.length} values from ${least} to ${greatest}, last ${last}`),
      minimum: least + 0,
      maximum: greatest + 0,
      last: last + 0,
    };
  },
});

const hold = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const level = (share: number | undefined): number => (share === undefined ? 3 : hold(Math.floor(share * 8), 0, 7));

function braille(shares: readonly (number | undefined)[]): string {
  const dots = (index: number, column: readonly number[]): number => {
    if (index >= shares.length) return 0;
    const share = shares[index];
    const filled = share === undefined ? 2 : hold(Math.ceil(share * 4), 1, 4);
    return column.slice(0, filled).reduce((pattern, dot) => pattern | dot, 0);
  };
  let text = '';
  for (let index = 0; index < shares.length; index += 2) text += String.fromCodePoint(0x2800 + dots(index, LEFT_DOTS) + dots(index + 1, RIGHT_DOTS));
  return text;
}

function picture(shares: readonly (number | undefined)[], width: number, height: number, title: string): string {
  const place = (value: number): string => String(Math.round(value * 100) / 100);
  const across = shares.length > 1 ? (width - 2 * MARGIN) / (shares.length - 1) : 0;
  const points = shares.map((share, index) => `${place(MARGIN + index * across)},${place(height - MARGIN - hold(share ?? 0.5, 0, 1) * (height - 2 * MARGIN))}`);
  if (points.length === 1) points.push(`${width - MARGIN},${points[0]?.split(',')[1]}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title><polyline points="${points.join(' ')}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}
