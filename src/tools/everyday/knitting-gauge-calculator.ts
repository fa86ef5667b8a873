import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { halfUp } from './lib/whole.ts';

export default defineTool({
  slug: 'knitting-gauge-calculator',
  name: 'Knitting Gauge Calculator',
  category: 'everyday',
  summary: 'Calculates the stitches and rows to cast on for a size from your gauge, with pattern multiples.',
  description:
    'Rows need both gaugeRows and heightCm. The number of stitches is the multiple of the pattern, with its edge stitches, that is nearest to the width.',
  reference: 'Stitches = gauge / swatch · width',
  keywords: ['crochet', 'swatch', 'tension', 'cast on', 'yarn', 'pattern repeat', 'maschenprobe'],
  inputs: z.strictObject({
    gaugeStitches: z.number().min(0.1).max(1000).describe('Stitches across the swatch'),
    gaugeRows: z.number().min(0.1).max(1000).optional().describe('Rows of the swatch, with heightCm for the rows'),
    swatchCm: z.number().min(0.5).max(100).default(10).describe('Width and height of the swatch in centimetres'),
    widthCm: z.number().min(0.1).max(10_000).describe('Width to knit in centimetres'),
    heightCm: z.number().min(0.1).max(10_000).optional().describe('Height to knit in centimetres, with gaugeRows for the rows'),
    multipleOf: z.int().min(1).max(500).default(1).describe('Stitches of one repeat of the pattern'),
    plus: z.int().min(0).max(500).default(0).describe('Edge stitches on top of the repeats'),
  }),
  result: z.strictObject({
    exactStitches: z.number().describe('Stitches for exactly the width, not rounded'),
    stitches: z.int().describe('Stitches to cast on'),
    widthCm: z.number().describe('Width in centimetres with these stitches'),
    exactRows: z.number().optional().describe('Rows for exactly the height, not rounded; absent without gaugeRows'),
    rows: z.int().optional().describe('Rows to knit; absent without gaugeRows'),
    heightCm: z.number().optional().describe('Height in centimetres with these rows; absent without gaugeRows'),
  }),
  headline: 'stitches',
  examples: [
    {
      inputs: { gaugeStitches: 22, gaugeRows: 30, widthCm: 48, heightCm: 60, multipleOf: 6, plus: 2 },
      result: { exactStitches: 105.6, stitches: 104, widthCm: 47.27272727272727, exactRows: 180, rows: 180, heightCm: 60 },
    },
  ],
  run({ gaugeStitches, gaugeRows, swatchCm, widthCm, heightCm, multipleOf, plus }) {
    if (gaugeRows === undefined && heightCm !== undefined) invalid('gaugeRows', 'is required with heightCm');
    const exact = new Precise(gaugeStitches).times(widthCm).div(swatchCm);
    const repeats = Precise.max(1, halfUp(exact.minus(plus).div(multipleOf)));
    const stitches = repeats.times(multipleOf).plus(plus);
    return {
      exactStitches: doubleOf(exact),
      stitches: doubleOf(stitches),
      widthCm: doubleOf(stitches.times(swatchCm).div(gaugeStitches)),
      ...(gaugeRows !== undefined && rowsOf(gaugeRows, swatchCm, heightCm ?? invalid('heightCm', 'is required with gaugeRows'))),
    };
  },
});

function rowsOf(gaugeRows: number, swatchCm: number, heightCm: number) {
  const exact = new Precise(gaugeRows).times(heightCm).div(swatchCm);
  const rows = Precise.max(1, halfUp(exact));
  return { exactRows: doubleOf(exact), rows: doubleOf(rows), heightCm: doubleOf(rows.times(swatchCm).div(gaugeRows)) };
}
