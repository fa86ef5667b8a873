import { holdTo } from '../testing.ts';
import tool from './combination-generator.ts';

holdTo(tool, {
  answers: [
    [
      { items: [], size: 0 },
      { results: [[]], total: '1', truncated: false },
    ],
    [
      { items: ['a', 'b', 'c'], kind: 'permutations', size: 2, limit: 2 },
      {
        results: [
          ['a', 'b'],
          ['a', 'c'],
        ],
        total: '6',
        truncated: true,
      },
    ],
    [
      { items: ['a', 'b'], kind: 'combinations-with-repetition', size: 2 },
      {
        results: [
          ['a', 'a'],
          ['a', 'b'],
          ['b', 'b'],
        ],
        total: '3',
      },
    ],
  ],
  invalid: [
    [{ items: ['a'] }, 'size'],
    [{ items: ['a'], kind: 'subsets', size: 1 }, 'size'],
  ],
  unprocessable: [[{ items: Array(100).fill('x'.repeat(1000)), kind: 'permutations', size: 100, limit: 10000 }, /too long/]],
});
