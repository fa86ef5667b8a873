import { holdTo } from '../testing.ts';
import tool from './expense-split-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ people: ['a', 'a'], expenses: [{ paidBy: 'a', amount: 1 }] }, 'people[1]'],
    [{ people: ['a', '__proto__'], expenses: [{ paidBy: 'constructor', amount: 1 }] }, 'expenses[0].paidBy'],
  ],
});
