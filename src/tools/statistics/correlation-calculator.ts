import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { aligned, crossed, scaledFraction } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { add, divide, type Rational, rational, toNumber } from '../shared/numbers/rational.ts';
import { confidencePercent, normalTails, reachOfNormal, upperTail } from './lib/inference.ts';
import { holdToLength, numbers } from './lib/lists.ts';
import { groupsOf, rankUnits } from './lib/ranks.ts';

export default defineTool({
  slug: 'correlation-calculator',
  name: 'Correlation Calculator',
  category: 'statistics',
  summary: 'Calculates the Pearson, Spearman or Kendall correlation of two lists of numbers, with its p-value.',
  description:
    "The p-value is two-sided: for pearson and spearman from Student's t distribution with n − 2 degrees of freedom, for kendall (tau-b) from the normal distribution with the variance corrected for ties, as R's cor.test without exact and SciPy's asymptotic method.",
  reference: "Pearson (1895); Spearman (1904); Kendall (1945), tau-b; Fisher's z transformation",
  keywords: ['pearson r', 'correlation coefficient', 'spearman rho', 'kendall tau', 'covariance', 'r squared', 'association'],
  cost: 'heavy',
  inputs: z.strictObject({
    x: numbers(10_000, 3).describe('The first number of each pair'),
    y: numbers(10_000, 3).describe('The second number of each pair, as many as x'),
    method: z
      .enum(['pearson', 'spearman', 'kendall'])
      .default('pearson')
      .describe('pearson measures how linear, spearman (by ranks) and kendall (by pairs in the same order) how monotonic the relation is'),
    confidencePercent: confidencePercent.describe('Confidence level of the interval for pearson in percent, from 1 to 99.999'),
  }),
  result: z.strictObject({
    coefficient: z.number().describe('Correlation coefficient from -1 to 1: r, rho or tau-b'),
    pValue: z.number().describe('Two-sided p-value of the hypothesis that there is no correlation'),
    count: z.int().describe('Number of pairs'),
    rSquared: z.number().optional().describe('Square of the coefficient, the share of variance explained; only for pearson'),
    lower: z
      .number()
      .optional()
      .describe("Lower limit of Fisher's z interval; only for pearson with four pairs or more, absent when the coefficient is 1 or -1"),
    upper: z
      .number()
      .optional()
      .describe("Upper limit of Fisher's z interval; only for pearson with four pairs or more, absent when the coefficient is 1 or -1"),
    covariance: z.number().optional().describe('Sample covariance, with n − 1 in the denominator; only for pearson'),
  }),
  appliesWhen: { confidencePercent: { method: ['pearson'] } },
  examples: [
    {
      inputs: { x: [1, 2, 3, 4, 5], y: [2, 4, 5, 4, 5] },
      result: {
        coefficient: 0.7745966692414834,
        pValue: 0.12402706265755463,
        count: 5,
        rSquared: 0.6,
        lower: -0.3400820351875106,
        upper: 0.9842357551507267,
        covariance: 1.5,
      },
    },
    {
      inputs: { x: [1, 2, 3, 4], y: [1, 3, 2, 4], method: 'kendall' },
      result: { coefficient: 0.6666666666666666, pValue: 0.1742313882480251, count: 4 },
    },
  ],
  run({ x, y, method, confidencePercent }) {
    holdToLength(y, 'y', x, 'x');
    const count = x.length;
    for (const [field, values] of Object.entries({ x, y })) {
      if (values.every((value) => value === values[0])) unprocessable(`The values of ${field} are all equal, so they have no correlation.`, field);
    }
    if (method === 'kendall') return { ...kendall(x, y), count };
    if (method === 'spearman') {
      const ranked = pearson(rankUnits(x), rankUnits(y));
      return { coefficient: doubleOf(ranked.r), pValue: pValueOf(ranked, count), count };
    }
    const [a, b] = [aligned(x), aligned(y)];
    const found = pearson(a.units, b.units);
    const { r, oneMinusSquare, xy, square } = found;
    const n = BigInt(count);
    return {
      coefficient: doubleOf(r),
      pValue: pValueOf(found, count),
      count,
      rSquared: toNumber(square),
      ...(count > 3 && oneMinusSquare.numerator !== 0n && intervalOf(r, oneMinusSquare, count, confidencePercent)),
      covariance: toNumber(scaledFraction(xy, n * (n - 1n), a.exponent + b.exponent)),
    };
  },
});

/** Pearson's r of lists with spread; 1 − r² exactly, as r itself may be too near 1 to tell. */
function pearson(x: readonly bigint[], y: readonly bigint[]) {
  const [xx, yy, xy] = [crossed(x, x), crossed(y, y), crossed(x, y)];
  return {
    xy,
    r: new Precise(String(xy)).div(new Precise(String(xx * yy)).sqrt()),
    square: rational(xy * xy, xx * yy),
    oneMinusSquare: rational(xx * yy - xy * xy, xx * yy),
  };
}

function pValueOf({ square, oneMinusSquare }: { square: Rational; oneMinusSquare: Rational }, count: number): number {
  return oneMinusSquare.numerator === 0n ? 0 : upperTail(divide(square, oneMinusSquare), 1, count - 2);
}

function intervalOf(r: Decimal, oneMinusSquare: Rational, count: number, confidence: number) {
  // artanh |r| = ln((1 + |r|)/√(1 − r²))
  const size = r.abs().plus(1).div(preciseOf(oneMinusSquare).sqrt()).ln();
  const center = r.isNeg() ? size.neg() : size;
  const reach = reachOfNormal(confidence).div(new Precise(count - 3).sqrt());
  return { lower: doubleOf(center.minus(reach).tanh()), upper: doubleOf(center.plus(reach).tanh()) };
}

/** Sums over the groups of equal values, of so many as t. */
function tieSums(values: readonly number[]) {
  let [pairs, triples, weighted] = [0n, 0n, 0n];
  for (const group of groupsOf(values)) {
    const t = BigInt(group.length);
    pairs += t * (t - 1n);
    triples += t * (t - 1n) * (t - 2n);
    weighted += t * (t - 1n) * (2n * t + 5n);
  }
  return { pairs, triples, weighted };
}

function kendall(x: readonly number[], y: readonly number[]) {
  let score = 0;
  for (const [at, a] of x.entries()) {
    const b = y[at] ?? 0;
    for (let other = 0; other < at; other++) {
      const [c = 0, d = 0] = [x[other], y[other]];
      if (a !== c && b !== d) score += a > c === b > d ? 1 : -1;
    }
  }
  const n = BigInt(x.length);
  const [ties, otherTies] = [tieSums(x), tieSums(y)];
  const pairs = n * (n - 1n);
  const variance = add(
    rational(pairs * (2n * n + 5n) - ties.weighted - otherTies.weighted, 18n),
    add(rational(ties.pairs * otherTies.pairs, 2n * pairs), rational(ties.triples * otherTies.triples, 9n * pairs * (n - 2n))),
  );
  const untied = new Precise(String((pairs - ties.pairs) * (pairs - otherTies.pairs))).sqrt();
  const z = new Precise(Math.abs(score)).div(preciseOf(variance).sqrt());
  return { coefficient: doubleOf(new Precise(2 * score).div(untied)), pValue: normalTails(z).outside };
}
