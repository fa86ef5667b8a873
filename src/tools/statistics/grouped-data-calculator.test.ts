import { holdTo } from '../testing.ts';
import tool from './grouped-data-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ boundaries: [0, 1], frequencies: [1, 2] }, 'boundaries'],
    [{ boundaries: [0, 2, 2], frequencies: [1, 2] }, 'boundaries[2]'],
    [{ boundaries: [0, 1], frequencies: [-1] }, 'frequencies[0]'],
  ],
  unprocessable: [[{ boundaries: [0, 1], frequencies: [0] }, 'All frequencies are 0']],
});
