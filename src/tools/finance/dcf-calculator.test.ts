import { holdTo } from '../testing.ts';
import tool from './dcf-calculator.ts';

holdTo(tool, {
  unprocessable: [[{ freeCashFlows: [1], discountRatePercent: 2, terminalGrowthPercent: 2 }]],
});
