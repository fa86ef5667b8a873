import { holdTo } from '../testing.ts';
import tool from './macrs-depreciation-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ cost: 100, propertyClass: '39' }, 'month'],
    [{ cost: 100, propertyClass: '10', convention: 'mid-quarter', quarter: 1 }, 'convention'],
    [{ cost: 100, propertyClass: '5', convention: 'mid-quarter' }, 'quarter'],
  ],
});
