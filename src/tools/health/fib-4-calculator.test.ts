import { holdTo } from '../testing.ts';
import tool from './fib-4-calculator.ts';
// Worked out by test/oracles/health_scores.py, apart from the tool.
import vectors from './testdata/scores.json' with { type: 'json' };

holdTo(tool, { vectors });
