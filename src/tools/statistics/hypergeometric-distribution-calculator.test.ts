import { holdTo } from '../testing.ts';
import tool from './hypergeometric-distribution-calculator.ts';
// Worked out by test/oracles/statistics_discrete.py, apart from the tool.
import vectors from './testdata/discrete.json' with { type: 'json' };

holdTo(tool, { vectors });
