import { holdTo } from '../testing.ts';
import tool from './moving-average-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ values: [1, 2] }, 'window'],
    [{ values: [1, 2], kind: 'weighted', window: 3 }, 'window'],
    [{ values: [1], kind: 'exponential', alpha: 0 }, 'alpha'],
  ],
});
