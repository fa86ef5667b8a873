import { holdTo } from '../testing.ts';
import tool from './prime-checker.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ number: '1'.repeat(101) }, 'number']],
});
