import { holdTo } from '../testing.ts';
import tool from './air-density-calculator.ts';
// Worked out by test/oracles/science_air.py, apart from the tool.
import vectors from './testdata/air.json' with { type: 'json' };

holdTo(tool, { vectors });
