import { holdTo } from '../testing.ts';
import tool from './nth-root-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { value: 0, degree: 3 },
      { root: 0, exact: '0', outside: '0', inside: '1', roots: [{ real: 0, imaginary: 0 }] },
    ],
    [{ value: -72 }, { outside: '6', inside: '-2' }],
  ],
});
