import { holdTo } from '../testing.ts';
import tool from './phq-9-calculator.ts';
// Worked out by test/oracles/health_scores.py, apart from the tool.
import vectors from './testdata/scores.json' with { type: 'json' };

holdTo(tool, { vectors });
