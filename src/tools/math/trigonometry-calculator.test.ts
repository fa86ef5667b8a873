import { holdTo } from '../testing.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './trigonometry-calculator.ts';

holdTo(tool, {
  vectors,
  answers: [
    [{ angle: 90 }, { sin: 1, cos: 0, cot: 0, csc: 1, quadrant: 0 }],
    [{ angle: -45 }, { tan: -1, normalizedDegrees: 315, quadrant: 4, referenceAngleDegrees: 45 }],
  ],
});
