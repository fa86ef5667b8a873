import { holdTo } from '../testing.ts';
import tool from './tip-calculator.ts';

holdTo(tool, {
  invalid: [[{ bill: 1, taxAmount: 2 }, 'taxAmount']],
});
