import { holdTo } from '../testing.ts';
import tool from './right-triangle-calculator.ts';

holdTo(tool, {
  invalid: [[{ a: 3, b: 4, c: 5 }, 'c']],
  unprocessable: [[{ a: 5, c: 5 }, /not shorter/]],
  answers: [
    // arctan 1e-70 in degrees
    [
      { a: 1, b: 1e-70 },
      { angleADegrees: 90, angleBDegrees: 5.729577951308232e-69 },
    ],
    [
      { c: 1, angleBDegrees: 1e-50 },
      { a: 1, b: 1.7453292519943294e-52 },
    ],
  ],
});
