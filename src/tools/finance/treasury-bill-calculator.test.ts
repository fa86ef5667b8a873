import { holdTo } from '../testing.ts';
import tool from './treasury-bill-calculator.ts';

holdTo(tool, {
  invalid: [
    [{ days: 5 }, 'discountRatePercent'],
    [{ price: 99, settlementDate: '2026-01-01', maturityDate: '2027-01-03' }, 'maturityDate'],
  ],
});
