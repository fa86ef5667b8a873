import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { PI } from '../shared/numbers/precise.ts';

const MM_PER_INCH = new D('25.4');

const BEFORE = String.raw`^\s*(?:P|LT|ST|T)?\s*`;
/** The rim, then a load index and speed letter. */
const AFTER = String.raw`\s*(\d{1,2}(?:\.\d+)?)\s*(?:\d{2,3}(?:\s*/\s*\d{2,3})?\s*[A-Z])?\s*$`;
const METRIC = new RegExp(String.raw`${BEFORE}(\d{3})\s*/\s*(\d{2,3})\s*(?:ZR|R|B|D|-)${AFTER}`, 'i');
const FLOTATION = new RegExp(String.raw`${BEFORE}(\d+(?:\.\d+)?)\s*X\s*(\d+(?:\.\d+)?)\s*[RBD-]${AFTER}`, 'i');

/** In millimetres. */
interface Tire {
  readonly width: D;
  readonly sidewall: D;
  readonly rim: D;
  readonly diameter: D;
}

function tireOf(text: string, path: string): Tire {
  const [isMetric, match] = METRIC.test(text) ? [true, METRIC.exec(text)] : [false, FLOTATION.exec(text)];
  if (!match) return unprocessable(`${text} is not a tire size: it would be like 205/55R16, LT245/75-16 or 31x10.50R15.`, path);
  const [first, second, rimInch] = match.slice(1).map((part) => new D(part));
  if (!first || !second || !rimInch || rimInch.isZero()) return unprocessable(`The rim of ${text} must be above 0.`, path);
  const rim = rimInch.times(MM_PER_INCH);
  const [width, diameter] = isMetric ? [first, first.times(second).div(50).plus(rim)] : [second.times(MM_PER_INCH), first.times(MM_PER_INCH)];
  if (width.isZero()) unprocessable(`The width of ${text} must be above 0.`, path);
  if (!isMetric && diameter.lte(rim)) unprocessable(`The tire of ${text} must be larger than its rim.`, path);
  return { width, sidewall: diameter.minus(rim).div(2), rim, diameter };
}

export default defineTool({
  slug: 'tire-size-calculator',
  name: 'Tire Size Calculator',
  category: 'everyday',
  summary: 'Calculates the dimensions of a tire size, and the speedometer error of changing to another.',
  description:
    'Nominal sizes of an unloaded tire; on the road it rolls a little less far. A leading P, LT, ST or T and a load index and speed letter at the end are ignored.',
  reference: 'ISO 4000-1: sidewall = width·aspect/100, diameter = 2·sidewall + rim; flotation sizes as diameter × width in inches',
  keywords: ['tyre', 'wheel', 'car', 'tyre size', 'circumference', 'rim', 'plus sizing', 'compare tires', 'diameter'],
  inputs: z.strictObject({
    tire: z.string().min(5).max(20).describe('Size of the tire, such as 205/55R16, LT245/75-16 or 31x10.50R15'),
    newTire: z.string().min(5).max(20).optional().describe('Size of a tire to change to; adds the comparison'),
    speedKmh: z.number().min(0).max(1000).default(100).describe('Speed that the speedometer shows in km/h, for the comparison'),
  }),
  result: z.strictObject({
    widthMm: z.number().describe('Width of the tire in mm'),
    sidewallMm: z.number().describe('Height of the sidewall in mm'),
    rimInch: z.number().describe('Diameter of the rim in inches'),
    diameterMm: z.number().describe('Diameter of the tire in mm'),
    diameterInch: z.number().describe('Diameter of the tire in inches'),
    circumferenceM: z.number().describe('Circumference of the tire in metres'),
    revolutionsPerKm: z.number().describe('Turns of the wheel in a km'),
    newDiameterMm: z.number().optional().describe('Diameter of the new tire in mm; absent if none is given'),
    differencePercent: z.number().optional().describe('How much larger the new diameter is, in percent; absent if no new tire is given'),
    actualSpeedKmh: z.number().optional().describe('Real speed in km/h with the new tire; absent if none is given'),
  }),
  headline: 'diameterMm',
  examples: [
    {
      inputs: { tire: '205/55R16', newTire: '225/45R17' },
      result: {
        widthMm: 205,
        sidewallMm: 112.75,
        rimInch: 16,
        diameterMm: 631.9,
        diameterInch: 24.87795275590551,
        circumferenceM: 1.9851723978033904,
        revolutionsPerKm: 503.73458804208053,
        newDiameterMm: 634.3,
        differencePercent: 0.37980693147649947,
        actualSpeedKmh: 100.3798069314765,
      },
    },
    {
      inputs: { tire: '31x10.50R15' },
      result: {
        widthMm: 266.7,
        sidewallMm: 203.2,
        rimInch: 15,
        diameterMm: 787.4,
        diameterInch: 31,
        circumferenceM: 2.4736900554366033,
        revolutionsPerKm: 404.25436396214207,
      },
    },
  ],
  run({ tire: text, newTire, speedKmh }) {
    const tire = tireOf(text, 'tire');
    const other = newTire === undefined ? undefined : tireOf(newTire, 'newTire');
    const circumference = tire.diameter.times(PI).div(1000);
    return {
      widthMm: ratio(tire.width),
      sidewallMm: ratio(tire.sidewall),
      rimInch: ratio(tire.rim.div(MM_PER_INCH)),
      diameterMm: ratio(tire.diameter),
      diameterInch: ratio(tire.diameter.div(MM_PER_INCH)),
      circumferenceM: ratio(circumference),
      revolutionsPerKm: ratio(new D(1000).div(circumference)),
      ...(other && {
        newDiameterMm: ratio(other.diameter),
        differencePercent: ratio(other.diameter.minus(tire.diameter).div(tire.diameter).times(100)),
        actualSpeedKmh: ratio(other.diameter.times(speedKmh).div(tire.diameter)),
      }),
    };
  },
});
