import { holdTo } from '../testing.ts';
import tool from './overtime-pay-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ hourlyRate: 1, hoursWorked: 1, doubleTimeAfter: 39 }, 'doubleTimeAfter']],
});
