import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { proportion } from './lib/proportion.ts';

/** The tangent of half an arc minute, 1/120 of a degree. */
const TANGENT_OF_HALF_MINUTE = D.acos(-1)
  .div(180 * 120)
  .tan();
const CENTIMETRES_PER_INCH = new D('2.54');

export default defineTool({
  slug: 'screen-ppi-calculator',
  name: 'Screen PPI Calculator',
  category: 'color',
  summary: 'Calculates the pixel density, dot pitch and size of a display from its resolution and diagonal.',
  description: 'The distance is that from which one pixel fills one arc minute, which is about what the eye can distinguish.',
  reference: 'ppi = √(width² + height²) / diagonal',
  keywords: ['dpi', 'pixels per inch', 'monitor', 'retina', 'resolution', 'display'],
  inputs: z.strictObject({
    widthPx: z.int().min(1).max(100_000).describe('Width of the display in pixels'),
    heightPx: z.int().min(1).max(100_000).describe('Height of the display in pixels'),
    diagonalIn: z.number().min(0.1).max(10_000).describe('Diagonal of the display in inches'),
  }),
  result: z.strictObject({
    ppi: z.number().describe('Pixels per inch'),
    dotPitchMm: z.number().describe('Distance of two pixels in millimetres'),
    widthCm: z.number().describe('Width of the display in centimetres'),
    heightCm: z.number().describe('Height of the display in centimetres'),
    megapixels: z.number().describe('Pixels in all, in millions'),
    aspectRatio: z.string().describe('Width to height in lowest terms'),
    retinaDistanceCm: z.number().describe('Distance in centimetres from which one pixel fills one arc minute'),
  }),
  examples: [
    {
      inputs: { widthPx: 2560, heightPx: 1440, diagonalIn: 27 },
      result: {
        ppi: 108.78553926332337,
        dotPitchMm: 0.2334869153750062,
        widthCm: 59.77265033600159,
        heightCm: 33.62211581400089,
        megapixels: 3.6864,
        aspectRatio: '16:9',
        retinaDistanceCm: 80.26688836910814,
      },
    },
    {
      inputs: { widthPx: 1170, heightPx: 2532, diagonalIn: 6.06 },
      result: {
        ppi: 460.27252681566847,
        dotPitchMm: 0.0551846971526334,
        widthCm: 6.456609566858107,
        heightCm: 13.972765319046776,
        megapixels: 2.96244,
        aspectRatio: '195:422',
        retinaDistanceCm: 18.97110130954955,
      },
    },
  ],
  run({ widthPx, heightPx, diagonalIn }) {
    const ppi = new D(widthPx).pow(2).plus(new D(heightPx).pow(2)).sqrt().div(diagonalIn);
    const centimetres = (pixels: number): number => ratio(CENTIMETRES_PER_INCH.times(pixels).div(ppi));
    return {
      ppi: ratio(ppi),
      dotPitchMm: ratio(new D('25.4').div(ppi)),
      widthCm: centimetres(widthPx),
      heightCm: centimetres(heightPx),
      megapixels: ratio(new D(widthPx).times(heightPx).div(1_000_000)),
      aspectRatio: proportion(widthPx, heightPx),
      retinaDistanceCm: ratio(CENTIMETRES_PER_INCH.div(ppi.times(2).times(TANGENT_OF_HALF_MINUTE))),
    };
  },
});
