import { holdTo } from '../testing.ts';
import tool from './altman-z-score-calculator.ts';

holdTo(tool, {
  invalid: [[{ workingCapital: 1, retainedEarnings: 1, ebit: 1, equityValue: 1, totalAssets: 1, totalLiabilities: 1 }, 'sales']],
});
