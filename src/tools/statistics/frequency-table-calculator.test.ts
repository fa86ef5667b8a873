import { holdTo } from '../testing.ts';
import tool from './frequency-table-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ values: [true] }, 'values[0]'],
    [{ values: ['a'.repeat(1001)] }, 'values[0]'],
    [{ values: [] }, 'values'],
  ],
});
