import { holdTo } from '../testing.ts';
import tool from './ad-revenue-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { pageviews: 365_000, rpm: 1, period: 'year' },
      { perDay: 1, perMonth: 30.42, perYear: 365 },
    ],
    [
      { pageviews: 1000, ctrPercent: 10, cpc: 1 },
      { perMonth: 100, rpm: 100, clicks: 100, perYear: 1200 },
    ],
    [
      { pageviews: 1000, rpm: 5, sharePercent: 0 },
      { perDay: 0, rpm: 5 },
    ],
  ],
  invalid: [
    [{ pageviews: 1 }, 'rpm'],
    [{ pageviews: 1, rpm: 1, cpc: 1, ctrPercent: 1 }, 'rpm'],
    [{ pageviews: 1, cpc: 1 }, 'ctrPercent'],
    [{ rpm: 1 }, 'pageviews'],
  ],
});
