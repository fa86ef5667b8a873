import { holdTo } from '../testing.ts';
import tool from './permutation-combination-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { n: 0, r: 0 },
      { permutations: '1', combinations: '1', permutationsWithRepetition: '1', combinationsWithRepetition: '1' },
    ],
  ],
});
