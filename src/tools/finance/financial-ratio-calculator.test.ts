import { holdTo } from '../testing.ts';
import tool from './financial-ratio-calculator.ts';

holdTo(tool, {
  unprocessable: [[{ revenue: 1 }]],
});
