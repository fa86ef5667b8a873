import { holdTo } from '../testing.ts';
import tool from './continued-fraction-calculator.ts';

holdTo(tool, {
  answers: [
    [{ value: '-7/2' }, { terms: ['-4', '2'], convergents: ['-4', '-7/2'], complete: true }],
    [{ squareRootOf: 16 }, { terms: ['4'], value: 4, complete: true }],
  ],
  invalid: [
    [{}, 'value'],
    [{ terms: [1, 0] }, 'terms[1]'],
  ],
});
