import { holdTo } from '../testing.ts';
import tool from './egyptian-fraction-calculator.ts';

holdTo(tool, {
  invalid: [[{ fraction: 0 }, 'fraction']],
  unprocessable: [[{ fraction: '314159265358979323846/2718281828459045235360287' }, /5,000 digits/]],
});
