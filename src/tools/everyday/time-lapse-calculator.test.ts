import { holdTo } from '../testing.ts';
// Worked out by test/oracles/everyday_hobbies.py, apart from the tool.
import vectors from './testdata/hobbies.json' with { type: 'json' };
import tool from './time-lapse-calculator.ts';

holdTo(tool, { vectors });
