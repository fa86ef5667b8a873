import { holdTo } from '../testing.ts';
import tool from './roas-calculator.ts';
import data from './testdata/roas-calculator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { revenue: 100, adSpend: 30, marginPercent: 25 },
      { roas: 10 / 3, profit: -5, breakEvenRoas: 4, acosPercent: 30 },
    ],
    [
      { revenue: 3, adSpend: 3, marginPercent: 100 },
      { roas: 1, roiPercent: 0, profit: 0, breakEvenRoas: 1 },
    ],
  ],
  invalid: [
    [{ revenue: 1 }, 'adSpend'],
    [{ revenue: 1, adSpend: 1, marginPercent: 0 }, 'marginPercent'],
  ],
  unprocessable: [[{ revenue: 1, adSpend: 0 }, /above 0/]],
});
