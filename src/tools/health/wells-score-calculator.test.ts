import { holdTo } from '../testing.ts';
// Worked out by test/oracles/health_scores.py, apart from the tool.
import vectors from './testdata/scores.json' with { type: 'json' };
import tool from './wells-score-calculator.ts';

holdTo(tool, { vectors });
