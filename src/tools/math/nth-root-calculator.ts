import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, PI, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { factorize, integerRoot } from '../shared/numbers/primes.ts';
import { exactNumber, fractionText, type Rational, rationalOf } from '../shared/numbers/rational.ts';

const MAX_RADICAND = 10n ** 15n;

export default defineTool({
  slug: 'nth-root-calculator',
  name: 'Square Root and nth Root Calculator',
  category: 'math',
  summary: 'Finds the real and complex nth roots of a number, and simplifies the radical of an integer.',
  description:
    'A negative value has a real root for odd degrees only, and that is negative. For integers up to 10^15 the radical is simplified: value = outside^degree × inside.',
  reference: "De Moivre's formula; radicals by prime factorization",
  keywords: ['cube root', 'sqrt', 'surd', 'simplify radical', 'cubic root'],
  cost: 'heavy',
  inputs: z.strictObject({
    value: exactNumber.describe('Number to take the root of: an integer, decimal or fraction'),
    degree: z.int().min(2).max(100).default(2).describe('Degree of the root; 2 for the square root'),
  }),
  result: z.strictObject({
    root: z.number().optional().describe('The real root as a number; absent when there is none'),
    exact: z.string().optional().describe('The root as a fraction, when rational'),
    outside: z.string().optional().describe('Factor before the radical: value = outside^degree × inside; only for integers up to 10^15 in magnitude'),
    inside: z.string().optional().describe('Factor that stays under the radical; only with outside'),
    roots: z
      .array(z.strictObject({ real: z.number().describe('Real part of the root'), imaginary: z.number().describe('Imaginary part of the root') }))
      .describe('All complex roots, by argument from the principal one on, counterclockwise'),
  }),
  examples: [
    {
      inputs: { value: 72 },
      result: {
        root: 8.48528137423857,
        outside: '6',
        inside: '2',
        roots: [
          { real: 8.48528137423857, imaginary: 0 },
          { real: -8.48528137423857, imaginary: 0 },
        ],
      },
    },
    {
      inputs: { value: -8, degree: 3 },
      result: {
        root: -2,
        exact: '-2',
        outside: '-2',
        inside: '1',
        roots: [
          { real: 1, imaginary: 1.7320508075688772 },
          { real: -2, imaginary: 0 },
          { real: 1, imaginary: -1.7320508075688772 },
        ],
      },
    },
  ],
  run(inputs) {
    const { degree } = inputs;
    const value = rationalOf(inputs.value, 'value');
    const negative = value.numerator < 0n;
    const magnitude = { numerator: negative ? -value.numerator : value.numerator, denominator: value.denominator };
    const exact = exactRoot(magnitude, degree);
    const modulus = exact ? preciseOf(exact) : preciseOf(magnitude).pow(new Precise(1).div(degree));
    const sign = negative ? -1n : 1n;
    const real = !negative || degree % 2 === 1;
    return {
      ...(real && { root: doubleOf(modulus.times(String(sign))) }),
      ...(real && exact && { exact: fractionText({ ...exact, numerator: sign * exact.numerator }) }),
      ...(value.denominator === 1n && magnitude.numerator <= MAX_RADICAND && simplified(magnitude.numerator, negative, degree)),
      roots: complexRoots(modulus, negative, degree),
    };
  },
});

/** The root of a number that is not negative, when it is rational. */
function exactRoot({ numerator, denominator }: Rational, degree: number): Rational | undefined {
  const [top, bottom] = [integerRoot(numerator, degree), integerRoot(denominator, degree)];
  const power = BigInt(degree);
  return top ** power === numerator && bottom ** power === denominator ? { numerator: top, denominator: bottom } : undefined;
}

function simplified(magnitude: bigint, negative: boolean, degree: number): { outside: string; inside: string } {
  if (magnitude === 0n) return { outside: '0', inside: '1' };
  let [outside, inside] = [1n, 1n];
  for (const [prime, exponent] of factorize(magnitude)) {
    outside *= prime ** BigInt(Math.floor(exponent / degree));
    inside *= prime ** BigInt(exponent % degree);
  }
  if (negative) [outside, inside] = degree % 2 === 1 ? [-outside, inside] : [outside, -inside];
  return { outside: String(outside), inside: String(inside) };
}

function complexRoots(modulus: Decimal, negative: boolean, degree: number): { real: number; imaginary: number }[] {
  if (modulus.isZero()) return [{ real: 0, imaginary: 0 }];
  return Array.from({ length: degree }, (_, index) => {
    // The argument as a part of the half turn: halves of a right angle are exact.
    const [part, whole] = [2 * index + (negative ? 1 : 0), degree];
    const angle = PI.times(part).div(whole);
    return {
      real: 2 * part === whole || 2 * part === 3 * whole ? 0 : doubleOf(modulus.times(angle.cos())),
      imaginary: part === 0 || part === whole ? 0 : doubleOf(modulus.times(angle.sin())),
    };
  });
}
