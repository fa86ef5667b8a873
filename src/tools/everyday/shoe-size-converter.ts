import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { nearest, settled } from './lib/pieces.ts';

const MM_PER_INCH = new D('25.4');
/** A Paris point, of which there are three in two centimetres. */
const MM_PER_EU_SIZE = new D(20).div(3);
const ALLOWANCE_MM = 15;
const UK_ZERO = 25;
const US_MEN = 1;
const US_WOMEN = new D('2.5');

const MIN_FOOT_MM = 100;
const MAX_FOOT_MM = 400;

type System = 'eu' | 'uk' | 'us-men' | 'us-women' | 'mondopoint' | 'cm' | 'in';

const footOfUk = (uk: D): D => uk.plus(UK_ZERO).times(MM_PER_INCH).div(3).minus(ALLOWANCE_MM);

function footOf(size: D, from: System): D {
  switch (from) {
    case 'eu':
      return size.times(MM_PER_EU_SIZE).minus(ALLOWANCE_MM);
    case 'uk':
      return footOfUk(size);
    case 'us-men':
      return footOfUk(size.minus(US_MEN));
    case 'us-women':
      return footOfUk(size.minus(US_WOMEN));
    case 'mondopoint':
      return size;
    case 'cm':
      return size.times(10);
    case 'in':
      return size.times(MM_PER_INCH);
  }
}

export default defineTool({
  slug: 'shoe-size-converter',
  name: 'Shoe Size Converter',
  category: 'everyday',
  summary: 'Converts adult shoe sizes between EU, UK, US, Mondopoint and foot length.',
  description: 'By the formulas of the sizes, for a last 15 mm longer than the foot. Makers and shops differ by half a size or more.',
  reference: 'Last = foot + 15 mm; EU = last / (20/3 mm); UK = 3·last in inches − 25; US men = UK + 1, US women = UK + 2.5; Mondopoint: ISO 9407',
  keywords: ['european', 'american', 'british', 'foot length in cm', 'sneakers', 'boots', 'footwear', 'womens', 'mens'],
  inputs: z.strictObject({
    size: z.number().min(0).max(500).describe('The size to convert, or the length of the foot'),
    from: z
      .enum(['eu', 'uk', 'us-men', 'us-women', 'mondopoint', 'cm', 'in'])
      .describe("What the size is: eu, uk, us-men, us-women, mondopoint (the foot's length in mm), or the foot's length in cm or in (inches)"),
  }),
  result: z.strictObject({
    footMm: z.number().describe('Length of the foot in mm, which is the Mondopoint size'),
    eu: z.number().describe('European size, not rounded'),
    uk: z.number().describe('British size, not rounded'),
    usMen: z.number().describe("American men's size, not rounded"),
    usWomen: z.number().describe("American women's size, not rounded"),
    rounded: z
      .strictObject({
        eu: z.number().describe('European size to the nearest half'),
        uk: z.number().describe('British size to the nearest half'),
        usMen: z.number().describe("American men's size to the nearest half"),
        usWomen: z.number().describe("American women's size to the nearest half"),
        cm: z.number().describe('Length of the foot in cm to the nearest half'),
      })
      .describe('The sizes to the nearest half, as shops have them'),
  }),
  headline: 'rounded',
  examples: [
    {
      inputs: { size: 42, from: 'eu' },
      result: {
        footMm: 265,
        eu: 42,
        uk: 8.070866141732283,
        usMen: 9.070866141732283,
        usWomen: 10.570866141732283,
        rounded: { eu: 42, uk: 8, usMen: 9, usWomen: 10.5, cm: 26.5 },
      },
    },
    {
      inputs: { size: 8, from: 'us-women' },
      result: {
        footMm: 243.23333333333332,
        eu: 38.735,
        uk: 5.5,
        usMen: 6.5,
        usWomen: 8,
        rounded: { eu: 38.5, uk: 5.5, usMen: 6.5, usWomen: 8, cm: 24.5 },
      },
    },
  ],
  run({ size, from }) {
    const foot = footOf(new D(size), from);
    const length = settled(foot);
    if (length.lt(MIN_FOOT_MM) || length.gt(MAX_FOOT_MM))
      unprocessable(`That is a foot of ${foot.toDecimalPlaces(1)} mm; adult sizes are converted for feet of ${MIN_FOOT_MM} to ${MAX_FOOT_MM} mm.`, 'size');
    const last = foot.plus(ALLOWANCE_MM);
    const eu = last.div(MM_PER_EU_SIZE);
    const uk = last.times(3).div(MM_PER_INCH).minus(UK_ZERO);
    const [usMen, usWomen] = [uk.plus(US_MEN), uk.plus(US_WOMEN)];
    const half = (value: D): number => ratio(nearest(value, 0.5));
    return {
      footMm: ratio(foot),
      eu: ratio(eu),
      uk: ratio(uk),
      usMen: ratio(usMen),
      usWomen: ratio(usWomen),
      rounded: { eu: half(eu), uk: half(uk), usMen: half(usMen), usWomen: half(usWomen), cm: half(foot.div(10)) },
    };
  },
});
