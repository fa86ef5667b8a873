import { holdTo } from '../testing.ts';
import tool from './wacc-calculator.ts';

holdTo(tool, {
  unprocessable: [[{ equityValue: 0, costOfEquityPercent: 5 }]],
});
