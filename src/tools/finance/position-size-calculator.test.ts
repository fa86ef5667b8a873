import { holdTo } from '../testing.ts';
import tool from './position-size-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  // By hand: 100 at risk over 3 a unit are 33.33… units; rounded down, never to the nearest, so that the risk stays within what is accepted.
  answers: [
    [
      { accountBalance: 10_000, riskPercent: 1, entryPrice: 50, stopPrice: 47, quantityStep: 1 },
      { quantity: 33, riskAmount: 99, positionValue: 1650 },
    ],
    [
      { accountBalance: 10_000, riskAmount: 101.9, entryPrice: 50, stopPrice: 47, quantityStep: 1 },
      { quantity: 33, riskAmount: 99 },
    ],
    [
      { accountBalance: 10_000, riskAmount: 102, entryPrice: 50, stopPrice: 47, quantityStep: 1 },
      { quantity: 34, riskAmount: 102 },
    ],
    [
      { accountBalance: 1000, riskAmount: 29.99, entryPrice: 47, stopPrice: 50, quantityStep: 0.5 },
      { side: 'short', quantity: 9.5, riskAmount: 28.5 },
    ],
  ],
  unprocessable: [
    [{ accountBalance: 1, riskAmount: 2.99, entryPrice: 50, stopPrice: 47, quantityStep: 1 }, /one step/],
    [{ accountBalance: 1, riskPercent: 1, entryPrice: 5, stopPrice: 5 }],
  ],
});
