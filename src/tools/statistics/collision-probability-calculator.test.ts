import { holdTo } from '../testing.ts';
import tool from './collision-probability-calculator.ts';
// Worked out by test/oracles/statistics_chances.py, apart from the tool.
import vectors from './testdata/chances.json' with { type: 'json' };

holdTo(tool, { vectors });
