import { holdTo } from '../testing.ts';
// Worked out by test/oracles/statistics_groups.py, apart from the tool.
import vectors from './testdata/groups.json' with { type: 'json' };
import tool from './variance-test-calculator.ts';

holdTo(tool, { vectors });
