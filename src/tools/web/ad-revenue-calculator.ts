import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { amount, optional } from './lib/figures.ts';

const PER_YEAR = { day: 365, month: 12, year: 1 };

export default defineTool({
  slug: 'ad-revenue-calculator',
  name: 'Ad Revenue Calculator',
  category: 'web',
  summary: 'Estimates what a site, app or channel earns from page views, RPM or clicks.',
  description: 'Give the RPM, or the click-through rate with the price per click. A year has 365 days and 12 months.',
  reference: 'revenue = views × rpm / 1000 × share; rpm = 10 × ctr percent × cpc',
  keywords: ['adsense', 'youtube', 'earnings', 'monetize', 'blog', 'rpm'],
  inputs: z.strictObject({
    pageviews: amount('Page or video views in the period'),
    rpm: amount('Revenue per thousand views; give this, or ctrPercent with cpc', 100_000).optional(),
    ctrPercent: amount('Clicks in percent of views; together with cpc', 100).optional(),
    cpc: amount('Revenue per click; together with ctrPercent', 100_000).optional(),
    sharePercent: amount("The publisher's share of the revenue, in percent", 100).default(100),
    period: z.enum(['day', 'month', 'year']).default('month').describe('Length of the period the views are of'),
    decimals,
  }),
  result: z.strictObject({
    perDay: z.number().describe('Earnings per day'),
    perMonth: z.number().describe('Earnings per month'),
    perYear: z.number().describe('Earnings per year'),
    rpm: z.number().describe('Revenue per thousand views before the share, not rounded'),
    clicks: z.number().optional().describe('Clicks in the period, not rounded; with ctrPercent'),
  }),
  headline: 'perMonth',
  examples: [
    { inputs: { pageviews: 100_000, rpm: 2.5 }, result: { perDay: 8.22, perMonth: 250, perYear: 3000, rpm: 2.5 } },
    {
      inputs: { pageviews: 5000, ctrPercent: 1.5, cpc: 0.2, sharePercent: 68, period: 'day' },
      result: { perDay: 10.2, perMonth: 310.25, perYear: 3723, rpm: 3, clicks: 75 },
    },
  ],
  run({ pageviews, rpm, ctrPercent, cpc, sharePercent, period, decimals: places }) {
    const byClicks = ctrPercent !== undefined && cpc !== undefined;
    const one = rpm !== undefined ? ctrPercent === undefined && cpc === undefined : byClicks;
    if (!one)
      invalid(rpm === undefined ? (ctrPercent === undefined && cpc !== undefined ? 'ctrPercent' : 'rpm') : 'rpm', 'give either rpm, or ctrPercent with cpc');
    const perThousand = rpm === undefined ? new D(ctrPercent ?? 0).times(cpc ?? 0).times(10) : new D(rpm);
    const yearly = perThousand.times(pageviews).div(1000).times(fraction(sharePercent)).times(PER_YEAR[period]);
    return {
      perDay: money(yearly.div(365), places),
      perMonth: money(yearly.div(12), places),
      perYear: money(yearly, places),
      rpm: ratio(perThousand),
      ...optional('clicks', byClicks ? fraction(ctrPercent).times(pageviews) : undefined),
    };
  },
});
