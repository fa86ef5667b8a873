import { holdTo } from '../testing.ts';
import tool from './slope-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { x1: 0, y1: 0, x2: 1, y2: 0 },
      { equation: 'y = 0', angleDegrees: 0 },
    ],
  ],
  unprocessable: [[{ x1: 1, y1: 1, x2: 1, y2: 1 }, /same/]],
});
