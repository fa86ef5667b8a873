import { holdTo } from '../testing.ts';
import tool from './decimal-to-fraction-converter.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ decimal: '0.1(6)e2' }, 'decimal'],
    [{ decimal: '1(6)' }, 'decimal'],
    [{ decimal: '0.()' }, 'decimal'],
  ],
});
