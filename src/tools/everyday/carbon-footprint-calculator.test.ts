import { holdTo } from '../testing.ts';
import tool from './carbon-footprint-calculator.ts';
// Worked out by test/oracles/everyday_hobbies.py, apart from the tool.
import vectors from './testdata/hobbies.json' with { type: 'json' };

holdTo(tool, { vectors });
