import { holdTo } from '../testing.ts';
import tool from './cpm-calculator.ts';

// cost × 1000 / impressions, by hand.
holdTo(tool, {
  answers: [
    [{ cost: 1, impressions: 3, decimals: 4 }, { cpm: 333.3333 }],
    [
      { impressions: 1500, cpm: 0.25 },
      { cost: 0.38, impressions: 1500 },
    ],
    [{ cost: 0, impressions: 10 }, { cpm: 0 }],
    [{ cost: 0.0005, cpm: 1 }, { impressions: 1 }],
  ],
  invalid: [
    [{}, 'cost'],
    [{ cost: 1 }, 'impressions'],
    [{ cost: 1, impressions: 1, cpm: 1 }, 'cpm'],
    [{ cost: -1, cpm: 1 }, 'cost'],
  ],
  unprocessable: [
    [{ cost: 1, impressions: 0 }, /above 0/],
    [{ cost: 1, cpm: 0 }, /above 0/],
  ],
});
