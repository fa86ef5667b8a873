import { holdTo } from '../testing.ts';
import tool from './vector-calculator.ts';

holdTo(tool, {
  invalid: [[{ a: [1, 2], b: [1] }, 'b']],
});
