import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

const PER_INCH = { in: new D(1), cm: new D('2.54'), mm: new D('25.4') };
const QUALITIES = [
  [300, 'excellent'],
  [200, 'good'],
  [150, 'acceptable'],
  [72, 'poor'],
] as const;
const pixels = (what: string) => z.int().min(1).max(1_000_000).optional().describe(`${what} of the picture in pixels; together with the other side`);
const size = (what: string) => z.number().min(0.01).max(100_000).optional().describe(`${what} of the print in the unit; together with the other side`);

export default defineTool({
  slug: 'print-size-calculator',
  name: 'Print Size Calculator',
  category: 'color',
  summary: 'Calculates pixels, print size or DPI, whichever is missing.',
  description:
    'Give two of the three: pixels (both sides), print size (both sides), dpi. Wanted pixels are rounded up; a wanted dpi is the smaller of both directions.',
  reference: 'size = pixels / dpi; 1 in = 2.54 cm',
  keywords: ['dpi', 'photo', 'poster', 'resolution', 'megapixels', 'inches'],
  inputs: z.strictObject({
    widthPx: pixels('Width'),
    heightPx: pixels('Height'),
    printWidth: size('Width'),
    printHeight: size('Height'),
    dpi: z.number().min(1).max(10_000).optional().describe('Dots per inch of the print'),
    unit: z.enum(['in', 'cm', 'mm']).default('in').describe('Unit of the print size'),
  }),
  result: z.strictObject({
    widthPx: z.int().describe('Width of the picture in pixels'),
    heightPx: z.int().describe('Height of the picture in pixels'),
    printWidth: z.number().describe('Width of the print in the unit'),
    printHeight: z.number().describe('Height of the print in the unit'),
    dpi: z.number().describe('Dots per inch; the smaller of both directions when it was computed'),
    megapixels: z.number().describe('Pixels in all, in millions'),
    quality: z.string().describe('How the print looks from near, by dpi: excellent from 300, good, acceptable, poor, very poor below 72'),
  }),
  examples: [
    {
      inputs: { widthPx: 3000, heightPx: 2400, dpi: 300 },
      result: { widthPx: 3000, heightPx: 2400, printWidth: 10, printHeight: 8, dpi: 300, megapixels: 7.2, quality: 'excellent' },
    },
    {
      inputs: { printWidth: 21, printHeight: 29.7, unit: 'cm', dpi: 150 },
      result: { widthPx: 1241, heightPx: 1754, printWidth: 21, printHeight: 29.7, dpi: 150, megapixels: 2.176714, quality: 'acceptable' },
    },
  ],
  run(inputs) {
    const perInch = PER_INCH[inputs.unit];
    const picture = pair(inputs.widthPx, inputs.heightPx, 'widthPx', 'heightPx');
    const print = pair(inputs.printWidth, inputs.printHeight, 'printWidth', 'printHeight');
    const { dpi } = inputs;
    if ([picture, print, dpi].filter((group) => group !== undefined).length !== 2) {
      invalid('dpi', 'give exactly two of the three: pixels (widthPx and heightPx), print size (printWidth and printHeight), dpi');
    }
    if (picture && dpi !== undefined) return answer(picture, [sizeOf(picture[0], dpi, perInch), sizeOf(picture[1], dpi, perInch)], new D(dpi));
    if (print && dpi !== undefined) return answer([pixelsOf(print[0], dpi, perInch), pixelsOf(print[1], dpi, perInch)], print, new D(dpi));
    const [width, height] = picture ?? [1, 1];
    const [across, down] = print ?? [1, 1];
    return answer([width, height], [across, down], D.min(new D(width).times(perInch).div(across), new D(height).times(perInch).div(down)));
  },
});

type Pair = readonly [number, number];

function pair(first: number | undefined, second: number | undefined, firstName: string, secondName: string): Pair | undefined {
  if (first !== undefined && second !== undefined) return [first, second];
  if (first === undefined && second === undefined) return undefined;
  return invalid(first === undefined ? firstName : secondName, `is needed, since ${first === undefined ? secondName : firstName} is given`);
}

const sizeOf = (pixelCount: number, dpi: number, perInch: D): number => ratio(new D(pixelCount).div(dpi).times(perInch));

function pixelsOf(length: number, dpi: number, perInch: D): number {
  const count = new D(length).times(dpi).div(perInch).toSignificantDigits(40).ceil();
  return count.gt(Number.MAX_SAFE_INTEGER) ? unprocessable('The print would have more pixels than can be counted exactly.') : count.toNumber();
}

function answer([widthPx, heightPx]: Pair, [printWidth, printHeight]: Pair, dpi: D) {
  const megapixels = ratio(new D(widthPx).times(heightPx).div(1_000_000));
  const quality = QUALITIES.find(([least]) => dpi.gte(least))?.[1] ?? 'very poor';
  return { widthPx, heightPx, printWidth, printHeight, dpi: ratio(dpi), megapixels, quality };
}
