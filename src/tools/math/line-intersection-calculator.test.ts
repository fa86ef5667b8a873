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
    // the end of one is the beginning of the other
    [
      {
        first: [
          [0, 0],
          [2, 2],
        ],
        second: [
          [2, 2],
          [3, 0],
        ],
      },
      { relation: 'intersecting', x: 2, y: 2, onBothSegments: true },
    ],
    // the beginning of one is the end of the other
    [
      {
        first: [
          [0, 0],
          [2, 2],
        ],
        second: [
          [-1, 1],
          [0, 0],
        ],
      },
      { x: 0, y: 0, onBothSegments: true },
    ],
    // an end on the middle of the other
    [
      {
        first: [
          [0, 0],
          [4, 0],
        ],
        second: [
          [1, 3],
          [1, 0],
        ],
      },
      { x: 1, y: 0, onBothSegments: true },
    ],
    [
      {
        first: [
          [0, 0],
          [4, 0],
        ],
        second: [
          [0, 1],
          [0, 3],
        ],
      },
      { x: 0, y: 0, onBothSegments: false },
    ],
    // exactly, though no double is 0.3
    [
      {
        first: [
          [0, 0],
          [0.3, 0.1],
        ],
        second: [
          [0.3, 0.1],
          [1, 7],
        ],
      },
      { x: 0.3, y: 0.1, onBothSegments: true },
    ],
    // a hair beyond the end
    [
      {
        first: [
          [0, 0],
          [1, 0],
        ],
        second: [
          ['1000000000000000001/1000000000000000000', 0],
          [2, 1],
        ],
      },
      { onBothSegments: false },
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
