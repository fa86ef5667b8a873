import { holdTo } from '../testing.ts';
import tool from './position-size-calculator.ts';

holdTo(tool, {
  unprocessable: [[{ accountBalance: 1, riskPercent: 1, entryPrice: 5, stopPrice: 5 }]],
});
