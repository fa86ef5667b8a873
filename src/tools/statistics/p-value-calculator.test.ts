import { holdTo } from '../testing.ts';
import tool from './p-value-calculator.ts';
// Worked out by test/oracles/statistics_continuous.py, apart from the tool.
import vectors from './testdata/continuous.json' with { type: 'json' };

holdTo(tool, { vectors });
