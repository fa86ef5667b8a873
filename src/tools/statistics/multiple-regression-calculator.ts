import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned, crossed, rootOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { doubleOf, preciseOf } from '../shared/numbers/precise.ts';
import { divide, isZero, multiply, type Rational, rational, subtract, toNumber } from '../shared/numbers/rational.ts';
import { upperTail } from './lib/inference.ts';
import { productsOfColumns, solved } from './lib/least-squares.ts';
import { inUnits } from './lib/line.ts';
import { holdToLength, numbers } from './lib/lists.ts';
import { whole } from './lib/moments.ts';

export default defineTool({
  slug: 'multiple-regression-calculator',
  name: 'Multiple Linear Regression Calculator',
  category: 'statistics',
  summary: 'Fits a linear regression on several predictors by least squares, with standard errors and tests.',
  description:
    'The normal equations are solved in exact fractions, so that nearly collinear predictors (such as in NIST Longley) lose no digits. Without an intercept, R² compares with Σy² and not with the spread about the mean. A perfect fit leaves tests without an answer, and they are absent.',
  reference: 'Ordinary least squares; NIST Statistical Reference Datasets, linear regression',
  keywords: [
    'multiple regression',
    'regression with several predictors',
    'ols',
    'coefficients',
    'multivariable regression',
    'anova f test',
    'adjusted r squared',
  ],
  cost: 'heavy',
  inputs: z.strictObject({
    x: z.array(z.array(z.number()).min(1).max(20)).min(2).max(5000).describe('A row of 1 to 20 predictors for each observation, all of one length'),
    y: numbers(5000, 2).describe('The response of each observation, as many as rows of x'),
    intercept: z.boolean().default(true).describe('Whether the model has an intercept'),
  }),
  result: z.strictObject({
    coefficients: z.array(z.number()).describe('The intercept, where there is one, and the coefficient of each predictor'),
    standardErrors: z.array(z.number()).optional().describe('Standard error of each coefficient; absent when no degrees of freedom are left'),
    tStatistics: z
      .array(z.number())
      .optional()
      .describe('Each coefficient divided by its standard error; absent when no degrees of freedom are left or the fit is perfect'),
    pValues: z
      .array(z.number())
      .optional()
      .describe('Two-sided p-value of the hypothesis that each coefficient is 0; absent when no degrees of freedom are left or the fit is perfect'),
    rSquared: z.number().optional().describe('Coefficient of determination; absent when all y are equal, or all 0 without an intercept'),
    adjustedRSquared: z
      .number()
      .optional()
      .describe('Coefficient of determination adjusted for the number of predictors; absent when rSquared is or no degrees of freedom are left'),
    residualStandardError: z.number().optional().describe('Standard deviation of the residuals; absent when no degrees of freedom are left'),
    fStatistic: z.number().optional().describe('F statistic of the whole regression; absent when no degrees of freedom are left or the fit is perfect'),
    fPValue: z.number().optional().describe('p-value of the hypothesis that no predictor has an effect; absent when fStatistic is'),
    degreesOfFreedom: z.int().describe('Degrees of freedom of the residuals: observations less coefficients'),
  }),
  examples: [
    {
      inputs: {
        x: [
          [1, 2],
          [2, 1],
          [3, 4],
          [4, 3],
          [5, 5],
        ],
        y: [3, 4, 8, 9, 12],
      },
      result: {
        coefficients: [-0.13333333333333333, 1.7222222222222223, 0.7222222222222222],
        standardErrors: [0.11547005383792515, 0.05555555555555555, 0.05555555555555555],
        tStatistics: [-1.1547005383792515, 31, 13],
        pValues: [0.3675444679663241, 0.0010389613194809516, 0.005865153227565681],
        rSquared: 0.9995944849959448,
        adjustedRSquared: 0.9991889699918897,
        residualStandardError: 0.10540925533894598,
        fStatistic: 2465,
        fPValue: 0.00040551500405515005,
        degreesOfFreedom: 2,
      },
    },
    {
      inputs: { x: [[1], [2], [3]], y: [2, 4, 6.5], intercept: false },
      result: {
        coefficients: [2.107142857142857],
        standardErrors: [0.056469243931578206],
        tStatistics: [37.31487638998688],
        pValues: [0.0007174116713652684],
        rSquared: 0.9985656913367756,
        adjustedRSquared: 0.9978485370051635,
        residualStandardError: 0.21128856368212914,
        fStatistic: 1392.4,
        fPValue: 0.0007174116713652684,
        degreesOfFreedom: 2,
      },
    },
  ],
  run({ x, y, intercept }) {
    holdToLength(y, 'y', x, 'x');
    const predictors = x[0]?.length ?? 0;
    for (const [index, row] of x.entries()) {
      if (row.length !== predictors) invalid(`x[${index}]`, `must have as many predictors as the first row: ${predictors}, not ${row.length}`);
    }
    const freedom = x.length - predictors - (intercept ? 1 : 0);
    if (freedom < 0) unprocessable(`There are fewer observations (${x.length}) than coefficients (${x.length - freedom}).`, 'x');
    const columns = Array.from({ length: predictors }, (_, column) => aligned(x.map((row) => row[column] ?? 0)));
    if (intercept) columns.unshift({ units: x.map(() => 1n), exponent: 0 });
    const response = aligned(y);
    const fit = solved(
      productsOfColumns(columns.map(({ units }) => units)),
      columns.map(({ units }) => totalOfProducts(units, response.units)),
      totalOfProducts(response.units, response.units),
    );
    if (!fit) return unprocessable('The predictors are linearly dependent, so their coefficients are not determined.', 'x');
    const total = intercept ? rational(crossed(response.units, response.units), BigInt(y.length)) : rational(totalOfProducts(response.units, response.units));
    const unexplained = isZero(total) ? undefined : divide(fit.residuals, total);
    const coefficients = fit.coefficients.map((value, index) => inUnits(value, response.exponent - (columns[index]?.exponent ?? 0)));
    const residuals = inUnits(fit.residuals, 2 * response.exponent);
    const factors = fit.inverse.map((value, index) => inUnits(value, -2 * (columns[index]?.exponent ?? 0)));
    return {
      coefficients: coefficients.map(toNumber),
      ...(unexplained && { rSquared: toNumber(subtract(rational(1n), unexplained)) }),
      ...(freedom > 0 && errorsOf(coefficients, factors, residuals, freedom)),
      ...(freedom > 0 && unexplained && overallOf(unexplained, predictors, freedom)),
      degreesOfFreedom: freedom,
    };
  },
});

/** Standard errors and tests of the coefficients. @param factors what the residual variance is multiplied by to give that of each */
function errorsOf(coefficients: readonly Rational[], factors: readonly Rational[], residuals: Rational, freedom: number) {
  const variance = divide(residuals, whole(freedom));
  const squares = factors.map((factor) => multiply(variance, factor));
  const answer = { standardErrors: squares.map(rootOf), residualStandardError: rootOf(variance) };
  if (isZero(residuals)) return answer;
  const none = rational(1n);
  return {
    ...answer,
    tStatistics: coefficients.map((value, index) => doubleOf(preciseOf(value).div(preciseOf(squares[index] ?? none).sqrt()))),
    pValues: coefficients.map((value, index) => upperTail(divide(multiply(value, value), multiply(residuals, factors[index] ?? none)), 1, freedom)),
  };
}

/** What is said of the regression as a whole. @param unexplained share of the sum of squares */
function overallOf(unexplained: Rational, predictors: number, freedom: number) {
  const explained = subtract(rational(1n), unexplained);
  const adjustedRSquared = toNumber(subtract(rational(1n), multiply(unexplained, divide(whole(freedom + predictors), whole(freedom)))));
  if (isZero(unexplained)) return { adjustedRSquared };
  const odds = divide(explained, unexplained);
  return {
    adjustedRSquared,
    fStatistic: toNumber(multiply(odds, divide(whole(freedom), whole(predictors)))),
    fPValue: upperTail(odds, predictors, freedom),
  };
}
