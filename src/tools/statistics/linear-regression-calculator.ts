import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { aligned, quotientOf, rootOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { divide, multiply, type Rational, rational, toNumber } from '../shared/numbers/rational.ts';
import { confidencePercent, reachOfT, upperTail } from './lib/inference.ts';
import { inUnits, lineOf, onLine, productsOf } from './lib/line.ts';
import { holdToLength, numbers } from './lib/lists.ts';
import { whole } from './lib/moments.ts';

/** A fitted line, with what tests and intervals are made from. */
interface Fit {
  slope: Rational;
  intercept: Rational;
  r?: number;
  rSquared?: number;
  /** Sum of squared residuals. */
  residuals: Rational;
  degreesOfFreedom: number;
  /** What the residual variance is multiplied by to give that of the slope and of the intercept. */
  slopeFactor: Rational;
  interceptFactor?: Rational;
}

export default defineTool({
  slug: 'linear-regression-calculator',
  name: 'Linear Regression Calculator',
  category: 'statistics',
  summary: 'Fits a straight line by least squares, with standard errors, tests, confidence intervals and predictions.',
  description:
    'All sums are exact, so the line is right to the last digit even for data that are nearly collinear or far from 0. Through the origin, R² compares with Σy² and not with the spread about the mean.',
  reference: 'Ordinary least squares; NIST/SEMATECH e-Handbook of Statistical Methods 4.1.4.1',
  keywords: ['least squares', 'line of best fit', 'trend line', 'slope and intercept', 'regression line', 'r squared', 'ols'],
  inputs: z.strictObject({
    x: numbers(100_000, 2).describe('The x value (predictor) of each point'),
    y: numbers(100_000, 2).describe('The y value (response) of each point, as many as x'),
    throughOrigin: z.boolean().default(false).describe('Whether to force the line through the origin, without an intercept'),
    confidencePercent,
    predict: z.array(z.number()).min(1).max(1000).optional().describe('x values to predict y for'),
  }),
  result: z.strictObject({
    slope: z.number().describe('Slope of the line'),
    intercept: z.number().describe('Value of the line at x = 0; 0 through the origin'),
    r: z.number().optional().describe("Pearson's correlation coefficient; absent through the origin or when all y are equal"),
    rSquared: z.number().optional().describe('Coefficient of determination; absent when all y are equal, or all 0 through the origin'),
    residualStandardError: z
      .number()
      .optional()
      .describe('Standard deviation of the residuals, √(SSE/degreesOfFreedom); absent when no degrees of freedom are left'),
    degreesOfFreedom: z.int().describe('Degrees of freedom of the residuals: n − 2, or n − 1 through the origin'),
    slopeStandardError: z.number().optional().describe('Standard error of the slope; absent when no degrees of freedom are left'),
    interceptStandardError: z.number().optional().describe('Standard error of the intercept; absent through the origin or when no degrees of freedom are left'),
    slopeT: z.number().optional().describe('The slope divided by its standard error; absent when that is absent or 0'),
    slopePValue: z.number().optional().describe('Two-sided p-value of the hypothesis that the slope is 0; absent when slopeT is'),
    slopeLower: z.number().optional().describe('Lower confidence limit of the slope; absent when no degrees of freedom are left'),
    slopeUpper: z.number().optional().describe('Upper confidence limit of the slope; absent when no degrees of freedom are left'),
    interceptLower: z.number().optional().describe('Lower confidence limit of the intercept; absent when its standard error is'),
    interceptUpper: z.number().optional().describe('Upper confidence limit of the intercept; absent when its standard error is'),
    predictions: z.array(z.number()).optional().describe('The y of the line for each x to predict; absent without predict'),
  }),
  examples: [
    {
      inputs: { x: [1, 2, 3, 4, 5], y: [2, 4, 5, 4, 5], predict: [6] },
      result: {
        slope: 0.6,
        intercept: 2.2,
        r: 0.7745966692414834,
        rSquared: 0.6,
        residualStandardError: 0.8944271909999159,
        degreesOfFreedom: 3,
        slopeStandardError: 0.282842712474619,
        interceptStandardError: 0.938083151964686,
        slopeT: 2.1213203435596424,
        slopePValue: 0.12402706265755463,
        slopeLower: -0.30013174529127384,
        slopeUpper: 1.500131745291274,
        interceptLower: -0.7853992610189113,
        interceptUpper: 5.185399261018912,
        predictions: [5.8],
      },
    },
    {
      inputs: {
        x: [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70],
        y: [130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140],
        throughOrigin: true,
      },
      result: {
        slope: 2.074380165289256,
        intercept: 0,
        rSquared: 0.9993654922986628,
        residualStandardError: 3.567530340063379,
        degreesOfFreedom: 10,
        slopeStandardError: 0.01652892561983471,
        slopeT: 125.5,
        slopePValue: 2.5316281865829478e-17,
        slopeLower: 2.037551423934111,
        slopeUpper: 2.1112089066444013,
      },
    },
  ],
  run({ x, y, throughOrigin, confidencePercent, predict }) {
    holdToLength(y, 'y', x, 'x');
    const { slope, intercept, r, rSquared, ...rest } = throughOrigin ? fitThroughOrigin(x, y) : fitLine(x, y);
    return {
      slope: toNumber(slope),
      intercept: toNumber(intercept),
      ...(r !== undefined && { r }),
      ...(rSquared !== undefined && { rSquared }),
      degreesOfFreedom: rest.degreesOfFreedom,
      ...(rest.degreesOfFreedom > 0 && errorsOf({ slope, intercept, ...rest }, confidencePercent)),
      ...(predict && { predictions: onLine(predict, slope, intercept) }),
    };
  },
});

function fitLine(x: readonly number[], y: readonly number[]): Fit {
  const [a, b] = [aligned(x), aligned(y)];
  const products = productsOf(a.units, b.units);
  const { count, xx, xy, yy } = products;
  if (xx === 0n) unprocessable('The values of x are all equal, so no line is the best.', 'x');
  const { slope, intercept } = lineOf(products);
  const squares = totalOfProducts(a.units, a.units);
  return {
    slope: inUnits(slope, b.exponent - a.exponent),
    intercept: inUnits(intercept, b.exponent),
    ...(yy !== 0n && { r: doubleOf(new Precise(String(xy)).div(new Precise(String(xx * yy)).sqrt())), rSquared: quotientOf(xy * xy, xx * yy) }),
    residuals: inUnits(rational(xx * yy - xy * xy, count * xx), 2 * b.exponent),
    degreesOfFreedom: x.length - 2,
    slopeFactor: inUnits(rational(count, xx), -2 * a.exponent),
    interceptFactor: rational(squares, xx),
  };
}

function fitThroughOrigin(x: readonly number[], y: readonly number[]): Fit {
  const [a, b] = [aligned(x), aligned(y)];
  const [xx, xy, yy] = [totalOfProducts(a.units, a.units), totalOfProducts(a.units, b.units), totalOfProducts(b.units, b.units)];
  if (xx === 0n) unprocessable('The values of x are all 0, so no line through the origin is the best.', 'x');
  return {
    slope: inUnits(rational(xy, xx), b.exponent - a.exponent),
    intercept: rational(0n),
    ...(yy !== 0n && { rSquared: quotientOf(xy * xy, xx * yy) }),
    residuals: inUnits(rational(xx * yy - xy * xy, xx), 2 * b.exponent),
    degreesOfFreedom: x.length - 1,
    slopeFactor: inUnits(rational(1n, xx), -2 * a.exponent),
  };
}

/** Standard errors, tests and intervals, with degrees of freedom left. */
function errorsOf({ slope, intercept, residuals, degreesOfFreedom, slopeFactor, interceptFactor }: Fit, confidence: number) {
  const variance = divide(residuals, whole(degreesOfFreedom));
  const t = reachOfT(confidence, degreesOfFreedom);
  const limits = (value: Rational, factor: Rational) => {
    const error = preciseOf(multiply(variance, factor)).sqrt();
    const reach = error.times(t);
    return { error, lower: doubleOf(preciseOf(value).minus(reach)), upper: doubleOf(preciseOf(value).plus(reach)) };
  };
  const own = limits(slope, slopeFactor);
  const other = interceptFactor && limits(intercept, interceptFactor);
  const ratio = own.error.isZero() ? undefined : preciseOf(slope).div(own.error);
  return {
    residualStandardError: rootOf(variance),
    slopeStandardError: doubleOf(own.error),
    ...(other && { interceptStandardError: doubleOf(other.error) }),
    ...(ratio && { slopeT: doubleOf(ratio), slopePValue: upperTail(divide(multiply(slope, slope), multiply(residuals, slopeFactor)), 1, degreesOfFreedom) }),
    slopeLower: own.lower,
    slopeUpper: own.upper,
    ...(other && { interceptLower: other.lower, interceptUpper: other.upper }),
  };
}
