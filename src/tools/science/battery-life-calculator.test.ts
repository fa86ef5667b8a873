import { holdTo } from '../testing.ts';
import tool from './battery-life-calculator.ts';
// Worked out by test/oracles/science_power.py, apart from the tool.
import vectors from './testdata/power.json' with { type: 'json' };

holdTo(tool, { vectors });
