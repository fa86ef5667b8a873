import { holdTo } from '../testing.ts';
import tool from './rlc-circuit-calculator.ts';
// Worked out by test/oracles/science_circuits.py, apart from the tool.
import vectors from './testdata/circuits.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  // A quality factor of 3/6.000000006, which no decimal holds, has a damping ratio of exactly 1 + 1e-9.
  answers: [
    [{ inductance: 9, capacitance: 1, resistance: 6.000000006 }, { damping: 'critically damped' }],
    [{ inductance: 9, capacitance: 1, resistance: 6.00000001 }, { damping: 'overdamped' }],
  ],
  invalid: [
    [{ inductance: 0, capacitance: 1 }, 'inductance'],
    [{ inductance: 1, capacitance: 1e7 }, 'capacitance'],
    [{ inductance: 1, capacitance: 1, frequency: 50 }, 'resistance'],
    [{ inductance: 1, capacitance: 1, resistance: 0 }, 'resistance'],
    [{ inductance: 1, capacitance: 1, resistance: 1, topology: 'ring' }, 'topology'],
    [{ inductance: 1, capacitance: 1, resistance: 1, frequency: 2e18 }, 'frequency'],
    [{ inductance: 1 }, 'capacitance'],
  ],
});
