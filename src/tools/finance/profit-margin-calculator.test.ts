import { holdTo } from '../testing.ts';
import tool from './profit-margin-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ cost: 1, marginPercent: 100 }], [{ profit: 1, markupPercent: 0 }]],
});
