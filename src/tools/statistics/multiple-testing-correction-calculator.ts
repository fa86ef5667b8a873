import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

type Method = 'bonferroni' | 'holm' | 'hochberg' | 'sidak' | 'benjamini-hochberg' | 'benjamini-yekutieli';

export default defineTool({
  slug: 'multiple-testing-correction-calculator',
  name: 'Multiple Testing Correction Calculator',
  category: 'statistics',
  summary: 'Adjusts p-values for many tests, by Bonferroni, Holm, Hochberg, Šidák or false discovery rate.',
  description:
    "The adjusted p-values are those of R's p.adjust. Bonferroni, Holm, Hochberg and Šidák keep the chance of any false rejection at the significance level, Benjamini-Hochberg and Benjamini-Yekutieli the share of false ones among the rejections.",
  reference: 'Holm 1979; Hochberg 1988; Benjamini and Hochberg 1995; Benjamini and Yekutieli 2001',
  keywords: ['p.adjust', 'fdr', 'fwer', 'family-wise error', 'q value', 'multiple comparisons', 'adjusted p-values', 'sidak'],
  heavyWhen: ({ pValues }) => pValues.length > 300,
  inputs: z.strictObject({
    pValues: z.array(z.number().min(0).max(1)).min(1).max(100_000).describe('The p-values of all tests, each from 0 to 1'),
    method: z
      .enum(['bonferroni', 'holm', 'hochberg', 'sidak', 'benjamini-hochberg', 'benjamini-yekutieli'])
      .default('holm')
      .describe(
        'How to adjust: bonferroni; holm, step-down; hochberg, step-up; sidak, 1 − (1 − p)^m, for independent tests; benjamini-hochberg, false discovery rate; benjamini-yekutieli, false discovery rate under any dependence',
      ),
    significance: z.number().min(0).max(1).default(0.05).describe('Level at which hypotheses are rejected, from 0 to 1'),
  }),
  result: z.strictObject({
    adjusted: z.array(z.number()).describe('Adjusted p-values in the order given, at most 1'),
    rejected: z.array(z.boolean()).describe('Whether each hypothesis is rejected: its adjusted p-value is at most the significance level'),
    rejectedCount: z.int().describe('Number of rejected hypotheses'),
  }),
  examples: [
    { inputs: { pValues: [0.01, 0.04, 0.03] }, result: { adjusted: [0.03, 0.06, 0.06], rejected: [true, false, false], rejectedCount: 1 } },
    {
      inputs: { pValues: [0.001, 0.02, 0.03, 0.5], method: 'benjamini-hochberg' },
      result: { adjusted: [0.004, 0.04, 0.04, 0.5], rejected: [true, true, true, false], rejectedCount: 3 },
    },
  ],
  run({ pValues, method, significance }) {
    const exact = adjusted(pValues, method);
    const rejected = exact.map((value) => value.lte(significance));
    return { adjusted: exact.map(doubleOf), rejected, rejectedCount: rejected.filter(Boolean).length };
  },
});

function adjusted(pValues: readonly number[], method: Method): Decimal[] {
  const count = pValues.length;
  const values = pValues.map((value) => new Precise(value));
  const atMostOne = (value: Decimal) => Precise.min(value, 1);
  if (method === 'bonferroni') return values.map((value) => atMostOne(value.times(count)));
  if (method === 'sidak') return values.map((value) => anyOf(value, count));
  const order = pValues.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const factor = method === 'benjamini-yekutieli' ? harmonic(count) : new Precise(1);
  const scaled = order.map(({ index }, rank) => {
    const value = values[index] ?? factor;
    return method === 'holm' || method === 'hochberg'
      ? value.times(count - rank)
      : value
          .times(factor)
          .times(count)
          .div(rank + 1);
  });
  // Step-down, none is below one before it; step-up, none is above one after it.
  const result = [...values];
  let last = new Precise(method === 'holm' ? 0 : 1);
  for (let step = 0; step < count; step += 1) {
    const rank = method === 'holm' ? step : count - 1 - step;
    const value = scaled[rank] ?? last;
    last = method === 'holm' ? atMostOne(Precise.max(last, value)) : Precise.min(last, value);
    result[order[rank]?.index ?? 0] = last;
  }
  return result;
}

const PLACES = 320n;
const ONE = 1n << PLACES;
const SCALE = new Precise(String(ONE));
const SMALL = new Precise('1e-40');

/** 1 − (1 − p)^count */
function anyOf(p: Decimal, count: number): Decimal {
  // So far down, the next term of the series is beyond all digits.
  if (p.lt(SMALL)) return p.times(count);
  const rest = ONE - BigInt(p.times(SCALE).toFixed(0));
  let [power, square] = [ONE, rest];
  for (let bits = count; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) power = (power * square) >> PLACES;
    square = (square * square) >> PLACES;
  }
  return new Precise(String(ONE - power)).div(SCALE);
}

/** 1 + 1/2 + … + 1/count */
function harmonic(count: number): Decimal {
  let sum = 0n;
  for (let term = 1n; term <= count; term += 1n) sum += ONE / term;
  return new Precise(String(sum)).div(SCALE);
}
