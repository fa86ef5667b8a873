import { holdTo } from '../testing.ts';
import tool from './discount-calculator.ts';

holdTo(tool, {
  unprocessable: [[{ salePrice: 1, discountPercents: [100] }]],
});
