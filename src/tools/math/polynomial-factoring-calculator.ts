import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { exactNumber, fractionText, type Rational, rational } from '../shared/numbers/rational.ts';
import { content, type Polynomial, primitive, squareFreeFactors } from './lib/polynomial.ts';
import { irreducibleFactors } from './lib/polynomial-factors.ts';
import { polynomialOf } from './lib/polynomial-input.ts';
import { factorText, polynomialText } from './lib/polynomial-text.ts';

export default defineTool({
  slug: 'polynomial-factoring-calculator',
  name: 'Polynomial Factoring Calculator',
  category: 'math',
  summary: 'Factors a polynomial completely over the rational numbers.',
  description: 'Factors have integer coefficients without a common divisor and a positive leading one, ordered by degree, then by their coefficients.',
  reference: 'Yun (1976), Berlekamp (1967) and Zassenhaus (1969)',
  keywords: ['factor trinomial'],
  cost: 'heavy',
  inputs: z.strictObject({ coefficients: z.array(exactNumber).min(1).max(13).describe('Coefficients, highest power first: integers, decimals or fractions') }),
  result: z.strictObject({
    constant: z.string().describe('Constant factor as a fraction'),
    factors: z
      .array(
        z.strictObject({
          coefficients: z.array(z.string()).describe('Coefficients of the factor, integers, highest power first'),
          expression: z.string().describe('The factor as an expression, such as "x - 1"'),
          multiplicity: z.int().describe('How often the factor divides the polynomial'),
        }),
      )
      .describe('Factors by degree, then by their coefficients'),
    factored: z.string().describe('The whole product, such as "2(x - 1)^2(x + 3)"'),
    irreducible: z.boolean().describe('Whether there is a single factor of multiplicity 1 and degree at least 1'),
  }),
  headline: 'factored',
  examples: [
    {
      inputs: { coefficients: [2, 2, -10, 6] },
      result: {
        constant: '2',
        factors: [
          { coefficients: ['1', '-1'], expression: 'x - 1', multiplicity: 2 },
          { coefficients: ['1', '3'], expression: 'x + 3', multiplicity: 1 },
        ],
        factored: '2(x - 1)^2(x + 3)',
        irreducible: false,
      },
    },
    {
      inputs: { coefficients: [1, 0, 0, 0, 4] },
      result: {
        constant: '1',
        factors: [
          { coefficients: ['1', '-2', '2'], expression: 'x^2 - 2x + 2', multiplicity: 1 },
          { coefficients: ['1', '2', '2'], expression: 'x^2 + 2x + 2', multiplicity: 1 },
        ],
        factored: '(x^2 - 2x + 2)(x^2 + 2x + 2)',
        irreducible: false,
      },
    },
  ],
  run({ coefficients }) {
    const { polynomial, denominator } = polynomialOf(coefficients, 'coefficients');
    if (polynomial.length === 0) unprocessable('The zero polynomial has no factorization.', 'coefficients');
    const constant = rational(content(polynomial), denominator);
    const factors = squareFreeFactors(primitive(polynomial))
      .flatMap(({ factor, multiplicity }) => irreducibleFactors(factor).map((irreducible) => ({ highestFirst: irreducible.toReversed(), multiplicity })))
      .sort((a, b) => inOrder(a.highestFirst, b.highestFirst))
      .map(({ highestFirst, multiplicity }) => ({
        coefficients: highestFirst.map(String),
        expression: polynomialText(highestFirst.map((coefficient) => rational(coefficient))),
        multiplicity,
      }));
    return {
      constant: fractionText(constant),
      factors,
      factored: factoredText(constant, factors),
      irreducible: factors.length === 1 && factors[0]?.multiplicity === 1,
    };
  },
});

/** By degree, then by coefficients from the highest power on. */
function inOrder(a: Polynomial, b: Polynomial): number {
  if (a.length !== b.length) return a.length - b.length;
  const different = a.findIndex((coefficient, index) => coefficient !== b[index]);
  return different < 0 ? 0 : (a[different] ?? 0n) < (b[different] ?? 0n) ? -1 : 1;
}

function factoredText(constant: Rational, factors: readonly { expression: string; multiplicity: number }[]): string {
  if (factors.length === 0) return fractionText(constant);
  const negative = constant.numerator < 0n;
  const front = `${negative ? '-' : ''}${factorText(negative ? { ...constant, numerator: -constant.numerator } : constant)}`;
  return front + factors.map(({ expression, multiplicity }) => `(${expression})${multiplicity === 1 ? '' : `^${multiplicity}`}`).join('');
}
