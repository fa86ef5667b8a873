import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { add, divide, isZero, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';

const ONE = rational(1n);
const complement = (probability: Rational): Rational => subtract(ONE, probability);

export default defineTool({
  slug: 'bayes-theorem-calculator',
  name: "Bayes' Theorem Calculator",
  category: 'statistics',
  summary: "Calculates how evidence changes the probability of a hypothesis, by Bayes' theorem.",
  description:
    'For a medical test, prior is how common the illness is, likelihood the sensitivity and likelihoodIfFalse 1 − specificity. Evidence that cannot occur has no answer.',
  reference: "Bayes' theorem: P(H | E) = P(E | H)·P(H)/P(E)",
  keywords: [
    'bayesian',
    'posterior probability',
    'conditional probability',
    'false positive',
    'medical test accuracy',
    'base rate',
    'positive predictive value',
  ],
  inputs: z.strictObject({
    prior: z.number().min(0).max(1).describe('P(H), the probability of the hypothesis before the evidence, from 0 to 1'),
    likelihood: z
      .number()
      .min(0)
      .max(1)
      .describe('P(E | H), the probability of the evidence if the hypothesis is true, from 0 to 1; the sensitivity of a test'),
    likelihoodIfFalse: z
      .number()
      .min(0)
      .max(1)
      .describe('P(E | not H), the probability of the evidence if the hypothesis is false, from 0 to 1; 1 − the specificity of a test'),
  }),
  result: z.strictObject({
    posterior: z.number().describe('P(H | E), the probability of the hypothesis given the evidence'),
    evidence: z.number().describe('P(E), the probability of the evidence whether or not the hypothesis is true'),
    posteriorIfAbsent: z.number().optional().describe('P(H | not E), the probability of the hypothesis if the evidence fails to appear; absent if P(E) is 1'),
    bayesFactor: z
      .number()
      .optional()
      .describe('How many times likelier the evidence is if the hypothesis is true than if it is false; absent if it cannot occur then'),
  }),
  examples: [
    {
      inputs: { prior: 0.01, likelihood: 0.99, likelihoodIfFalse: 0.05 },
      result: { posterior: 0.16666666666666666, evidence: 0.0594, posteriorIfAbsent: 0.00010631511800978098, bayesFactor: 19.8 },
    },
    { inputs: { prior: 0.5, likelihood: 0.8, likelihoodIfFalse: 0 }, result: { posterior: 1, evidence: 0.4, posteriorIfAbsent: 0.16666666666666666 } },
  ],
  run(inputs) {
    const prior = rationalOf(inputs.prior, 'prior');
    const likelihood = rationalOf(inputs.likelihood, 'likelihood');
    const likelihoodIfFalse = rationalOf(inputs.likelihoodIfFalse, 'likelihoodIfFalse');
    const joint = multiply(prior, likelihood);
    const evidence = add(joint, multiply(complement(prior), likelihoodIfFalse));
    if (isZero(evidence)) unprocessable('The evidence has probability 0, so nothing follows from it.');
    const absence = complement(evidence);
    return {
      posterior: toNumber(divide(joint, evidence)),
      evidence: toNumber(evidence),
      ...(!isZero(absence) && { posteriorIfAbsent: toNumber(divide(subtract(prior, joint), absence)) }),
      ...(!isZero(likelihoodIfFalse) && { bayesFactor: toNumber(divide(likelihood, likelihoodIfFalse)) }),
    };
  },
});
