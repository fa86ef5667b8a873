import { holdTo } from '../testing.ts';
import tool from './position-size-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ accountBalance: 1, riskPercent: 1, entryPrice: 5, stopPrice: 5 }]],
});
