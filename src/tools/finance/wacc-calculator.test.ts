import { holdTo } from '../testing.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './wacc-calculator.ts';

holdTo(tool, {
  vectors,
  unprocessable: [[{ equityValue: 0, costOfEquityPercent: 5 }]],
});
