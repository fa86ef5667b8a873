import { holdTo } from '../testing.ts';
import tool from './equation-solver.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ equation: 'tan(x)', from: -2, to: 2 }, { roots: [0] }],
    [{ equation: '(x-1)^2' }, { roots: [1] }],
    [{ equation: 'sqrt(x)' }, { roots: [0] }],
  ],
  invalid: [
    [{ equation: 'x', from: 1, to: 1 }, 'to'],
    [{ equation: 'x', variable: 'e' }, 'variable'],
  ],
  unprocessable: [[{ equation: 'x = x' }, /every x/]],
});
