import { holdTo } from '../testing.ts';
import tool from './capm-calculator.ts';

holdTo(tool, {
  invalid: [[{ riskFreePercent: 1, marketReturnPercent: 2, assetReturnsPercent: [1, 2], marketReturnsPercent: [1, 2, 3] }, 'marketReturnsPercent']],
  unprocessable: [[{ riskFreePercent: 1, marketReturnPercent: 2, assetReturnsPercent: [1, 2], marketReturnsPercent: [3, 3] }]],
});
