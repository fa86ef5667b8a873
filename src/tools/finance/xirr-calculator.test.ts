import { holdTo } from '../testing.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './xirr-calculator.ts';

holdTo(tool, {
  vectors,
  answers: [
    [
      {
        flows: [
          { date: '2001-01-01', amount: -1_000_000 },
          { date: '2002-01-01', amount: 1 },
        ],
      },
      { xirrPercent: -99.9999 },
    ],
  ],
  unprocessable: [[{ flows: [1, -1].map((amount) => ({ date: '2026-01-01', amount })) }]],
});
