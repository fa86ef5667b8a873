import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_power.py, apart from the tool.
import vectors from './testdata/power.json' with { type: 'json' };
import tool from './transformer-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{ primaryVoltage: 1, secondaryVoltage: 1 }, 'primaryTurns'],
    [{ primaryVoltage: 1, secondaryVoltage: 1, primaryTurns: 1, secondaryTurns: 1 }, 'secondaryTurns'],
    [{ primaryVoltage: 0, secondaryVoltage: 1, primaryTurns: 1 }, 'primaryVoltage'],
    [{ primaryVoltage: 1, secondaryVoltage: 1, primaryTurns: 0.0001 }, 'primaryTurns'],
    [{ primaryVoltage: 1, secondaryVoltage: 1, primaryTurns: 1, secondaryCurrent: -1 }, 'secondaryCurrent'],
  ],
});
