import { holdTo } from '../testing.ts';
import tool from './555-timer-calculator.ts';
// Worked out by test/oracles/science_filters_and_amplifiers.py, apart from the tool.
import vectors from './testdata/filters-and-amplifiers.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ r1: 1000, capacitance: 1e-6 }, 'r2'],
    [{ r1: 0, r2: 1, capacitance: 1e-6 }, 'r1'],
    [{ r1: 1, r2: 1e13, capacitance: 1e-6 }, 'r2'],
    [{ r1: 1, r2: 1, capacitance: 11 }, 'capacitance'],
    [{ mode: 'bistable', r1: 1, capacitance: 1 }, 'mode'],
    [{ mode: 'monostable', r1: 1 }, 'capacitance'],
  ],
});
