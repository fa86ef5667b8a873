import { holdTo } from '../testing.ts';
import tool from './ldl-cholesterol-calculator.ts';
// Worked out by test/oracles/health_laboratory.py, apart from the tool.
import vectors from './testdata/laboratory.json' with { type: 'json' };

holdTo(tool, { vectors });
