import { holdTo } from '../testing.ts';
import tool from './implied-volatility-calculator.ts';

holdTo(tool, {
  unprocessable: [[{ type: 'call', optionPrice: 101, spotPrice: 100, strikePrice: 100, years: 1 }]],
});
