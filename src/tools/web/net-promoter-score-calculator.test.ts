import { holdTo } from '../testing.ts';
import tool from './net-promoter-score-calculator.ts';
import data from './testdata/net-promoter-score-calculator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ scores: [0, 6] }, { nps: -100, detractors: 2, marginOfError: 0 }],
    [{ scores: [7, 8] }, { nps: 0, passives: 2, marginOfError: 0 }],
    [{ scores: [9, 10] }, { nps: 100, promoters: 2, total: 2 }],
    [
      { promoters: 1, passives: 1, detractors: 1 },
      { nps: 0, promoterPercent: 100 / 3 },
    ],
    // p = d = 1/2: 100 × 1.95996… × √(1 / 4).
    [
      { promoters: 2, passives: 0, detractors: 2 },
      { nps: 0, marginOfError: 97.9981992270027 },
    ],
  ],
  invalid: [
    [{}, 'scores'],
    [{ scores: [11] }, 'scores[0]'],
    [{ scores: [9], promoters: 1 }, 'promoters'],
    [{ promoters: 1, detractors: 1 }, 'passives'],
    [{ scores: [] }, 'scores'],
  ],
  unprocessable: [[{ promoters: 0, passives: 0, detractors: 0 }, /no answers/]],
});
