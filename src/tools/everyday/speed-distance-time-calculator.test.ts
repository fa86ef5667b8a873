import { holdTo } from '../testing.ts';
import tool from './speed-distance-time-calculator.ts';
// Worked out by test/oracles/everyday_kitchen_and_travel.py, apart from the tool.
import vectors from './testdata/kitchen-and-travel.json' with { type: 'json' };

holdTo(tool, { vectors });
