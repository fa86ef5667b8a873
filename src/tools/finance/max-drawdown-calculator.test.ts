import { holdTo } from '../testing.ts';
import tool from './max-drawdown-calculator.ts';

holdTo(tool, {
  invalid: [[{ values: [1, 0] }, 'values[1]']],
});
