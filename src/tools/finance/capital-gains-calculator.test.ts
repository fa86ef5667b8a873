import { holdTo } from '../testing.ts';
import tool from './capital-gains-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      {
        transactions: [
          { date: '9999-01-01', type: 'buy', quantity: 1, price: 1 },
          { date: '9999-12-31', type: 'sell', quantity: 1, price: 2 },
        ],
      },
      { shortTermGain: 1, longTermGain: 0 },
    ],
  ],
  unprocessable: [[{ transactions: [{ date: '2026-01-01', type: 'sell', quantity: 1, price: 1 }] }]],
});
