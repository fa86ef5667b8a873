import { holdTo } from '../testing.ts';
import tool from './point-distance-calculator.ts';

holdTo(tool, {
  invalid: [[{ a: [1], b: [1, 2] }, 'b']],
});
