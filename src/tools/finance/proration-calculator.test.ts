import { holdTo } from '../testing.ts';
import tool from './proration-calculator.ts';

holdTo(tool, {
  invalid: [[{ amount: 1, periodStart: '2026-01-02', periodEnd: '2026-01-01', useStart: '2026-01-01', useEnd: '2026-01-01' }, 'periodEnd']],
});
