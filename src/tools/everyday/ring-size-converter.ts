import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { PI } from '../shared/numbers/precise.ts';
import { nearest, settled } from './lib/pieces.ts';
import { letterOf, letterSize, numericSize } from './lib/ring-sizes.ts';

/** Diameters in mm of American sizes, and circumferences of British ones. */
const US_ZERO = new D('11.6332');
const US_STEP = new D('0.8128');
const UK_ZERO = new D('36.25');
const UK_STEP = new D('1.25');
const SWISS_ZERO = 40;
const JAPAN_ZERO = 38;
const MAX_JAPAN = 30;
const MIN_DIAMETER = 8;
const MAX_DIAMETER = 35;

type System = 'us' | 'uk' | 'iso' | 'swiss' | 'japan' | 'diameter-mm' | 'circumference-mm';

/** Diameter and circumference in mm, the one given exactly. */
function ringOf(size: string, from: System): { diameter: D; circumference: D } {
  const byDiameter = (diameter: D) => ({ diameter, circumference: diameter.times(PI) });
  const byCircumference = (circumference: D) => ({ diameter: circumference.div(PI), circumference });
  switch (from) {
    case 'us':
      return byDiameter(numericSize(size).times(US_STEP).plus(US_ZERO));
    case 'uk':
      return byCircumference(letterSize(size).times(UK_STEP).plus(UK_ZERO));
    case 'iso':
    case 'circumference-mm':
      return byCircumference(numericSize(size));
    case 'swiss':
      return byCircumference(numericSize(size).plus(SWISS_ZERO));
    case 'japan':
      return byDiameter(numericSize(size).plus(JAPAN_ZERO).div(3));
    case 'diameter-mm':
      return byDiameter(numericSize(size));
  }
}

export default defineTool({
  slug: 'ring-size-converter',
  name: 'Ring Size Converter',
  category: 'everyday',
  summary: 'Converts ring sizes between US, UK, ISO (EU), Swiss, Japanese and millimetres.',
  description: 'Sizes may be written as 7, 6.5, 6 1/2 or 6½, British ones as N, N½ or Z+1. Diameters and circumferences are those of the inside of the ring.',
  reference: 'US: diameter 0.458 + 0.032n in; UK: circumference 36.25 + 1.25n mm (BS 6820); ISO 8653; Japan: diameter (n + 38)/3 mm',
  keywords: ['jewellery', 'jewelry', 'engagement ring', 'finger', 'circumference', 'diameter', 'european', 'wedding band'],
  inputs: z.strictObject({
    size: z.string().min(1).max(8).describe('The size to convert, such as 7, 6.5, 6 1/2, N½, Z+2 or 54.4'),
    from: z
      .enum(['us', 'uk', 'iso', 'swiss', 'japan', 'diameter-mm', 'circumference-mm'])
      .describe('What the size is: us, uk, iso (European, the circumference in mm), swiss, japan, or the inside of the ring in mm'),
  }),
  result: z.strictObject({
    diameterMm: z.number().describe('Inside diameter in mm'),
    circumferenceMm: z.number().describe('Inside circumference in mm'),
    us: z.number().describe('American size, not rounded'),
    usNearest: z.number().describe('American size to the nearest quarter'),
    uk: z.string().optional().describe('British size to the nearest half, such as N½; absent if smaller than A or larger than Z+6½'),
    iso: z.number().describe('European size by ISO 8653, the circumference in mm'),
    swiss: z.number().describe('Swiss size, the circumference in mm less 40'),
    japan: z.int().optional().describe('Nearest Japanese size; absent if not from 1 to 30'),
  }),
  headline: 'usNearest',
  examples: [
    {
      inputs: { size: '7', from: 'us' },
      result: {
        diameterMm: 17.3228,
        circumferenceMm: 54.42118121960527,
        us: 7,
        usNearest: 7,
        uk: 'N½',
        iso: 54.42118121960527,
        swiss: 14.42118121960527,
        japan: 14,
      },
    },
    {
      inputs: { size: 'N½', from: 'uk' },
      result: {
        diameterMm: 17.308100061243618,
        circumferenceMm: 54.375,
        us: 6.981914445427679,
        usNearest: 7,
        uk: 'N½',
        iso: 54.375,
        swiss: 14.375,
        japan: 14,
      },
    },
  ],
  run({ size, from }) {
    const { diameter, circumference } = ringOf(size, from);
    const compared = settled(diameter);
    if (compared.lt(MIN_DIAMETER) || compared.gt(MAX_DIAMETER))
      unprocessable(`That is a ring of ${diameter.toDecimalPlaces(2)} mm across; sizes are converted from ${MIN_DIAMETER} to ${MAX_DIAMETER} mm.`, 'size');
    const us = diameter.minus(US_ZERO).div(US_STEP);
    const uk = letterOf(nearest(circumference.minus(UK_ZERO).div(UK_STEP), 0.5));
    const japan = nearest(diameter.times(3).minus(JAPAN_ZERO)).toNumber();
    return {
      diameterMm: ratio(diameter),
      circumferenceMm: ratio(circumference),
      us: ratio(us),
      usNearest: ratio(nearest(us, 0.25)),
      ...(uk !== undefined && { uk }),
      iso: ratio(circumference),
      swiss: ratio(circumference.minus(SWISS_ZERO)),
      ...(japan >= 1 && japan <= MAX_JAPAN && { japan }),
    };
  },
});
