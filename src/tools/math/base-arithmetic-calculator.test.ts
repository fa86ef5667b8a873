import { holdTo } from '../testing.ts';
import tool from './base-arithmetic-calculator.ts';

holdTo(tool, {
  invalid: [[{ a: '0b1', b: '1.0' }, 'b']],
  unprocessable: [[{ a: '1', operation: 'divide', b: '0' }, /zero/]],
});
