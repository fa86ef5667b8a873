import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { proportion } from './lib/proportion.ts';

const side = (what: string) => z.number().min(0.000001).max(1e9).describe(what);
const WITHIN = 0.005;
const WELL_KNOWN: readonly (readonly [width: string, height: string, value: D])[] = [
  ['1', '1'],
  ['5', '4'],
  ['4', '3'],
  ['3', '2'],
  ['16', '10'],
  ['5', '3'],
  ['16', '9'],
  ['1.85', '1'],
  ['2', '1'],
  ['2.39', '1'],
  ['21', '9'],
  ['32', '9'],
].map(([width = '1', height = '1']) => [width, height, new D(width).div(height)]);

export default defineTool({
  slug: 'aspect-ratio-calculator',
  name: 'Aspect Ratio Calculator',
  category: 'color',
  summary: 'Simplifies width to height and finds the missing side for the same ratio.',
  description: 'The ratio is that of the two numbers as decimals, in lowest terms: 1.5 by 1 is 3:2. A well-known ratio is named when it is within 0.5 %.',
  reference: 'Proportions in lowest terms',
  keywords: ['16:9', '4:3', 'resize', 'video', 'image', 'screen', 'proportion', 'scale'],
  inputs: z.strictObject({
    width: side('Width of the picture or screen, in any unit'),
    height: side('Height in the same unit'),
    newWidth: side('A new width whose height is wanted; not together with newHeight').optional(),
    newHeight: side('A new height whose width is wanted; not together with newWidth').optional(),
  }),
  result: z.strictObject({
    ratio: z.string().describe('Width to height in lowest terms, like 16:9'),
    decimal: z.number().describe('Width divided by height'),
    orientation: z.string().describe('Whether it is landscape, portrait or square'),
    commonName: z.string().optional().describe('The well-known ratio that it is close to, where there is one'),
    newWidth: z.number().optional().describe('New width, where a new side was given'),
    newHeight: z.number().optional().describe('New height, where a new side was given'),
  }),
  examples: [
    {
      inputs: { width: 1920, height: 1080, newWidth: 1280 },
      result: { ratio: '16:9', decimal: 1.7777777777777777, orientation: 'landscape', commonName: '16:9', newWidth: 1280, newHeight: 720 },
    },
    { inputs: { width: 1080, height: 1350 }, result: { ratio: '4:5', decimal: 0.8, orientation: 'portrait', commonName: '4:5' } },
  ],
  run({ width, height, newWidth, newHeight }) {
    if (newWidth !== undefined && newHeight !== undefined) invalid('newHeight', 'give newWidth or newHeight, not both');
    const commonName = nameOf(width, height);
    const [w, h] = [new D(width), new D(height)];
    return {
      ratio: proportion(width, height),
      decimal: ratio(w.div(h)),
      orientation: width > height ? 'landscape' : width < height ? 'portrait' : 'square',
      ...(commonName !== undefined && { commonName }),
      ...(newWidth !== undefined && { newWidth, newHeight: ratio(h.times(newWidth).div(w)) }),
      ...(newHeight !== undefined && { newWidth: ratio(w.times(newHeight).div(h)), newHeight }),
    };
  },
});

function nameOf(width: number, height: number): string | undefined {
  const portrait = height > width;
  const value = portrait ? new D(height).div(width) : new D(width).div(height);
  const [nearest] = WELL_KNOWN.map(([long, short, known]) => ({ long, short, apart: value.div(known).minus(1).abs() }))
    .filter(({ apart }) => apart.lte(WITHIN))
    .sort((a, b) => a.apart.cmp(b.apart));
  if (!nearest) return undefined;
  const { long, short } = nearest;
  if (long === short) return 'square';
  return portrait ? `${short}:${long}` : `${long}:${short}`;
}
