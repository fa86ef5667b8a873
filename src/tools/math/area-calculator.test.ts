import { holdTo } from '../testing.ts';
import tool from './area-calculator.ts';

holdTo(tool, {
  invalid: [
    [{ shape: 'square', side: 1, width: 2 }, 'width'],
    [{ shape: 'annulus', radius: 1, innerRadius: 1 }, 'innerRadius'],
  ],
  unprocessable: [[{ shape: 'parallelogram', base: 2, height: 3, side: 2 }, /height/]],
});
