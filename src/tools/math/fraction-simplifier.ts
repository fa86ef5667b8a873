import { z } from 'zod';
import { defineTool } from '../define.ts';
import { exactNumber, fractionText, gcd, mixedText, multiply, rationalOf, toNumber } from '../shared/numbers/rational.ts';
import { HUNDRED } from './lib/percent.ts';

export default defineTool({
  slug: 'fraction-simplifier',
  name: 'Fraction Simplifier',
  category: 'math',
  summary: 'Reduces a fraction and shows it as a mixed number, decimal and percentage.',
  description: 'A mixed number is first made improper: 2 6/8 is 22/8.',
  reference: 'Division by the greatest common divisor',
  keywords: ['reduce', 'lowest terms'],
  inputs: z.strictObject({ fraction: exactNumber.describe('Number to simplify: a fraction, mixed number, decimal or integer') }),
  result: z.strictObject({
    fraction: z.string().describe('The fraction in lowest terms'),
    numerator: z.string().describe('Numerator of the simplified fraction'),
    denominator: z.string().describe('Denominator of the simplified fraction, positive'),
    mixed: z.string().describe('The fraction as a mixed number'),
    decimal: z.number().describe('The value as the nearest double'),
    percent: z.number().describe('The value in percent, rounded once'),
    divisor: z.string().optional().describe('What numerator and denominator were divided by; only when written as a fraction'),
  }),
  examples: [
    {
      inputs: { fraction: '-84/126' },
      result: { fraction: '-2/3', numerator: '-2', denominator: '3', mixed: '-2/3', decimal: -0.6666666666666666, percent: -66.66666666666667, divisor: '42' },
    },
    {
      inputs: { fraction: '2 6/8' },
      result: { fraction: '11/4', numerator: '11', denominator: '4', mixed: '2 3/4', decimal: 2.75, percent: 275, divisor: '2' },
    },
  ],
  run({ fraction }) {
    const value = rationalOf(fraction, 'fraction');
    const written = /^[+-]?(?:(\d+) +)?(\d+) *\/ *(\d+)$/.exec(String(fraction));
    return {
      fraction: fractionText(value),
      numerator: String(value.numerator),
      denominator: String(value.denominator),
      mixed: mixedText(value),
      decimal: toNumber(value),
      percent: toNumber(multiply(value, HUNDRED)),
      ...(written && { divisor: divisorOf(written) }),
    };
  },
});

function divisorOf([, whole = '0', top = '0', bottom = '1']: RegExpExecArray): string {
  const denominator = BigInt(bottom);
  return String(gcd(BigInt(whole) * denominator + BigInt(top), denominator));
}
