import { holdTo } from '../testing.ts';
import tool from './cagr-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ beginValue: 1, endValue: 2, years: 1, cagrPercent: 1 }, 'cagrPercent']],
});
