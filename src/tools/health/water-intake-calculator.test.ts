import { holdTo } from '../testing.ts';
// Worked out by test/oracles/health_exercise.py, apart from the tool.
import vectors from './testdata/exercise.json' with { type: 'json' };
import tool from './water-intake-calculator.ts';

holdTo(tool, { vectors });
