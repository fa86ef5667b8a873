import { holdTo } from '../testing.ts';
import tool from './rental-property-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ price: 100, downPayment: 0, monthlyRent: 1 }]],
});
