import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import {
  add,
  compare,
  divide,
  exactNumber,
  fractionText,
  isZero,
  mixedText,
  multiply,
  type Rational,
  rational,
  rationalOf,
  subtract,
  toNumber,
} from '../shared/numbers/rational.ts';

const MAX_EXPONENT = 1000n;
/** Higher powers of long numbers take longer than the event loop has time for. */
const MAX_QUICK_EXPONENT = 50;

export default defineTool({
  slug: 'fraction-calculator',
  name: 'Fraction Calculator',
  category: 'math',
  summary: 'Adds, subtracts, multiplies, divides and raises fractions and mixed numbers.',
  description: 'Exact. Numbers are integers, decimals, fractions (3/4) or mixed numbers (1 3/4); 0^0 is 1.',
  reference: 'Arithmetic of rational numbers',
  keywords: ['add fractions', 'mixed numbers'],
  heavyWhen: ({ operation, b }) => operation === 'power' && !(Math.abs(Number(b)) <= MAX_QUICK_EXPONENT),
  inputs: z.strictObject({
    a: exactNumber.describe('First number: an integer, decimal, fraction (3/4) or mixed number (1 3/4)'),
    operation: z.enum(['add', 'subtract', 'multiply', 'divide', 'power']).default('add').describe('What to do with a and b'),
    b: exactNumber.describe('Second number, written as a is; for power an integer from -1000 to 1000'),
  }),
  result: z.strictObject({
    fraction: z.string().describe('The result as a fraction in lowest terms'),
    mixed: z.string().describe('The result as a mixed number'),
    decimal: z.number().describe('The result as the nearest double'),
    comparison: z.enum(['less', 'equal', 'greater']).describe('Whether a is less than, equal to or greater than b'),
  }),
  examples: [
    { inputs: { a: '1 3/4', operation: 'add', b: '2/3' }, result: { fraction: '29/12', mixed: '2 5/12', decimal: 2.4166666666666665, comparison: 'greater' } },
    { inputs: { a: '-2/3', operation: 'power', b: -3 }, result: { fraction: '-27/8', mixed: '-3 3/8', decimal: -3.375, comparison: 'greater' } },
  ],
  run(inputs) {
    const [a, b] = [rationalOf(inputs.a, 'a'), rationalOf(inputs.b, 'b')];
    const result = calculate(a, inputs.operation, b);
    const order = compare(a, b);
    return {
      fraction: fractionText(result),
      mixed: mixedText(result),
      decimal: toNumber(result),
      comparison: order < 0 ? ('less' as const) : order > 0 ? ('greater' as const) : ('equal' as const),
    };
  },
});

function calculate(a: Rational, operation: 'add' | 'subtract' | 'multiply' | 'divide' | 'power', b: Rational): Rational {
  switch (operation) {
    case 'add':
      return add(a, b);
    case 'subtract':
      return subtract(a, b);
    case 'multiply':
      return multiply(a, b);
    case 'divide':
      return isZero(b) ? unprocessable('Division by zero has no answer.', 'b') : divide(a, b);
    case 'power':
      return power(a, b);
  }
}

function power(base: Rational, { numerator: exponent, denominator }: Rational): Rational {
  if (denominator !== 1n || exponent > MAX_EXPONENT || exponent < -MAX_EXPONENT) invalid('b', 'must be an integer from -1000 to 1000 for power');
  if (exponent >= 0n) return rational(base.numerator ** exponent, base.denominator ** exponent);
  if (isZero(base)) unprocessable('0 to a negative power divides by zero.', 'b');
  return rational(base.denominator ** -exponent, base.numerator ** -exponent);
}
