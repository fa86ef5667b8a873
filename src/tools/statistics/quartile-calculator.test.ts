import { holdTo } from '../testing.ts';
import tool from './quartile-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ values: [] }, 'values'],
    [{ values: [1], fenceFactor: 10.5 }, 'fenceFactor'],
  ],
});
