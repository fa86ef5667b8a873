import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { halfUp } from './lib/whole.ts';

interface Size {
  name: string;
  unit: 'mm' | 'in';
  short: number;
  long: number;
  standard: string;
}

/** A series of sizes, each half of the one before, rounded down. */
function series(prefix: string, standard: string, short: number, long: number): Size[] {
  const sizes: Size[] = [];
  for (let number = 0; number <= 10; number++) {
    sizes.push({ name: `${prefix}${number}`, unit: 'mm', short, long, standard });
    [short, long] = [Math.floor(long / 2), short];
  }
  return sizes;
}

const inches = (name: string, standard: string, short: number, long: number): Size => ({ name, unit: 'in', short, long, standard });

const OTHER_NAMES = [
  ['ansi a', 'letter'],
  ['ansi b', 'tabloid'],
  ['ledger', 'tabloid'],
  ['statement', 'half letter'],
] as const;

let table: Map<string, Size> | undefined;

/** All sizes by their names without spaces and hyphens, in small letters. */
function sizes(): Map<string, Size> {
  if (table) return table;
  const all = [
    ...series('A', 'ISO 216', 841, 1189),
    ...series('B', 'ISO 216', 1000, 1414),
    ...series('C', 'ISO 269', 917, 1297),
    ...series('JIS B', 'JIS P 0138', 1030, 1456),
    { name: 'DL', unit: 'mm', short: 110, long: 220, standard: 'ISO 269' } as const,
    { name: '4A0', unit: 'mm', short: 1682, long: 2378, standard: 'DIN 476' } as const,
    { name: '2A0', unit: 'mm', short: 1189, long: 1682, standard: 'DIN 476' } as const,
    inches('letter', 'ANSI', 8.5, 11),
    inches('tabloid', 'ANSI', 11, 17),
    inches('ANSI C', 'ANSI', 17, 22),
    inches('ANSI D', 'ANSI', 22, 34),
    inches('ANSI E', 'ANSI', 34, 44),
    inches('legal', 'North American', 8.5, 14),
    inches('executive', 'North American', 7.25, 10.5),
    inches('half letter', 'North American', 5.5, 8.5),
    inches('junior legal', 'North American', 5, 8),
    inches('index card', 'North American', 3, 5),
    inches('business card', 'North American', 2, 3.5),
    inches('no 10 envelope', 'North American', 4.125, 9.5),
  ];
  const byName = new Map(all.map((size) => [folded(size.name), size]));
  for (const [other, name] of OTHER_NAMES) {
    const size = byName.get(folded(name));
    if (size) byName.set(folded(other), size);
  }
  table = byName;
  return byName;
}

const folded = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, '');

export default defineTool({
  slug: 'paper-size-lookup',
  name: 'Paper Size Lookup',
  category: 'everyday',
  summary: 'Finds the dimensions of ISO, JIS, ANSI and envelope paper sizes in millimetres, inches, points and pixels.',
  description:
    'Knows A0 to A10, B0 to B10, C0 to C10, JIS B0 to JIS B10, DL, 4A0, 2A0, ANSI A to ANSI E, letter, legal, tabloid (ledger), executive, half letter (statement), junior legal, index card, business card and no 10 envelope. Case, spaces and hyphens in the name do not matter.',
  reference: 'ISO 216, ISO 269, DIN 476, JIS P 0138, ANSI/ASME Y14.1',
  keywords: ['a4 size', 'letter size', 'page format', 'sheet dimensions', 'din a4', 'a3', 'a5', 'legal', 'print resolution', 'envelope'],
  inputs: z.strictObject({
    name: z
      .string()
      .min(1)
      .max(20)
      .describe('Name of the size, such as A4, JIS B5, letter, legal or DL')
      .meta({ examples: [...new Set([...sizes().values()].map(({ name }) => name))] }),
    dpi: z.number().min(1).max(10_000).default(300).describe('Resolution in pixels per inch'),
    orientation: z.enum(['portrait', 'landscape']).default('portrait').describe('portrait has the shorter side as the width, landscape the longer one'),
  }),
  result: z.strictObject({
    name: z.string().describe('Usual name of the size'),
    widthMm: z.number().describe('Width of the sheet in millimetres'),
    heightMm: z.number().describe('Height of the sheet in millimetres'),
    widthInch: z.number().describe('Width of the sheet in inches'),
    heightInch: z.number().describe('Height of the sheet in inches'),
    widthPt: z.number().describe('Width in points of 1/72 inch'),
    heightPt: z.number().describe('Height in points of 1/72 inch'),
    widthPx: z.int().describe('Width in pixels at the resolution, to the nearest'),
    heightPx: z.int().describe('Height in pixels at the resolution, to the nearest'),
    areaM2: z.number().describe('Area of the sheet in square metres'),
    standard: z.string().describe('Standard or origin: ISO 216, ISO 269, DIN 476, JIS P 0138, ANSI or North American'),
  }),
  headline: 'widthMm',
  examples: [
    {
      inputs: { name: 'a4' },
      result: {
        name: 'A4',
        widthMm: 210,
        heightMm: 297,
        widthInch: 8.26771653543307,
        heightInch: 11.692913385826772,
        widthPt: 595.2755905511812,
        heightPt: 841.8897637795276,
        widthPx: 2480,
        heightPx: 3508,
        areaM2: 0.06237,
        standard: 'ISO 216',
      },
    },
    {
      inputs: { name: 'Letter', dpi: 96 },
      result: {
        name: 'letter',
        widthMm: 215.9,
        heightMm: 279.4,
        widthInch: 8.5,
        heightInch: 11,
        widthPt: 612,
        heightPt: 792,
        widthPx: 816,
        heightPx: 1056,
        areaM2: 0.06032246,
        standard: 'ANSI',
      },
    },
  ],
  run({ name, dpi, orientation }) {
    const size =
      sizes().get(folded(name)) ?? unprocessable(`The paper size ${name} is not known; known are names such as A4, JIS B5, DL, letter or legal.`, 'name');
    const sides = orientation === 'portrait' ? [size.short, size.long] : [size.long, size.short];
    const [width = new Precise(0), height = new Precise(0)] = sides.map((side) => new Precise(side).times(size.unit === 'in' ? 25.4 : 1));
    const pixels = (side: typeof width): number => doubleOf(halfUp(side.times(dpi).div(25.4)));
    return {
      name: size.name,
      widthMm: doubleOf(width),
      heightMm: doubleOf(height),
      widthInch: doubleOf(width.div(25.4)),
      heightInch: doubleOf(height.div(25.4)),
      widthPt: doubleOf(width.times(72).div(25.4)),
      heightPt: doubleOf(height.times(72).div(25.4)),
      widthPx: pixels(width),
      heightPx: pixels(height),
      areaM2: doubleOf(width.times(height).div(1_000_000)),
      standard: size.standard,
    };
  },
});
