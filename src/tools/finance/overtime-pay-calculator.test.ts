import { holdTo } from '../testing.ts';
import tool from './overtime-pay-calculator.ts';

holdTo(tool, {
  invalid: [[{ hourlyRate: 1, hoursWorked: 1, doubleTimeAfter: 39 }, 'doubleTimeAfter']],
});
