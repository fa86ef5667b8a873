import { holdTo } from '../testing.ts';
import tool from './dupont-analysis-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ netIncome: 1, revenue: 1, totalAssets: 1, equity: 1, ebit: 1 }, 'pretaxIncome']],
  unprocessable: [[{ netIncome: 1, revenue: 1, totalAssets: 1, equity: 0 }]],
});
