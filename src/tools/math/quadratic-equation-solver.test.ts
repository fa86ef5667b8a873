import { holdTo } from '../testing.ts';
import tool from './quadratic-equation-solver.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ a: 0, b: 1, c: 1 }, 'a']],
});
