import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_power.py, apart from the tool.
import vectors from './testdata/power.json' with { type: 'json' };
import tool from './transformer-calculator.ts';

holdTo(tool, { vectors });
