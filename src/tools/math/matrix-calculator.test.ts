import { holdTo } from '../testing.ts';
import tool from './matrix-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ a: [[1]], operation: 'multiply' }, 'b'],
    [{ a: [[1, 2]], operation: 'multiply', b: [[1, 2]] }, 'b'],
    [{ a: [[1, 2]], operation: 'power', exponent: 2 }, 'a'],
    [{ a: [[1]], operation: 'transpose', scalar: 2 }, 'scalar'],
  ],
});
