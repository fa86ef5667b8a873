import { holdTo } from '../testing.ts';
// Worked out by test/oracles/statistics_tests.py, apart from the tool.
import vectors from './testdata/tests.json' with { type: 'json' };
import tool from './z-test-calculator.ts';

holdTo(tool, { vectors });
