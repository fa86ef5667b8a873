import { holdTo } from '../testing.ts';
import tool from './percentile-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ values: [1] }, 'percentiles'],
    [{ values: [1], percentiles: [101] }, 'percentiles[0]'],
    [{ values: [1], percentiles: [] }, 'percentiles'],
  ],
});
