import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type DoubleDouble, divide } from '../shared/numbers/double-double.ts';
import { doubleFrom, logarithm, power } from '../shared/numbers/double-double-functions.ts';
import { quotientOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { crossEntropy, relativeEntropy, type Shares, sharedDivergence, sharesOf } from './lib/divergence.ts';
import { holdToLength } from './lib/lists.ts';

const MAX_WEIGHTS = 100_000;
const UNITS = { 2: logarithm([2, 0]), e: [1, 0], 10: logarithm([10, 0]) } as const satisfies Record<string, DoubleDouble>;

const weights = z.array(z.number().min(0)).min(1).max(MAX_WEIGHTS);

export default defineTool({
  slug: 'distribution-entropy-calculator',
  name: 'Entropy and Divergence Calculator',
  category: 'statistics',
  summary: 'Calculates the Shannon entropy of a distribution, and Kullback-Leibler and Jensen-Shannon divergence of two.',
  description:
    'Weights may be probabilities or counts: they are scaled to the sum 1. Base 2 gives bits, e nats and 10 hartleys. What the second distribution makes infinite, because it rules out something that the first has, is left out.',
  reference: 'Shannon 1948; Kullback and Leibler 1951; Lin 1991',
  keywords: ['information theory', 'kl divergence', 'cross entropy', 'relative entropy', 'diversity index', 'simpson', 'perplexity', 'bits', 'evenness'],
  inputs: z.strictObject({
    weights: weights.describe('Probabilities or counts of the outcomes, none negative; they are scaled to the sum 1'),
    other: weights.optional().describe('Probabilities or counts of a second distribution of the same outcomes, in the same order; scaled to the sum 1 too'),
    base: z.enum(['2', 'e', '10']).default('2').describe('Base of the logarithms: 2 for bits, e for nats, 10 for hartleys'),
  }),
  result: z.strictObject({
    entropy: z.number().describe('Shannon entropy −Σp·log p of the distribution'),
    maximum: z.number().describe('Greatest entropy of so many outcomes: the logarithm of their number'),
    evenness: z.number().optional().describe('Entropy divided by the greatest possible, from 0 to 1; absent for one weight'),
    perplexity: z.number().describe('Number of equally likely outcomes with the same entropy: the base raised to the entropy'),
    giniSimpson: z.number().describe('Probability that two draws differ, 1 − Σp²'),
    crossEntropy: z.number().optional().describe('Cross entropy −Σp·log q with the second distribution; absent without one, or if infinite'),
    klDivergence: z.number().optional().describe('Kullback-Leibler divergence Σp·log(p/q) from the second distribution; absent without one, or if infinite'),
    jensenShannon: z
      .number()
      .optional()
      .describe('Jensen-Shannon divergence of both distributions, 0 if they are equal and log 2 at most; absent without a second one'),
  }),
  examples: [
    {
      inputs: { weights: [0.5, 0.25, 0.25] },
      result: { entropy: 1.5, maximum: 1.584962500721156, evenness: 0.9463946303571862, perplexity: 2.8284271247461903, giniSimpson: 0.625 },
    },
    {
      inputs: { weights: [1, 1], other: [0.9, 0.1], base: 'e' },
      result: {
        entropy: Math.LN2,
        maximum: Math.LN2,
        evenness: 1,
        perplexity: 2,
        giniSimpson: 0.5,
        crossEntropy: 1.203972804325936,
        klDivergence: 0.5108256237659907,
        jensenShannon: 0.10174922507919669,
      },
    },
  ],
  run({ weights, other, base }) {
    if (other) holdToLength(other, 'other', weights, 'weights');
    const shares = distributionOf(weights, 'weights');
    const measured = (nats: DoubleDouble): number => divide(nats, UNITS[base])[0] + 0;
    const entropy = crossEntropy(shares, shares) ?? [0, 0];
    const maximum = logarithm([weights.length, 0]);
    const square = shares.total * shares.total;
    return {
      entropy: measured(entropy),
      maximum: measured(maximum),
      ...(weights.length > 1 && { evenness: divide(entropy, maximum)[0] }),
      perplexity: doubleFrom(power(entropy)),
      giniSimpson: quotientOf(square - totalOfProducts(shares.units, shares.units), square),
      ...(other && divergences(shares, distributionOf(other, 'other'), measured)),
    };
  },
});

function distributionOf(weights: readonly number[], field: string): Shares {
  return sharesOf(weights) ?? unprocessable('All weights are 0, so they cannot be scaled to the sum 1.', field);
}

function divergences(p: Shares, q: Shares, measured: (nats: DoubleDouble) => number) {
  const cross = crossEntropy(p, q);
  return { ...(cross && { crossEntropy: measured(cross), klDivergence: measured(relativeEntropy(p, q)) }), jensenShannon: measured(sharedDivergence(p, q)) };
}
