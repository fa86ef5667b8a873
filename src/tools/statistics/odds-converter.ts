import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { add, compare, divide, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';

const [ONE, HUNDRED] = [rational(1n), rational(100n)];
const FRACTION = /^(\d+)[/:](\d+)$/;
const KINDS = ['probabilityPercent', 'decimalOdds', 'fractionalOdds', 'americanOdds', 'oddsAgainst'] as const;

interface Odds {
  probabilityPercent?: number | undefined;
  decimalOdds?: number | undefined;
  fractionalOdds?: string | undefined;
  americanOdds?: number | undefined;
  oddsAgainst?: number | undefined;
}

export default defineTool({
  slug: 'odds-converter',
  name: 'Odds Converter',
  category: 'statistics',
  summary: 'Converts between probability, decimal, fractional and American betting odds.',
  description:
    'Exactly one of the five is given. Numbers are taken as the decimals they are written as: decimal odds of 3.5 are 5/2 exactly. The probability is the one that the odds imply, with no margin of the bookmaker taken out.',
  reference: 'p = 1/decimal; fractional = decimal − 1; American = 100·(decimal − 1) from 2 on, −100/(decimal − 1) below',
  keywords: ['betting odds', 'moneyline', 'implied probability', 'bookmaker', 'sports betting', 'fractional to decimal', 'gambling', 'european odds'],
  inputs: z.strictObject({
    probabilityPercent: z.number().gt(0).lt(100).optional().describe('Probability in percent, above 0 and below 100'),
    decimalOdds: z.number().gt(1).optional().describe('Decimal (European) odds, what a winning stake of 1 pays back, above 1'),
    fractionalOdds: z.string().min(3).max(50).optional().describe('Fractional (British) odds, profit to stake, such as 5/2 or 5:2, of whole numbers above 0'),
    americanOdds: z
      .number()
      .refine((odds) => Math.abs(odds) >= 100, { error: 'must be at least 100 or at most -100' })
      .optional()
      .describe('American odds (moneyline), at least 100 for the profit on a stake of 100, or at most -100 for the stake that wins 100'),
    oddsAgainst: z.number().gt(0).optional().describe('Failures for one success, above 0: 2.5 for odds of 5 to 2 against'),
  }),
  result: z.strictObject({
    probability: z.number().describe('Probability that the odds imply, from 0 to 1'),
    probabilityPercent: z.number().describe('Probability that the odds imply, in percent'),
    decimalOdds: z.number().describe('Decimal (European) odds: what a winning stake of 1 pays back'),
    fractionalOdds: z.string().describe('Fractional (British) odds, profit to stake, in lowest terms'),
    americanOdds: z.number().describe('American odds (moneyline), positive for decimal odds from 2 on and negative below'),
    oddsAgainst: z.number().describe('Failures for one success'),
    oddsFor: z.number().describe('Successes for one failure, p/(1 − p)'),
  }),
  headline: 'probabilityPercent',
  examples: [
    {
      inputs: { decimalOdds: 3.5 },
      result: {
        probability: 0.2857142857142857,
        probabilityPercent: 28.571428571428573,
        decimalOdds: 3.5,
        fractionalOdds: '5/2',
        americanOdds: 250,
        oddsAgainst: 2.5,
        oddsFor: 0.4,
      },
    },
    {
      inputs: { americanOdds: -150 },
      result: {
        probability: 0.6,
        probabilityPercent: 60,
        decimalOdds: 1.6666666666666667,
        fractionalOdds: '2/3',
        americanOdds: -150,
        oddsAgainst: 0.6666666666666666,
        oddsFor: 1.5,
      },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, KINDS);
    const against = oddsAgainst(inputs);
    const decimal = add(against, ONE);
    const probability = divide(ONE, decimal);
    return {
      probability: toNumber(probability),
      probabilityPercent: toNumber(multiply(probability, HUNDRED)),
      decimalOdds: toNumber(decimal),
      fractionalOdds: `${against.numerator}/${against.denominator}`,
      americanOdds: toNumber(compare(against, ONE) >= 0 ? multiply(against, HUNDRED) : divide(rational(-100n), against)),
      oddsAgainst: toNumber(against),
      oddsFor: toNumber(divide(ONE, against)),
    };
  },
});

/** The odds against, whichever way they are given, exactly. */
function oddsAgainst({ probabilityPercent, decimalOdds, fractionalOdds, americanOdds, oddsAgainst: against }: Odds): Rational {
  if (fractionalOdds !== undefined) return fractionOf(fractionalOdds);
  if (probabilityPercent !== undefined) return subtract(divide(HUNDRED, rationalOf(probabilityPercent, 'probabilityPercent')), ONE);
  if (decimalOdds !== undefined) return subtract(rationalOf(decimalOdds, 'decimalOdds'), ONE);
  if (americanOdds !== undefined) {
    const american = rationalOf(americanOdds, 'americanOdds');
    return americanOdds > 0 ? divide(american, HUNDRED) : divide(rational(-100n), american);
  }
  return rationalOf(against ?? 1, 'oddsAgainst');
}

function fractionOf(text: string): Rational {
  const [, profit = '0', stake = '0'] = FRACTION.exec(text) ?? [];
  if (BigInt(profit) === 0n || BigInt(stake) === 0n) invalid('fractionalOdds', 'must be two whole numbers above 0, such as 5/2 or 5:2');
  return rational(BigInt(profit), BigInt(stake));
}
