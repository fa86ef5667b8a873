import { holdTo } from '../testing.ts';
import tool from './unit-price-calculator.ts';

holdTo(tool, {
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
