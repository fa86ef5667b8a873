import { holdTo } from '../testing.ts';
import tool from './significant-figures-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { value: '1e10000', digits: 3 },
      { count: 1, rounded: '1.00e+10000' },
    ],
    [{ value: '100.' }, { count: 3 }],
    [{ value: '100' }, { count: 1 }],
    [{ value: '2.5', digits: 4 }, { rounded: '2.500' }],
    [{ value: '0.000' }, { count: 1 }],
  ],
  invalid: [[{ value: '1,2' }, 'value']],
});
