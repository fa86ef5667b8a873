import { holdTo } from '../testing.ts';
import tool from './rc-circuit-calculator.ts';
// Worked out by test/oracles/science_circuits.py, apart from the tool.
import vectors from './testdata/circuits.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ resistance: 0, capacitance: 1e-6 }, 'resistance'],
    [{ resistance: 1000, capacitance: 0 }, 'capacitance'],
    [{ resistance: 1000, inductance: 1e7 }, 'inductance'],
    [{ resistance: 1000, capacitance: 1e-6, inductance: 1 }, 'inductance'],
    [{ resistance: 1000 }, 'capacitance'],
    [{ resistance: 1000, capacitance: 1e-6, time: 1 }, 'supplyVoltage'],
    [{ resistance: 1000, capacitance: 1e-6, time: -1, supplyVoltage: 5 }, 'time'],
    [{ resistance: 1000, capacitance: 1e-6, supplyVoltage: -5 }, 'supplyVoltage'],
    [{ resistance: 1000, capacitance: 1e-6, targetPercent: 100 }, 'targetPercent'],
  ],
});
