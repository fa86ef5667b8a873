import { holdTo } from '../testing.ts';
import tool from './data-normalizer.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ values: [1, 2], method: 'min-max', low: 1, high: 1 }, 'low']],
  unprocessable: [
    [{ values: [1, 1] }, 'no spread'],
    [{ values: [1] }, 'no spread'],
    [{ values: [1, -1], method: 'sum' }, 'sum of the values is 0'],
  ],
});
