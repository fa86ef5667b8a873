import { holdTo } from '../testing.ts';
import tool from './heart-rate-zones-calculator.ts';
// Worked out by test/oracles/health_exercise.py, apart from the tool.
import vectors from './testdata/exercise.json' with { type: 'json' };

holdTo(tool, { vectors });
