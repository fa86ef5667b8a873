import { holdTo } from '../testing.ts';
import tool from './polygon-area-calculator.ts';

holdTo(tool, {
  answers: [
    [
      {
        points: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      },
      { area: 0, orientation: 'none', convex: false },
    ],
    // A pentagram turns one way only, but twice around.
    [
      {
        points: [
          [0, 10],
          [6, -8],
          [-9, 3],
          [9, 3],
          [-6, -8],
        ],
      },
      { convex: false },
    ],
  ],
  invalid: [[{ points: [[0, 0], [1, 1], [2]] }, 'points[2]']],
});
