import { holdTo } from '../testing.ts';
import tool from './capm-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ riskFreePercent: 1, marketReturnPercent: 2, assetReturnsPercent: [1, 2], marketReturnsPercent: [1, 2, 3] }, 'marketReturnsPercent']],
  unprocessable: [[{ riskFreePercent: 1, marketReturnPercent: 2, assetReturnsPercent: [1, 2], marketReturnsPercent: [3, 3] }]],
});
