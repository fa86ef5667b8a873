import { holdTo } from '../testing.ts';
import tool from './email-campaign-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { sent: 3, bounced: 1, opened: 1, clicked: 1 },
      { delivered: 2, deliveryPercent: 200 / 3, bouncePercent: 100 / 3, openPercent: 50, clickToOpenPercent: 100 },
    ],
    [
      { sent: 4, revenue: 1, cost: 2 },
      { revenuePerEmail: 0.25, roiPercent: -50 },
    ],
  ],
  invalid: [
    [{ sent: 1, bounced: 2 }, 'bounced'],
    [{ sent: 2, bounced: 1, opened: 2 }, 'opened'],
    [{ sent: 1, complaints: 2 }, 'complaints'],
    [{ sent: 0 }, 'sent'],
    [{ sent: 1.5 }, 'sent'],
  ],
  unprocessable: [[{ sent: 1, bounced: 1 }, /above 0/]],
});
