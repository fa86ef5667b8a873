import { holdTo } from '../testing.ts';
import tool from './prime-factorization-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ number: 0 }, 'number'],
    [{ number: '1000000000000000000000001' }, 'number'],
  ],
});
