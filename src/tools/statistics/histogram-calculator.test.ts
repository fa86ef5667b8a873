import { holdTo } from '../testing.ts';
import tool from './histogram-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ values: [1, 2], bins: 2, width: 1 }, 'width'],
    [{ values: [1, 2], start: 0 }, 'start'],
    [{ values: [1, 2], width: 1, start: 1.5 }, 'start'],
    [{ values: [0, 1000], width: 1 }, 'width'],
    [{ values: [1], width: 0 }, 'width'],
  ],
});
