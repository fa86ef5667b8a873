import { holdTo } from '../testing.ts';
import tool from './rounding-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { value: -2.5, mode: 'half-up' },
      { rounded: '-2', change: '0.5' },
    ],
    [{ value: -2.5, mode: 'half-down' }, { rounded: '-3' }],
    [
      { value: 1250, decimals: -2 },
      { rounded: '1300', number: 1300 },
    ],
    [{ value: -0.4 }, { rounded: '0', number: 0 }],
  ],
  invalid: [
    [{ value: 1, decimals: 2, multipleOf: 5 }, 'decimals'],
    [{ value: 1, multipleOf: 0 }, 'multipleOf'],
  ],
});
