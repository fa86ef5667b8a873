import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { degreesOf, directionDegrees, radiansOf } from './lib/angles.ts';

const functions = ['asin', 'acos', 'atan', 'acot', 'asec', 'acsc', 'atan2'] as const;

export default defineTool({
  slug: 'inverse-trigonometry-calculator',
  name: 'Inverse Trigonometry Calculator',
  category: 'math',
  summary: 'Finds the angle for a given sine, cosine, tangent or reciprocal.',
  description: 'Ranges: asin, atan and acsc from -90° to 90°, acos and asec from 0° to 180°, acot between 0° and 180°, atan2 above -180° up to 180°.',
  reference: 'NIST Digital Library of Mathematical Functions, section 4.23',
  keywords: ['arcsin', 'arccos', 'arctan', 'angle from ratio'],
  inputs: z.strictObject({
    function: z.enum(functions).describe('Name of the inverse function'),
    value: z.number().describe('The ratio; y for atan2'),
    x: z.number().optional().describe('Abscissa x of the point; only for atan2'),
  }),
  result: z.strictObject({ degrees: z.number().describe('The angle in degrees'), radians: z.number().describe('The angle in radians') }),
  appliesWhen: {
    x: { function: ['atan2'] },
  },
  examples: [
    { inputs: { function: 'asin', value: 0.5 }, result: { degrees: 30, radians: 0.5235987755982989 } },
    { inputs: { function: 'atan2', value: -1, x: -1 }, result: { degrees: -135, radians: -2.356194490192345 } },
  ],
  run(inputs) {
    if (inputs.function === 'atan2' && inputs.x === undefined) invalid('x', 'must be given for atan2');
    if (inputs.function !== 'atan2' && inputs.x !== undefined) invalid('x', `must be left out for ${inputs.function}`);
    const degrees = angleOf(inputs.function, new Precise(inputs.value), new Precise(inputs.x ?? 0));
    return { degrees: doubleOf(degrees), radians: doubleOf(radiansOf(degrees)) };
  },
});

function angleOf(name: (typeof functions)[number], value: Decimal, x: Decimal): Decimal {
  switch (name) {
    case 'asin':
      return degreesOf(Precise.asin(within(name, value)));
    case 'acos':
      return degreesOf(Precise.acos(within(name, value)));
    case 'atan':
      return degreesOf(Precise.atan(value));
    case 'acot':
      return value.gt(0) ? degreesOf(Precise.atan(new Precise(1).div(value))) : degreesOf(Precise.atan(value)).negated().plus(90);
    case 'asec':
      return degreesOf(Precise.acos(reciprocal(name, value)));
    case 'acsc':
      return degreesOf(Precise.asin(reciprocal(name, value)));
    case 'atan2':
      return directionDegrees(value, x);
  }
}

function within(name: string, value: Decimal): Decimal {
  return value.abs().gt(1) ? unprocessable(`${name} takes values from -1 to 1.`, 'value') : value;
}

function reciprocal(name: string, value: Decimal): Decimal {
  return value.abs().lt(1) ? unprocessable(`${name} takes values of -1 and less, or 1 and more.`, 'value') : new Precise(1).div(value);
}
