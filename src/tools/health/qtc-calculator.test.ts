import { holdTo } from '../testing.ts';
import tool from './qtc-calculator.ts';
// Worked out by test/oracles/health_measures.py, apart from the tool.
import vectors from './testdata/measures.json' with { type: 'json' };

holdTo(tool, { vectors });
