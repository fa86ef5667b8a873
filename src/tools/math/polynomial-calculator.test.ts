import { holdTo } from '../testing.ts';
import tool from './polynomial-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { a: [1, -1], operation: 'subtract', b: [1, -1] },
      { coefficients: ['0'], expression: '0' },
    ],
    [{ a: [-1, '1/2', '-3/4'], operation: 'add', b: [0] }, { expression: '-x^2 + (1/2)x - 3/4' }],
  ],
  invalid: [
    [{ a: [1], operation: 'add' }, 'b'],
    [{ a: [1], operation: 'derivative', b: [1] }, 'b'],
    [{ a: [1], operation: 'evaluate' }, 'x'],
    [{ a: [1, ...Array(11).fill(0)], operation: 'compose', b: [1, ...Array(10).fill(0)] }, 'b'],
  ],
  unprocessable: [[{ a: [1], operation: 'divide', b: [0] }, /zero polynomial/]],
});
