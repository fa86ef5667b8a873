import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, ratio } from '../shared/numbers/money.ts';
import { amount, divisor, optional, optionalMoney, quotient } from './lib/figures.ts';

const MAX_COUNT = 1_000_000_000_000;
const count = (description: string) => z.int().min(0).max(MAX_COUNT).default(0).describe(description);
const percent = (description: string) => z.number().describe(`${description}, in percent`);

export default defineTool({
  slug: 'email-campaign-calculator',
  name: 'Email Campaign Calculator',
  category: 'web',
  summary: 'Calculates the delivery, open, click, unsubscribe and conversion rates of an e-mail campaign.',
  description: 'Rates from opens on are of the delivered e-mails and not rounded.',
  reference: 'delivered = sent - bounced; rates as percent of delivered',
  keywords: ['newsletter statistics', 'newsletter', 'open rate', 'click rate', 'bounce', 'mailing', 'marketing'],
  inputs: z.strictObject({
    sent: z.int().min(1).max(MAX_COUNT).describe('How many e-mails were sent'),
    bounced: count('How many e-mails came back undelivered'),
    opened: count('How many were opened, each counted once'),
    clicked: count('How many were clicked, each counted once'),
    unsubscribed: count('How many recipients unsubscribed'),
    complaints: count('How many recipients reported spam'),
    conversions: count('How many recipients did what was wanted'),
    revenue: amount('What the mailing brought in, in your currency').optional(),
    cost: amount('What the mailing cost, in your currency').optional(),
    decimals,
  }),
  result: z.strictObject({
    delivered: z.int().describe('How many e-mails were delivered'),
    deliveryPercent: percent('Delivered e-mails of those sent'),
    bouncePercent: percent('Bounced e-mails of those sent'),
    openPercent: percent('Opened e-mails of those delivered'),
    clickPercent: percent('Clicked e-mails of those delivered'),
    clickToOpenPercent: percent('Clicked e-mails of those opened; absent without opens').optional(),
    unsubscribePercent: percent('Unsubscriptions of those delivered'),
    complaintPercent: percent('Spam reports of those delivered'),
    conversionPercent: percent('Conversions of those delivered'),
    revenuePerEmail: z.number().optional().describe('Revenue per delivered e-mail'),
    roiPercent: percent('Revenue less cost, of the cost; absent where that is 0 or a part is missing').optional(),
  }),
  headline: 'openPercent',
  examples: [
    {
      inputs: { sent: 10_000, bounced: 200, opened: 2450, clicked: 343, unsubscribed: 12, conversions: 49, revenue: 1960, cost: 150 },
      result: {
        delivered: 9800,
        deliveryPercent: 98,
        bouncePercent: 2,
        openPercent: 25,
        clickPercent: 3.5,
        clickToOpenPercent: 14,
        unsubscribePercent: 0.12244897959183673,
        complaintPercent: 0,
        conversionPercent: 0.5,
        revenuePerEmail: 0.2,
        roiPercent: 1206.6666666666667,
      },
    },
    {
      inputs: { sent: 10 },
      result: {
        delivered: 10,
        deliveryPercent: 100,
        bouncePercent: 0,
        openPercent: 0,
        clickPercent: 0,
        unsubscribePercent: 0,
        complaintPercent: 0,
        conversionPercent: 0,
      },
    },
  ],
  run(inputs) {
    const { sent, bounced, revenue, cost } = inputs;
    if (bounced > sent) invalid('bounced', `must not be above sent, which is ${sent}`);
    const delivered = sent - bounced;
    for (const name of ['opened', 'clicked', 'unsubscribed', 'complaints', 'conversions'] as const) {
      if (inputs[name] > delivered) invalid(name, `must not be above the ${delivered} e-mails that were delivered`);
    }
    const base = divisor(delivered, 'sent');
    const share = (value: number, of: D = base): number => ratio(new D(value).times(100).div(of));
    const profit = revenue === undefined || cost === undefined || cost === 0 ? undefined : new D(revenue).minus(cost).div(cost).times(100);
    return {
      delivered,
      deliveryPercent: share(delivered, new D(sent)),
      bouncePercent: share(bounced, new D(sent)),
      openPercent: share(inputs.opened),
      clickPercent: share(inputs.clicked),
      ...optional('clickToOpenPercent', quotient(inputs.clicked, inputs.opened)?.times(100)),
      unsubscribePercent: share(inputs.unsubscribed),
      complaintPercent: share(inputs.complaints),
      conversionPercent: share(inputs.conversions),
      ...optionalMoney('revenuePerEmail', quotient(revenue, delivered), inputs.decimals),
      ...optional('roiPercent', profit),
    };
  },
});
