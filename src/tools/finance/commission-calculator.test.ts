import { holdTo } from '../testing.ts';
import tool from './commission-calculator.ts';

holdTo(tool, {
  invalid: [
    [
      {
        sales: 1,
        tiers: [
          { from: 5, ratePercent: 1 },
          { from: 5, ratePercent: 2 },
        ],
      },
      'tiers[1].from',
    ],
  ],
});
