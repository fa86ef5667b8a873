import { holdTo } from '../testing.ts';
import tool from './system-of-equations-solver.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ coefficients: [[1, 2]], constants: [1, 2] }, 'constants'],
    [{ coefficients: [[1, 2], [3]], constants: [1, 2] }, 'coefficients[1]'],
  ],
});
