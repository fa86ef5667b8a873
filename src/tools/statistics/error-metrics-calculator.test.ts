import { holdTo } from '../testing.ts';
import tool from './error-metrics-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ actual: [1], predicted: [1, 2] }, 'predicted']],
});
