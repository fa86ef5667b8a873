import { holdTo } from '../testing.ts';
import tool from './right-triangle-calculator.ts';

holdTo(tool, {
  invalid: [[{ a: 3, b: 4, c: 5 }, 'c']],
  unprocessable: [[{ a: 5, c: 5 }, /not shorter/]],
});
