import { holdTo } from '../testing.ts';
import tool from './proration-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ amount: 1, periodStart: '2026-01-02', periodEnd: '2026-01-01', useStart: '2026-01-01', useEnd: '2026-01-01' }, 'periodEnd']],
});
