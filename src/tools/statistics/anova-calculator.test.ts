import { holdTo } from '../testing.ts';
import tool from './anova-calculator.ts';
// Worked out by test/oracles/statistics_groups.py, apart from the tool.
import vectors from './testdata/groups.json' with { type: 'json' };

holdTo(tool, { vectors });
