import { holdTo } from '../testing.ts';
import tool from './scientific-notation-converter.ts';

holdTo(tool, {
  answers: [
    [{ value: '1200' }, { scientific: '1.2 × 10^3' }],
    [{ value: '1200.0' }, { scientific: '1.2000 × 10^3', decimal: '1200.0' }],
    [
      { value: '9.99', digits: 2 },
      { scientific: '1.0 × 10^1', decimal: '10' },
    ],
    [
      { value: '-0.00', digits: 4 },
      { scientific: '0 × 10^0', eNotation: '0e+0', decimal: '0' },
    ],
  ],
});
