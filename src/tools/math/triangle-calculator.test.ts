import { holdTo } from '../testing.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './triangle-calculator.ts';

holdTo(tool, {
  vectors,
  answers: [
    [{ a: 1, b: 1, c: 1e-62 }, { solutions: [{ area: 5e-63 }] }],
    [{ a: 1, angleBDegrees: 1e-30, angleCDegrees: 1e-30 }, { solutions: [{ angleADegrees: 180, b: 0.5, c: 0.5 }] }],
    [{ a: 5, b: 10, angleADegrees: 30 }, { count: 1 }],
    [{ a: 7, b: 10, angleADegrees: 30 }, { count: 2 }],
  ],
  invalid: [
    [{ a: 1, b: 1 }, 'a'],
    [{ angleADegrees: 60, angleBDegrees: 60, angleCDegrees: 60 }, 'a'],
    [{ a: 1, b: 1, angleCDegrees: 180 }, 'angleCDegrees'],
  ],
  unprocessable: [
    [{ a: 1, b: 2, c: 3 }, /no such triangle/],
    [{ a: 1, b: 3, angleADegrees: 30 }, /too short/],
    [{ a: 1, angleADegrees: 90, angleBDegrees: 90 }, /180/],
  ],
});
