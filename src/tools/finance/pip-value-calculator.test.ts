import { holdTo } from '../testing.ts';
import tool from './pip-value-calculator.ts';

holdTo(tool, {
  invalid: [[{ units: 1, exitPrice: 1 }, 'entryPrice']],
});
