import { holdTo } from '../testing.ts';
import tool from './irr-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ cashFlows: [-2500, 11500, -19825, 15180, -4356] }, { irrPercent: 10, allIrrPercents: [10, 20] }],
    [{ cashFlows: [-1000000, 3300100, -3630220, 1331121] }, { irrPercent: 10, allIrrPercents: [10, 10.01] }],
    [{ cashFlows: [-1_000_000, 1] }, { irrPercent: -99.9999 }],
    [{ cashFlows: [-1, 10_001] }, { irrPercent: 1_000_000 }],
    [{ cashFlows: [-1e300, 1.1e300] }, { irrPercent: 10 }],
  ],
  unprocessable: [[{ cashFlows: [0, 0] }], [{ cashFlows: [1, 2, 3] }]],
});
