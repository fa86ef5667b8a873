import { holdTo } from '../testing.ts';
import tool from './schwarzschild-radius-calculator.ts';
// Worked out by test/oracles/science_radio_and_sky.py, apart from the tool.
import vectors from './testdata/radio-and-sky.json' with { type: 'json' };

holdTo(tool, { vectors });
