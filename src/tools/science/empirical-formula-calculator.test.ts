import { holdTo } from '../testing.ts';
import tool from './empirical-formula-calculator.ts';
// Worked out by test/oracles/science_chemistry.py, apart from the tool.
import vectors from './testdata/equations.json' with { type: 'json' };

holdTo(tool, { vectors });
