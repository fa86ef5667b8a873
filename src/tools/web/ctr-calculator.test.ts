import { holdTo } from '../testing.ts';
import tool from './ctr-calculator.ts';

holdTo(tool, {
  answers: [
    [{ clicks: 3, impressions: 2 }, { ctrPercent: 150 }],
    [{ impressions: 333, ctrPercent: 50 }, { clicks: 167 }],
    [{ clicks: 0, impressions: 5 }, { ctrPercent: 0 }],
    [{ clicks: 1, impressions: 3 }, { ctrPercent: 100 / 3 }],
  ],
  invalid: [
    [{ clicks: 1 }, 'impressions'],
    [{ clicks: 1, ctrPercent: 101 }, 'ctrPercent'],
  ],
  unprocessable: [
    [{ clicks: 1, impressions: 0 }, /above 0/],
    [{ clicks: 1, ctrPercent: 0 }, /above 0/],
  ],
});
