import { holdTo } from '../testing.ts';
import tool from './geometric-sequence-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ first: 1, ratio: 10, count: 400 }, /too large/]],
});
