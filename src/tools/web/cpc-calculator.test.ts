import { holdTo } from '../testing.ts';
import tool from './cpc-calculator.ts';

holdTo(tool, {
  answers: [
    [{ cost: 10, clicks: 8 }, { cpc: 1.25 }],
    [{ cost: 1, cpc: 0.4 }, { clicks: 3 }],
    [{ clicks: 0, cpc: 5 }, { cost: 0 }],
    // Half a cent away from zero.
    [{ cost: 0.125, clicks: 1 }, { cpc: 0.13 }],
  ],
  invalid: [
    [{ clicks: 1 }, 'cost'],
    [{ cost: 1, clicks: 1, cpc: 1 }, 'cpc'],
    [{ cost: 1, clicks: 1, decimals: 11 }, 'decimals'],
  ],
  unprocessable: [
    [{ cost: 1, clicks: 0 }, /above 0/],
    [{ cost: 1, cpc: 0 }, /above 0/],
  ],
});
