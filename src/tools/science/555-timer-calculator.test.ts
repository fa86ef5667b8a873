import { holdTo } from '../testing.ts';
import tool from './555-timer-calculator.ts';
// Worked out by test/oracles/science_filters_and_amplifiers.py, apart from the tool.
import vectors from './testdata/filters-and-amplifiers.json' with { type: 'json' };

holdTo(tool, { vectors });
