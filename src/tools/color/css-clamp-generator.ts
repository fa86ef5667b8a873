import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D } from '../shared/numbers/money.ts';
import { decimalText } from './lib/fields.ts';

const SHOWN_VIEWPORTS = [320, 375, 768, 1024, 1440, 1920];

export default defineTool({
  slug: 'css-clamp-generator',
  name: 'CSS Clamp Generator',
  category: 'color',
  summary: 'Generates a fluid CSS clamp() that grows with the viewport between two sizes.',
  description: 'Numbers in the CSS have at most 4 decimals. A size that shrinks as the viewport grows is possible: the larger size then comes first.',
  reference: 'CSS Values and Units Module Level 4, clamp()',
  keywords: ['fluid typography', 'responsive', 'font size', 'vw', 'scaling'],
  inputs: z.strictObject({
    minSizePx: z.number().min(0).max(10_000).describe('Size at the smaller viewport, in pixels'),
    maxSizePx: z.number().min(0).max(10_000).describe('Size at the larger viewport, in pixels'),
    minViewportPx: z.number().min(1).max(20_000).default(360).describe('Width of the smaller viewport, in pixels'),
    maxViewportPx: z.number().min(1).max(20_000).default(1240).describe('Width of the larger viewport, in pixels'),
    rootFontSizePx: z.number().min(1).max(200).default(16).describe('Font size of the root element, in pixels, for rem'),
    unit: z.enum(['rem', 'px']).default('rem').describe('Unit of the lengths in the CSS'),
  }),
  result: z.strictObject({
    clamp: z.string().describe('The CSS value'),
    slopeVw: z.number().describe('Change in pixels per 100 pixels of viewport, unrounded'),
    interceptPx: z.number().describe('Size at a viewport of no width, in pixels, unrounded'),
    atViewports: z
      .array(z.strictObject({ viewportPx: z.number().describe('Width of the viewport, in pixels'), sizePx: z.number().describe('Size there, in pixels') }))
      .describe('The size at common widths'),
  }),
  appliesWhen: {
    rootFontSizePx: { unit: ['rem'] },
  },
  views: [{ kind: 'lines', field: 'atViewports', x: 'viewportPx', y: ['sizePx'] }],
  examples: [
    {
      inputs: { minSizePx: 16, maxSizePx: 24 },
      result: {
        clamp: 'clamp(1rem, 0.7955rem + 0.9091vw, 1.5rem)',
        slopeVw: 0.9090909090909091,
        interceptPx: 12.727272727272727,
        atViewports: [
          { viewportPx: 320, sizePx: 16 },
          { viewportPx: 375, sizePx: 16.136363636363637 },
          { viewportPx: 768, sizePx: 19.70909090909091 },
          { viewportPx: 1024, sizePx: 22.036363636363635 },
          { viewportPx: 1440, sizePx: 24 },
          { viewportPx: 1920, sizePx: 24 },
        ],
      },
    },
    {
      inputs: { minSizePx: 40, maxSizePx: 20, minViewportPx: 400, maxViewportPx: 1200, unit: 'px' },
      result: {
        clamp: 'clamp(20px, 50px - 2.5vw, 40px)',
        slopeVw: -2.5,
        interceptPx: 50,
        atViewports: [
          { viewportPx: 320, sizePx: 40 },
          { viewportPx: 375, sizePx: 40 },
          { viewportPx: 768, sizePx: 30.8 },
          { viewportPx: 1024, sizePx: 24.4 },
          { viewportPx: 1440, sizePx: 20 },
          { viewportPx: 1920, sizePx: 20 },
        ],
      },
    },
  ],
  run({ minSizePx, maxSizePx, minViewportPx, maxViewportPx, rootFontSizePx, unit }) {
    if (maxViewportPx <= minViewportPx) invalid('maxViewportPx', `must be above minViewportPx, which is ${minViewportPx}`);
    const slope = new D(maxSizePx).minus(minSizePx).div(new D(maxViewportPx).minus(minViewportPx));
    const intercept = new D(minSizePx).minus(slope.times(minViewportPx));
    const [least, greatest] = [Math.min(minSizePx, maxSizePx), Math.max(minSizePx, maxSizePx)];
    const length = (pixels: D | number): string => `${text(unit === 'rem' ? new D(pixels).div(rootFontSizePx) : new D(pixels))}${unit}`;
    const vw = slope.times(100);
    const fluid = `${length(intercept)} ${vw.isNegative() && !vw.isZero() ? '-' : '+'} ${text(vw.abs())}vw`;
    const sizeAt = (viewport: number): number => D.min(greatest, D.max(least, intercept.plus(slope.times(viewport)))).toNumber() + 0;
    return {
      clamp: `clamp(${length(least)}, ${fluid}, ${length(greatest)})`,
      slopeVw: vw.toNumber() + 0,
      interceptPx: intercept.toNumber() + 0,
      atViewports: SHOWN_VIEWPORTS.map((viewportPx) => ({ viewportPx, sizePx: sizeAt(viewportPx) })),
    };
  },
});

const text = (value: D): string => decimalText(value, 4);
