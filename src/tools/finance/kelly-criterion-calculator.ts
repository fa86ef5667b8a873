import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'kelly-criterion-calculator',
  name: 'Kelly Criterion Calculator',
  category: 'finance',
  summary: 'Calculates the share of a bankroll to stake on a favourable bet or trade.',
  description: 'Give decimalOdds or winLossRatio. Without an edge the stake is 0 and kellyPercent is negative.',
  reference: 'J. L. Kelly (1956): f = p − (1−p)/b',
  keywords: ['betting', 'bankroll', 'stake', 'position sizing', 'edge'],
  inputs: z.strictObject({
    winProbabilityPercent: z.number().min(0).max(100).describe('Chance to win, in percent'),
    decimalOdds: z.number().min(1.000001).max(1e9).optional().describe('Payout per unit staked, stake included; give this or winLossRatio'),
    winLossRatio: z.number().min(1e-9).max(1e9).optional().describe('Average win over average loss; give this or decimalOdds'),
    fraction: z.number().min(0.01).max(1).default(1).describe('Part of the full Kelly stake to use; 0.5 is half'),
    bankroll: z.number().min(0).max(1e15).optional().describe('Money available, to compute the stake'),
    decimals,
  }),
  result: z.strictObject({
    kellyPercent: z.number().describe('Full Kelly stake in percent of the bankroll; may be negative'),
    stakePercent: z.number().describe('Stake to use in percent of the bankroll, at least 0'),
    stake: z.number().optional().describe('Stake to use in money; only with bankroll'),
    edgePercent: z.number().describe('Expected gain in percent of the stake'),
    expectedLogGrowthPercent: z.number().optional().describe('Expected growth of the bankroll per bet in percent; absent when a loss may take everything'),
  }),
  examples: [
    {
      inputs: { winProbabilityPercent: 60, decimalOdds: 2, fraction: 0.5, bankroll: 1000 },
      result: { kellyPercent: 20, stakePercent: 10, stake: 100, edgePercent: 20, expectedLogGrowthPercent: 1.5041901619464395 },
    },
  ],
  run({ winProbabilityPercent, decimalOdds, winLossRatio, fraction: part, bankroll, decimals: places }) {
    if ((decimalOdds === undefined) === (winLossRatio === undefined)) invalid('decimalOdds', 'give exactly one of decimalOdds and winLossRatio');
    const win = fraction(winProbabilityPercent);
    const loss = D.sub(1, win);
    const payoff = winLossRatio === undefined ? new D(decimalOdds ?? 2).minus(1) : new D(winLossRatio);
    const kelly = win.minus(loss.div(payoff));
    const stake = D.max(0, kelly.times(part));
    const ruinous = stake.eq(1) && loss.gt(0);
    const growth = ruinous ? undefined : win.times(payoff.times(stake).plus(1).ln()).plus(loss.isZero() ? 0 : loss.times(D.sub(1, stake).ln()));
    return {
      kellyPercent: ratio(kelly.times(100)),
      stakePercent: ratio(stake.times(100)),
      ...(bankroll !== undefined && { stake: money(stake.times(bankroll), places) }),
      edgePercent: ratio(win.times(payoff).minus(loss).times(100)),
      ...(growth && { expectedLogGrowthPercent: ratio(growth.times(100)) }),
    };
  },
});
