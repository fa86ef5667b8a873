import { holdTo } from '../testing.ts';
import tool from './inflation-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ amount: 1, inflationPercent: 3 }, 'years'],
    [{ amount: 1, startIndex: 3 }, 'endIndex'],
    [{ amount: 1, startIndex: 3, endIndex: 4, nominalReturnPercent: 2 }, 'nominalReturnPercent'],
  ],
});
