import { holdTo } from '../testing.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './vat-calculator.ts';

holdTo(tool, {
  vectors,
});
