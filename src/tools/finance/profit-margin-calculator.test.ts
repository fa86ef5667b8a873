import { holdTo } from '../testing.ts';
import tool from './profit-margin-calculator.ts';

holdTo(tool, {
  unprocessable: [[{ cost: 1, marginPercent: 100 }], [{ profit: 1, markupPercent: 0 }]],
});
