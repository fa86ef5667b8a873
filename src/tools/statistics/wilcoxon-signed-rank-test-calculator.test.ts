import { holdTo } from '../testing.ts';
// Worked out by test/oracles/statistics_tests.py, apart from the tool.
import vectors from './testdata/tests.json' with { type: 'json' };
import tool from './wilcoxon-signed-rank-test-calculator.ts';

holdTo(tool, { vectors });
