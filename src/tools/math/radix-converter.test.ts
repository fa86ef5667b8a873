import { holdTo } from '../testing.ts';
import tool from './radix-converter.ts';

holdTo(tool, {
  answers: [
    [
      { value: '-zz.i', fromBase: 36, toBase: 10 },
      { output: '-1295.5', exact: true, decimal: '-2591/2' },
    ],
    [{ value: '-0' }, { output: '0' }],
  ],
  invalid: [
    [{ value: '1', toBase: 1 }, 'toBase'],
    [{ value: '1.2.3' }, 'value'],
  ],
  unprocessable: [
    [{ value: '12', fromBase: 2 }, /Position 2/],
    [{ value: '0.5', toBase: -10 }, /integer/],
  ],
});
