import { holdTo } from '../testing.ts';
import tool from './polynomial-factoring-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ coefficients: ['1/2', 0, '-1/8'] }, { constant: '1/8', factored: '(1/8)(2x - 1)(2x + 1)' }]],
});
