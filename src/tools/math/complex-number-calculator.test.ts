import { holdTo } from '../testing.ts';
import tool from './complex-number-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ a: '3+4k' }, 'a'],
    [{ a: 1, operation: 'add' }, 'b'],
    [{ a: 1, operation: 'sqrt', b: 1 }, 'b'],
  ],
  unprocessable: [
    [{ a: 0, operation: 'ln' }, /logarithm/],
    [{ a: 1, operation: 'divide', b: 0 }, /zero/],
    [{ a: 0, operation: 'power', b: '1i' }, /exponent/],
  ],
});
