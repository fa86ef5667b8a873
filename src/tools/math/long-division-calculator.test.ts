import { holdTo } from '../testing.ts';
import tool from './long-division-calculator.ts';

holdTo(tool, {
  invalid: [[{ dividend: -1, divisor: 2 }, 'dividend']],
  unprocessable: [[{ dividend: 1, divisor: 0 }, /zero/]],
});
