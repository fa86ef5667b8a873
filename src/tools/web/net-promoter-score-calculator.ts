import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

/** The 97.5 % quantile of the normal distribution. */
const QUANTILE = new D('1.959963984540054');
const count = (description: string) => z.int().min(0).max(1_000_000_000).optional().describe(`${description}; give all three counts, or the scores`);

export default defineTool({
  slug: 'net-promoter-score-calculator',
  name: 'Net Promoter Score Calculator',
  category: 'web',
  summary: 'Calculates NPS from scores or from counts, with its margin of error.',
  description: 'Give the scores, or the three counts. The score is not rounded; the margin of error is that of 95 %.',
  reference: 'Reichheld 2003: promoters (9 and 10) less detractors (0 to 6), in percent of all',
  keywords: ['nps', 'survey', 'customer satisfaction', 'loyalty', 'detractors'],
  inputs: z.strictObject({
    scores: z.array(z.int().min(0).max(10)).min(1).max(100_000).optional().describe('The answers, each from 0 to 10; give these, or the three counts'),
    promoters: count('How many answered 9 or 10'),
    passives: count('How many answered 7 or 8'),
    detractors: count('How many answered 0 to 6'),
  }),
  result: z.strictObject({
    nps: z.number().describe('Net promoter score from -100 to 100, not rounded'),
    promoters: z.int().describe('How many answered 9 or 10'),
    passives: z.int().describe('How many answered 7 or 8'),
    detractors: z.int().describe('How many answered 0 to 6'),
    promoterPercent: z.number().describe('Promoters in percent of all answers'),
    passivePercent: z.number().describe('Passives in percent of all answers'),
    detractorPercent: z.number().describe('Detractors in percent of all answers'),
    marginOfError: z.number().describe('Half the width of the 95 % interval, in points'),
    total: z.int().describe('How many answers there are'),
  }),
  examples: [
    {
      inputs: { scores: [10, 9, 9, 8, 7, 6, 3, 10] },
      result: {
        nps: 25,
        promoters: 4,
        passives: 2,
        detractors: 2,
        promoterPercent: 50,
        passivePercent: 25,
        detractorPercent: 25,
        marginOfError: 57.45653726108121,
        total: 8,
      },
    },
    {
      inputs: { promoters: 70, passives: 20, detractors: 10 },
      result: {
        nps: 60,
        promoters: 70,
        passives: 20,
        detractors: 10,
        promoterPercent: 70,
        passivePercent: 20,
        detractorPercent: 10,
        marginOfError: 13.000930278658581,
        total: 100,
      },
    },
  ],
  run({ scores, ...counts }) {
    const { promoters, passives, detractors } = scores === undefined ? allThree(counts) : counted(scores, counts);
    const total = promoters + passives + detractors;
    if (total === 0) unprocessable('There are no answers to make a score of.');
    const [p, d] = [new D(promoters).div(total), new D(detractors).div(total)];
    const net = p.minus(d);
    return {
      nps: ratio(net.times(100)),
      promoters,
      passives,
      detractors,
      promoterPercent: ratio(p.times(100)),
      passivePercent: ratio(new D(passives).times(100).div(total)),
      detractorPercent: ratio(d.times(100)),
      marginOfError: ratio(p.plus(d).minus(net.pow(2)).div(total).sqrt().times(QUANTILE).times(100)),
      total,
    };
  },
});

interface Counts {
  promoters: number;
  passives: number;
  detractors: number;
}
type GivenCounts = { [name in keyof Counts]?: number | undefined };

function allThree({ promoters, passives, detractors }: GivenCounts): Counts {
  if (promoters !== undefined && passives !== undefined && detractors !== undefined) return { promoters, passives, detractors };
  const none = promoters === undefined && passives === undefined && detractors === undefined;
  const missing = promoters === undefined ? 'promoters' : passives === undefined ? 'passives' : 'detractors';
  return invalid(none ? 'scores' : missing, 'give either scores or all three of promoters, passives and detractors');
}

function counted(scores: readonly number[], counts: GivenCounts): Counts {
  const given = (['promoters', 'passives', 'detractors'] as const).find((name) => counts[name] !== undefined);
  if (given) invalid(given, 'must not be given beside scores');
  const promoters = scores.filter((score) => score >= 9).length;
  const detractors = scores.filter((score) => score <= 6).length;
  return { promoters, passives: scores.length - promoters - detractors, detractors };
}
