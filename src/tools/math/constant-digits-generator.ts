import { z } from 'zod';
import { defineTool } from '../define.ts';
import { integerSquareRoot } from '../shared/numbers/primes.ts';

const constants = ['pi', 'tau', 'e', 'phi', 'sqrt2', 'sqrt3', 'ln2', 'ln10'] as const;
/** Digits beyond those wanted that take up the rounding errors of all the terms. */
const GUARD = 20;

export default defineTool({
  slug: 'constant-digits-generator',
  name: 'Digits of Pi and Other Constants',
  category: 'math',
  summary: 'Writes out pi, e, the golden ratio and other constants to up to 10,000 decimals.',
  description: 'Exactly the decimals asked for, cut off and not rounded.',
  reference: 'Machin (1706) for π, exponential series for e, artanh series for logarithms, integer square roots',
  keywords: ['decimals of pi', 'euler', 'square root of 2'],
  cost: 'heavy',
  inputs: z.strictObject({
    constant: z.enum(constants).default('pi').describe('Name of the constant; phi is the golden ratio, tau is 2π'),
    decimals: z.int().min(1).max(10_000).default(100).describe('Digits after the point'),
  }),
  result: z.strictObject({ value: z.string().describe('The constant with exactly that many decimals, cut off and not rounded') }),
  examples: [
    { inputs: { decimals: 10 }, result: { value: '3.1415926535' } },
    { inputs: { constant: 'phi', decimals: 20 }, result: { value: '1.61803398874989484820' } },
  ],
  run({ constant, decimals }) {
    const digits = String(scaled(constant, 10n ** BigInt(decimals + GUARD)) / 10n ** BigInt(GUARD)).padStart(decimals + 1, '0');
    return { value: `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` };
  },
});

/** The constant times a unit, to within the guard digits. */
function scaled(constant: (typeof constants)[number], unit: bigint): bigint {
  switch (constant) {
    case 'pi':
      return pi(unit);
    case 'tau':
      return 2n * pi(unit);
    case 'e':
      return euler(unit);
    case 'phi':
      return (unit + integerSquareRoot(5n * unit * unit)) / 2n;
    case 'sqrt2':
      return integerSquareRoot(2n * unit * unit);
    case 'sqrt3':
      return integerSquareRoot(3n * unit * unit);
    case 'ln2':
      return logarithm2(unit);
    case 'ln10':
      // ln 10 = 3 ln 2 + ln(5/4)
      return 3n * logarithm2(unit) + 2n * arc(9n, unit, 1n);
  }
}

/** π/4 = 4 arctan(1/5) − arctan(1/239) */
const pi = (unit: bigint): bigint => 4n * (4n * arc(5n, unit, -1n) - arc(239n, unit, -1n));

/** ln 2 = 18 artanh(1/26) − 2 artanh(1/4801) + 8 artanh(1/8749) */
const logarithm2 = (unit: bigint): bigint => 18n * arc(26n, unit, 1n) - 2n * arc(4801n, unit, 1n) + 8n * arc(8749n, unit, 1n);

/** artanh(1/x), or arctan(1/x) with alternating signs, by the series Σ sign^k / ((2k + 1) x^(2k+1)). */
function arc(x: bigint, unit: bigint, sign: 1n | -1n): bigint {
  const square = x * x;
  let power = unit / x;
  let sum = power;
  let factor: bigint = sign;
  for (let odd = 3n; power > 0n; odd += 2n) {
    power /= square;
    sum += factor * (power / odd);
    factor *= sign;
  }
  return sum;
}

function euler(unit: bigint): bigint {
  let [sum, term] = [unit, unit];
  for (let n = 1n; term > 0n; n += 1n) {
    term /= n;
    sum += term;
  }
  return sum;
}
