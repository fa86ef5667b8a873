import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_power.py, apart from the tool.
import vectors from './testdata/power.json' with { type: 'json' };
import tool from './three-phase-power-calculator.ts';

holdTo(tool, {
  vectors,
  answers: [
    [
      { voltage: 230, realPower: -0 },
      { current: 0, realPower: 0, apparentPower: 0, reactivePower: 0, phaseAngleDegrees: 0 },
    ],
  ],
  invalid: [
    [{ voltage: 0, current: 1 }, 'voltage'],
    [{ voltage: 1 }, 'current'],
    [{ voltage: 1, current: 1, apparentPower: 1 }, 'apparentPower'],
    [{ voltage: 1, current: -1 }, 'current'],
    [{ voltage: 1, current: 1, powerFactor: 0 }, 'powerFactor'],
    [{ voltage: 1, current: 1, powerFactor: 1.01 }, 'powerFactor'],
    [{ voltage: 1, current: 1, phases: 'two' }, 'phases'],
  ],
});
