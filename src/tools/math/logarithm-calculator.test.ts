import { holdTo } from '../testing.ts';
import tool from './logarithm-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ value: 0 }, 'value'],
    [{ value: 2, base: 1 }, 'base'],
    [{ value: 2, base: -2 }, 'base'],
  ],
});
