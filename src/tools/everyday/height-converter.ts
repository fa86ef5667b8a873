import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { FEET_MARK, INCH_MARK, inchesOf, NUMBER, plainMarks } from './lib/feet-inches.ts';
import { halfUp } from './lib/whole.ts';

const CENTIMETRES = { mm: '0.1', cm: '1', m: '100', in: '2.54', ft: '30.48' };

const INCHES = `(${String.raw`(?:\d+\s+)?\d+\s*\/\s*\d+`}|${NUMBER})`;
const METRIC = new RegExp(`^(${NUMBER})\\s*(mm|cm|m)?$`);
const ONLY_FEET = new RegExp(`^(${NUMBER})\\s*${FEET_MARK}$`);
const ONLY_INCHES = new RegExp(`^${INCHES}\\s*${INCH_MARK}$`);
const FEET_AND_INCHES = new RegExp(`^(\\d+)\\s*${FEET_MARK}\\s*${INCHES}\\s*${INCH_MARK}?$`);

export default defineTool({
  slug: 'height-converter',
  name: 'Height Converter',
  category: 'everyday',
  summary: "Converts a person's height between feet and inches, centimetres and metres, however it is written.",
  description: 'Reads heights such as 180, 180 cm, 1.8 m, 1800 mm, 5\'11", 5 ft 11 in, 5 feet 11.5 inches, 5\' 11 1/2", 71 in and 5.5 ft, up to 100 metres.',
  reference: '1 in = 2.54 cm (international yard and pound agreement, 1959)',
  keywords: ['feet to cm', 'cm to feet', 'how tall', 'body height', 'ft in', 'metric', 'imperial'],
  inputs: z.strictObject({
    height: z.string().min(1).max(40).describe('The height, such as 180 cm or 5\'11"'),
    unit: z.enum(['cm', 'm', 'in', 'ft']).default('cm').describe('Unit of a number without one: centimetres, metres, inches or feet'),
  }),
  result: z.strictObject({
    cm: z.number().describe('The height in centimetres'),
    meters: z.number().describe('The height in metres'),
    inches: z.number().describe('All of the height in inches'),
    feet: z.int().describe('Whole feet of the height'),
    remainingInches: z.number().describe('Inches over the whole feet, not rounded'),
    text: z.string().describe('Feet and inches to the nearest inch, such as 5\'11"'),
  }),
  headline: 'text',
  examples: [
    { inputs: { height: '5\'11"' }, result: { cm: 180.34, meters: 1.8034, inches: 71, feet: 5, remainingInches: 11, text: '5\'11"' } },
    {
      inputs: { height: '172.5' },
      result: { cm: 172.5, meters: 1.725, inches: 67.91338582677166, feet: 5, remainingInches: 7.913385826771654, text: '5\'8"' },
    },
  ],
  run({ height, unit }) {
    const cm =
      centimetresOf(plainMarks(height), unit) ??
      unprocessable('The height could not be read: write it such as 180 cm, 1.8 m, 5\'11" or 5 ft 11.5 in.', 'height');
    if (cm.isZero() || cm.gt(10_000)) unprocessable('The height must be above 0 and up to 10000 cm.', 'height');
    const inches = cm.div('2.54');
    const feet = inches.div(12).floor();
    const nearest = halfUp(inches);
    return {
      cm: doubleOf(cm),
      meters: doubleOf(cm.div(100)),
      inches: doubleOf(inches),
      feet: doubleOf(feet),
      remainingInches: doubleOf(inches.minus(feet.times(12))),
      text: `${nearest.div(12).floor()}'${nearest.mod(12)}"`,
    };
  },
});

/** A height in centimetres, or undefined where it cannot be read. */
function centimetresOf(text: string, unit: keyof typeof CENTIMETRES): Decimal | undefined {
  const [isMetric, value = '0', mark] = METRIC.exec(text) ?? [];
  if (isMetric) return new Precise(value).times(CENTIMETRES[mark === 'mm' || mark === 'cm' || mark === 'm' ? mark : unit]);
  const onlyFeet = ONLY_FEET.exec(text)?.[1];
  if (onlyFeet !== undefined) return new Precise(onlyFeet).times(CENTIMETRES.ft);
  const onlyInches = ONLY_INCHES.exec(text)?.[1];
  if (onlyInches !== undefined) return inchesOf(onlyInches)?.times(CENTIMETRES.in);
  const [, feet, beside] = FEET_AND_INCHES.exec(text) ?? [];
  const inches = beside === undefined ? undefined : inchesOf(beside);
  if (feet === undefined || !inches?.lt(12)) return undefined;
  return new Precise(feet).times(12).plus(inches).times(CENTIMETRES.in);
}
