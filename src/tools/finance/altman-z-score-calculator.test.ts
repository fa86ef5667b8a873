import { holdTo } from '../testing.ts';
import tool from './altman-z-score-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ workingCapital: 1, retainedEarnings: 1, ebit: 1, equityValue: 1, totalAssets: 1, totalLiabilities: 1 }, 'sales']],
});
