import { holdTo } from '../testing.ts';
import tool from './big-number-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ a: 1, operation: 'add' }, 'b'],
    [{ a: 4, operation: 'square-root', b: 2 }, 'b'],
    [{ a: 2, operation: 'power', b: 10001 }, 'b'],
    [{ a: 2, operation: 'power', b: '0.5' }, 'b'],
    [{ a: '1/2', operation: 'add', b: 1 }, 'a'],
  ],
  unprocessable: [
    [{ a: 1, operation: 'divide', b: 0 }, /zero/],
    [{ a: -1, operation: 'square-root' }, /negative/],
    [{ a: 0, operation: 'power', b: -1 }, /zero/],
    [{ a: '1e1000', operation: 'power', b: 101 }, /100,000 digits/],
    [{ a: '1.00000000001', operation: 'power', b: 10000 }, /100,000 digits/],
  ],
});
