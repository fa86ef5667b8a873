import { holdTo } from '../testing.ts';
import tool from './debt-payoff-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ debts: [1, 2].map(() => ({ name: 'a', balance: 1, annualRatePercent: 1, minimumPayment: 1 })) }, 'debts[1].name']],
  unprocessable: [[{ debts: [{ name: 'a', balance: 1000, annualRatePercent: 100, minimumPayment: 1 }] }]],
});
