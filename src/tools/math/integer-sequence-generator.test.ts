import { holdTo } from '../testing.ts';
import tool from './integer-sequence-generator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
});
