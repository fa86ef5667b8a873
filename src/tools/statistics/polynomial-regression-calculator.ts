import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { aligned, crossed, quotientOf, rootOf, totalOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { divide, multiply, type Rational, rational, subtract, toNumber } from '../shared/numbers/rational.ts';
import { solved } from './lib/least-squares.ts';
import { inUnits } from './lib/line.ts';
import { holdToLength, numbers } from './lib/lists.ts';
import { whole } from './lib/moments.ts';

export default defineTool({
  slug: 'polynomial-regression-calculator',
  name: 'Polynomial Regression Calculator',
  category: 'statistics',
  summary: 'Fits a polynomial of a given degree to data by least squares.',
  description:
    'The normal equations are solved in exact fractions, so high degrees and badly conditioned data (such as NIST Filip, of degree 10) lose no digits.',
  reference: 'Ordinary least squares; NIST Statistical Reference Datasets, linear regression',
  keywords: ['quadratic regression', 'cubic regression', 'fit a polynomial', 'trend curve', 'parabola of best fit', 'polyfit'],
  cost: 'heavy',
  inputs: z.strictObject({
    x: numbers(10_000, 2).describe('The x value of each point'),
    y: numbers(10_000, 2).describe('The y value of each point, as many as x'),
    degree: z.int().min(1).max(10).default(2).describe('Degree of the polynomial: 1 for a line, 2 for a parabola, and so on'),
    predict: z.array(z.number()).min(1).max(1000).optional().describe('x values to predict y for'),
  }),
  result: z.strictObject({
    coefficients: z.array(z.number()).describe('Coefficients of x^0, x^1, …, one more than the degree'),
    rSquared: z.number().optional().describe('Coefficient of determination; absent when all y are equal'),
    adjustedRSquared: z
      .number()
      .optional()
      .describe('Coefficient of determination adjusted for the degree; absent when all y are equal or no degrees of freedom are left'),
    residualStandardError: z.number().optional().describe('Standard deviation of the residuals; absent when no degrees of freedom are left'),
    predictions: z.array(z.number()).optional().describe('Value of the polynomial for each x to predict; absent without predict'),
  }),
  examples: [
    {
      inputs: { x: [0, 1, 2, 3], y: [1, 2, 5, 10], predict: [4] },
      result: { coefficients: [1, 0, 1], rSquared: 1, adjustedRSquared: 1, residualStandardError: 0, predictions: [17] },
    },
    {
      inputs: { x: [1, 2, 3, 4, 5], y: [1, 4, 8, 17, 24], degree: 2 },
      result: {
        coefficients: [-0.4, 0.32857142857142857, 0.9285714285714286],
        rSquared: 0.9927547645298472,
        adjustedRSquared: 0.9855095290596945,
        residualStandardError: 1.1464230084422218,
      },
    },
  ],
  run({ x, y, degree, predict }) {
    holdToLength(y, 'y', x, 'x');
    const different = new Set(x).size;
    if (different <= degree) {
      unprocessable(`A polynomial of degree ${degree} needs ${degree + 1} or more different values of x, and there are ${different}.`, 'x');
    }
    const [a, b] = [aligned(x), aligned(y)];
    const fit = solved(...equationsOf(a.units, b.units, degree));
    if (!fit) return unprocessable('The values of x do not determine a polynomial of this degree.', 'x');
    const coefficients = fit.coefficients.map((coefficient, power) => inUnits(coefficient, b.exponent - power * a.exponent));
    const freedom = x.length - degree - 1;
    const spread = rational(crossed(b.units, b.units), BigInt(x.length));
    const unexplained = spread.numerator === 0n ? undefined : divide(fit.residuals, spread);
    return {
      coefficients: coefficients.map(toNumber),
      ...(unexplained && { rSquared: toNumber(subtract(rational(1n), unexplained)) }),
      ...(unexplained &&
        freedom > 0 && { adjustedRSquared: toNumber(subtract(rational(1n), multiply(unexplained, divide(whole(x.length - 1), whole(freedom))))) }),
      ...(freedom > 0 && { residualStandardError: rootOf(inUnits(divide(fit.residuals, whole(freedom)), 2 * b.exponent)) }),
      ...(predict && { predictions: onPolynomial(predict, coefficients) }),
    };
  },
});

/** The normal equations: sums of powers of x, of their products with y, and of squares of y. */
function equationsOf(x: readonly bigint[], y: readonly bigint[], degree: number): [products: bigint[][], right: bigint[], squares: bigint] {
  const sums: bigint[] = [];
  const right: bigint[] = [];
  let powers = x.map(() => 1n);
  for (let power = 0; power <= 2 * degree; power++) {
    sums.push(totalOf(powers));
    if (power <= degree) right.push(totalOfProducts(powers, y));
    if (power < 2 * degree) powers = powers.map((value, index) => value * (x[index] ?? 0n));
  }
  return [right.map((_, row) => sums.slice(row, row + degree + 1)), right, totalOfProducts(y, y)];
}

/** The values of a polynomial, exact but for the last rounding. */
function onPolynomial(values: readonly number[], coefficients: readonly Rational[]): number[] {
  const { units, exponent } = aligned(values);
  const one = 10n ** BigInt(-exponent);
  const common = coefficients.reduce((product, { denominator }) => product * denominator, 1n);
  const denominator = common * one ** BigInt(coefficients.length - 1);
  const factors = coefficients.map((coefficient, power) => (coefficient.numerator * (denominator / coefficient.denominator)) / one ** BigInt(power));
  return units.map((unit) =>
    quotientOf(
      factors.reduceRight((sum, factor) => sum * unit + factor, 0n),
      denominator,
    ),
  );
}
