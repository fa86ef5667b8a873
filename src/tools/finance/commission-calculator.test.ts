import { holdTo } from '../testing.ts';
import tool from './commission-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
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
