import { holdTo } from '../testing.ts';
import tool from './number-properties-analyzer.ts';

holdTo(tool, {
  answers: [
    [
      { number: 0 },
      {
        squareFree: false,
        perfectSquare: true,
        perfectCube: true,
        triangular: true,
        fibonacci: true,
        armstrong: true,
        harshad: false,
        abundance: 'none',
        divisorCount: 0,
        collatzSteps: 0,
      },
    ],
    [{ number: 1 }, { factorial: true, powerOfTwo: true, happy: true, harshad: true, kaprekar: true, prime: false, collatzSteps: 0 }],
  ],
});
