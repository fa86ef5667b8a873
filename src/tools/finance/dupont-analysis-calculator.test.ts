import { holdTo } from '../testing.ts';
import tool from './dupont-analysis-calculator.ts';

holdTo(tool, {
  invalid: [[{ netIncome: 1, revenue: 1, totalAssets: 1, equity: 1, ebit: 1 }, 'pretaxIncome']],
  unprocessable: [[{ netIncome: 1, revenue: 1, totalAssets: 1, equity: 0 }]],
});
