import { holdTo } from '../testing.ts';
import tool from './auto-lease-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ capitalizedCost: 100, residualValue: 50, termMonths: 12 }, 'moneyFactor']],
});
