import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { exactNumber } from '../shared/numbers/rational.ts';
import { ordered } from './lib/complex-list.ts';
import { degree, primitive, squareFreeFactors } from './lib/polynomial.ts';
import { polynomialOf } from './lib/polynomial-input.ts';
import { rootsOf } from './lib/polynomial-roots.ts';

export default defineTool({
  slug: 'polynomial-root-finder',
  name: 'Polynomial Root Finder',
  category: 'math',
  summary: 'Finds all real and complex roots of a polynomial, with multiplicities.',
  description: 'For cubic, quartic and higher equations, up to degree 30. Multiplicities are exact, and a real root has imaginary exactly 0.',
  reference: "Square-free factorization (Yun 1976), Aberth's method (1973), Sturm's theorem",
  keywords: ['cubic', 'quartic', 'zeros'],
  cost: 'heavy',
  inputs: z.strictObject({ coefficients: z.array(exactNumber).min(1).max(31).describe('Coefficients, highest power first: integers, decimals or fractions') }),
  result: z.strictObject({
    degree: z.int().describe('Degree of the polynomial, leading zeros ignored'),
    roots: z
      .array(
        z.strictObject({
          real: z.number().describe('Real part of the root'),
          imaginary: z.number().describe('Imaginary part of the root'),
          multiplicity: z.int().describe('How often the root occurs'),
        }),
      )
      .describe('Each different root once: real ones first, ascending by real, then by imaginary part'),
    realRoots: z.array(z.number()).describe('The different real roots, ascending'),
  }),
  headline: 'roots',
  examples: [
    {
      inputs: { coefficients: [1, -6, 11, -6] },
      result: {
        degree: 3,
        roots: [
          { real: 1, imaginary: 0, multiplicity: 1 },
          { real: 2, imaginary: 0, multiplicity: 1 },
          { real: 3, imaginary: 0, multiplicity: 1 },
        ],
        realRoots: [1, 2, 3],
      },
    },
    {
      inputs: { coefficients: [1, 0, 2, 0, 1] },
      result: {
        degree: 4,
        roots: [
          { real: 0, imaginary: -1, multiplicity: 2 },
          { real: 0, imaginary: 1, multiplicity: 2 },
        ],
        realRoots: [],
      },
    },
  ],
  run({ coefficients }) {
    const { polynomial } = polynomialOf(coefficients, 'coefficients');
    if (polynomial.length === 0) unprocessable('Every number is a root of the zero polynomial.', 'coefficients');
    const roots = squareFreeFactors(primitive(polynomial)).flatMap(({ factor, multiplicity }) =>
      rootsOf(factor).map(({ real, imaginary }) => ({ real: part(real, imaginary), imaginary: part(imaginary, real), multiplicity })),
    );
    const sorted = ordered(roots);
    return { degree: degree(polynomial), roots: sorted, realRoots: sorted.filter((root) => root.imaginary === 0).map((root) => root.real) };
  },
});

/** A part of a root as a double; one that is nothing but the rounding error of the other is 0. */
function part(value: Parameters<typeof doubleOf>[0], other: Parameters<typeof doubleOf>[0]): number {
  return value.abs().lt(other.abs().times('1e-24')) ? 0 : doubleOf(value);
}
