import { holdTo } from '../testing.ts';
import tool from './line-intersection-calculator.ts';

holdTo(tool, {
  answers: [
    [
      {
        first: [
          [0, 0],
          [1, 1],
        ],
        second: [
          [2, 2],
          [3, 3],
        ],
      },
      { relation: 'coincident', distance: 0 },
    ],
    [
      {
        first: [
          [0, 0],
          [1, 0],
        ],
        second: [
          [2, -1],
          [2, 1],
        ],
      },
      { relation: 'intersecting', onBothSegments: false, angleDegrees: 90 },
    ],
  ],
  unprocessable: [
    [
      {
        first: [
          [0, 0],
          [0, 0],
        ],
        second: [
          [0, 1],
          [1, 1],
        ],
      },
      /same/,
    ],
  ],
});
