import { holdTo } from '../testing.ts';
import tool from './effective-interest-rate-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ ratePercent: -400, from: 'quarterly' }]],
});
