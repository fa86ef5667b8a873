import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { decimalText } from './lib/fields.ts';

const UNITS = ['px', 'rem', 'em', 'pt', 'pc', 'in', 'cm', 'mm', 'q', 'vw', 'vh', 'vmin', 'vmax', 'percent'] as const;
type Unit = (typeof UNITS)[number];

export default defineTool({
  slug: 'css-unit-converter',
  name: 'CSS Unit Converter',
  category: 'color',
  summary: 'Converts lengths between px, rem, em, pt, viewport units and the other units of CSS.',
  description: '1in = 96px = 2.54cm = 72pt = 6pc. In the CSS text, q is written Q and percent %, to at most 6 decimals.',
  reference: 'CSS Values and Units Module Level 4, section 6',
  keywords: ['px to rem', 'rem to px', 'pt to px', 'em', 'vw', 'pixels'],
  inputs: z.strictObject({
    value: z.number().min(-1e9).max(1e9).describe('The length to convert, in the unit `from`'),
    from: z.enum(UNITS).default('px').describe('Unit of the given length'),
    to: z.enum(UNITS).default('rem').describe('Unit of the wanted length'),
    rootFontSizePx: z.number().min(1).max(1000).default(16).describe('Font size of the root element, in pixels, for rem'),
    fontSizePx: z.number().min(1).max(1000).default(16).describe('Font size of the element, in pixels, for em'),
    viewportWidthPx: z.number().min(1).max(100_000).default(1920).describe('Width of the viewport, in pixels'),
    viewportHeightPx: z.number().min(1).max(100_000).default(1080).describe('Height of the viewport, in pixels'),
    parentSizePx: z.number().min(0.001).max(1_000_000).default(100).describe('Size that percent refers to, in pixels'),
  }),
  result: z.strictObject({
    value: z.number().describe('The length in the wanted unit'),
    px: z.number().describe('The length in pixels'),
    css: z.string().describe('The length with its unit, to at most 6 decimals'),
  }),
  headline: 'css',
  appliesWhen: {
    rootFontSizePx: [{ from: ['rem'] }, { to: ['rem'] }],
    fontSizePx: [{ from: ['em'] }, { to: ['em'] }],
    viewportWidthPx: [{ from: ['vw', 'vmin', 'vmax'] }, { to: ['vw', 'vmin', 'vmax'] }],
    viewportHeightPx: [{ from: ['vh', 'vmin', 'vmax'] }, { to: ['vh', 'vmin', 'vmax'] }],
    parentSizePx: [{ from: ['percent'] }, { to: ['percent'] }],
  },
  examples: [
    { inputs: { value: 24 }, result: { value: 1.5, px: 24, css: '1.5rem' } },
    { inputs: { value: 12, from: 'pt', to: 'px' }, result: { value: 16, px: 16, css: '16px' } },
  ],
  run(inputs) {
    const sizes = sizesOf(inputs);
    const px = new D(inputs.value).times(sizes[inputs.from]);
    const value = px.div(sizes[inputs.to]);
    const suffix = inputs.to === 'q' ? 'Q' : inputs.to === 'percent' ? '%' : inputs.to;
    return { value: ratio(value), px: ratio(px), css: `${decimalText(value, 6)}${suffix}` };
  },
});

interface Sizes {
  rootFontSizePx: number;
  fontSizePx: number;
  viewportWidthPx: number;
  viewportHeightPx: number;
  parentSizePx: number;
}

/** One of each unit in pixels. */
function sizesOf({ rootFontSizePx, fontSizePx, viewportWidthPx, viewportHeightPx, parentSizePx }: Sizes): Record<Unit, D> {
  const inch = new D(96);
  const hundredth = (size: number): D => new D(size).div(100);
  return {
    px: new D(1),
    rem: new D(rootFontSizePx),
    em: new D(fontSizePx),
    pt: inch.div(72),
    pc: inch.div(6),
    in: inch,
    cm: inch.div('2.54'),
    mm: inch.div('25.4'),
    q: inch.div('101.6'),
    vw: hundredth(viewportWidthPx),
    vh: hundredth(viewportHeightPx),
    vmin: hundredth(Math.min(viewportWidthPx, viewportHeightPx)),
    vmax: hundredth(Math.max(viewportWidthPx, viewportHeightPx)),
    percent: hundredth(parentSizePx),
  };
}
