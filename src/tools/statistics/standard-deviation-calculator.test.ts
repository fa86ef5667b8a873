import { holdTo } from '../testing.ts';
import tool from './standard-deviation-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ values: [1, 2], frequencies: [1] }, 'frequencies'],
    [{ values: [1], frequencies: [-1] }, 'frequencies[0]'],
    [{ values: [1], frequencies: [1.5] }, 'frequencies[0]'],
  ],
  unprocessable: [[{ values: [1], frequencies: [0] }, 'All frequencies are 0']],
});
