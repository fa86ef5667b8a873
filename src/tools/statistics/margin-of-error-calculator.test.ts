import { holdTo } from '../testing.ts';
import tool from './margin-of-error-calculator.ts';
// Worked out by test/oracles/statistics_tests.py, apart from the tool.
import vectors from './testdata/tests.json' with { type: 'json' };

holdTo(tool, { vectors });
