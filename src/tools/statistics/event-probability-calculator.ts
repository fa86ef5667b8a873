import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { add, compare, divide, isZero, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';

const [NEVER, CERTAIN] = [rational(0n), rational(1n)];

type Relation = 'independent' | 'mutually-exclusive' | 'known';

export default defineTool({
  slug: 'event-probability-calculator',
  name: 'Probability of Two Events Calculator',
  category: 'statistics',
  summary: 'Calculates union, intersection and conditional probabilities of two events.',
  description:
    'Everything is calculated in decimals and rounded once, so that 0.1 and 0.2 of exclusive events make 0.3. Probabilities that cannot go together have no answer.',
  reference: 'P(A or B) = P(A) + P(B) − P(A and B); P(A | B) = P(A and B)/P(B)',
  keywords: ['a and b', 'a or b', 'independent events', 'mutually exclusive', 'conditional probability', 'venn diagram', 'at least one'],
  inputs: z.strictObject({
    a: z.number().min(0).max(1).describe('P(A), the probability of the first event, from 0 to 1'),
    b: z.number().min(0).max(1).describe('P(B), the probability of the second event, from 0 to 1'),
    relation: z
      .enum(['independent', 'mutually-exclusive', 'known'])
      .default('independent')
      .describe(
        'How the events go together: independent of each other, mutually-exclusive if they never both happen, known if the probability of both is given',
      ),
    both: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('P(A and B), the probability that both happen, from 0 to 1; required if relation is known, and only given then'),
  }),
  result: z.strictObject({
    both: z.number().describe('P(A and B), the probability that both events happen'),
    either: z.number().describe('P(A or B), the probability that at least one of them happens'),
    exactlyOne: z.number().describe('Probability that one of them happens and the other does not'),
    neither: z.number().describe('Probability that none of them happens'),
    onlyA: z.number().describe('Probability that the first event happens and the second does not'),
    onlyB: z.number().describe('Probability that the second event happens and the first does not'),
    aGivenB: z.number().optional().describe('P(A | B), the probability of the first event if the second happens; absent if P(B) is 0'),
    bGivenA: z.number().optional().describe('P(B | A), the probability of the second event if the first happens; absent if P(A) is 0'),
  }),
  appliesWhen: { both: { relation: ['known'] } },
  views: [{ kind: 'figures', field: 'both', of: ['onlyA', 'both', 'onlyB', 'neither'] }],
  examples: [
    {
      inputs: { a: 0.5, b: 0.4 },
      result: { both: 0.2, either: 0.7, exactlyOne: 0.5, neither: 0.3, onlyA: 0.3, onlyB: 0.2, aGivenB: 0.5, bGivenA: 0.4 },
    },
    {
      inputs: { a: 0.6, b: 0.3, relation: 'known', both: 0.2 },
      result: {
        both: 0.2,
        either: 0.7,
        exactlyOne: 0.5,
        neither: 0.3,
        onlyA: 0.4,
        onlyB: 0.1,
        aGivenB: 0.6666666666666666,
        bGivenA: 0.3333333333333333,
      },
    },
  ],
  run(inputs) {
    const [a, b] = [rationalOf(inputs.a, 'a'), rationalOf(inputs.b, 'b')];
    const both = chanceOfBoth(a, b, inputs.relation, inputs.both);
    const [onlyA, onlyB] = [subtract(a, both), subtract(b, both)];
    const exactlyOne = add(onlyA, onlyB);
    const either = add(exactlyOne, both);
    return {
      both: toNumber(both),
      either: toNumber(either),
      exactlyOne: toNumber(exactlyOne),
      neither: toNumber(subtract(CERTAIN, either)),
      onlyA: toNumber(onlyA),
      onlyB: toNumber(onlyB),
      ...(!isZero(b) && { aGivenB: toNumber(divide(both, b)) }),
      ...(!isZero(a) && { bGivenA: toNumber(divide(both, a)) }),
    };
  },
});

function chanceOfBoth(a: Rational, b: Rational, relation: Relation, given: number | undefined): Rational {
  if (relation === 'known') return knownChance(a, b, given ?? invalid('both', 'is required if relation is known'));
  if (given !== undefined) invalid('both', `must not be given for ${relation} events`);
  if (relation === 'independent') return multiply(a, b);
  const sum = add(a, b);
  if (compare(sum, CERTAIN) > 0)
    unprocessable(`P(A) + P(B) is ${toNumber(sum)}: events that exclude each other cannot have probabilities that add up to more than 1.`);
  return NEVER;
}

function knownChance(a: Rational, b: Rational, given: number): Rational {
  const both = rationalOf(given, 'both');
  const [least, most] = [subtract(add(a, b), CERTAIN), compare(a, b) < 0 ? a : b];
  if (compare(both, most) > 0) unprocessable(`P(A and B) cannot be above ${toNumber(most)}, the smaller of P(A) and P(B).`, 'both');
  if (compare(both, least) < 0) unprocessable(`P(A and B) cannot be below ${toNumber(least)}, which is P(A) + P(B) − 1.`, 'both');
  return both;
}
