import { holdTo } from '../testing.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './volume-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{ shape: 'cylinder', radius: 1, height: 0 }, 'height'],
    [{ shape: 'torus', radius: 1, tubeRadius: 2 }, 'tubeRadius'],
    [{ shape: 'spherical-cap', radius: 1, height: 3 }, 'height'],
  ],
});
