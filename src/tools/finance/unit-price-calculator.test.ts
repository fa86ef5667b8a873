import { holdTo } from '../testing.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './unit-price-calculator.ts';

holdTo(tool, {
  vectors,
  unprocessable: [
    [
      {
        items: [
          { price: 1, quantity: 1, unit: 'g' },
          { price: 1, quantity: 1, unit: 'ml' },
        ],
      },
    ],
  ],
});
