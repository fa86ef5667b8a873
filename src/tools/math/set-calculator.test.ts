import { holdTo } from '../testing.ts';
import tool from './set-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { a: [], b: [] },
      { jaccard: 1, equal: true, disjoint: true },
    ],
    [
      { a: ['__proto__', 'constructor'], b: ['__proto__'] },
      { intersection: ['__proto__'], difference: ['constructor'] },
    ],
  ],
  invalid: [[{ a: ['q'], b: [], universe: ['x'] }, 'a[0]']],
});
