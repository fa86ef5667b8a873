import { holdTo } from '../testing.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './tip-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [[{ bill: 1, taxAmount: 2 }, 'taxAmount']],
});
