import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_cables.py, apart from the tool.
import vectors from './testdata/cables.json' with { type: 'json' };
import tool from './voltage-drop-calculator.ts';

holdTo(tool, {
  vectors,
  answers: [
    [
      { voltage: 12, current: -0, lengthMeters: 1, areaMm2: 1 },
      { voltageDrop: 0, dropPercent: 0, endVoltage: 12, powerLoss: 0 },
    ],
  ],
  invalid: [
    [{ voltage: 0, current: 1, lengthMeters: 1, areaMm2: 1 }, 'voltage'],
    [{ voltage: 12, current: -1, lengthMeters: 1, areaMm2: 1 }, 'current'],
    [{ voltage: 12, current: 1, lengthMeters: -1, areaMm2: 1 }, 'lengthMeters'],
    [{ voltage: 12, current: 1, lengthMeters: 1, areaMm2: 0 }, 'areaMm2'],
    [{ voltage: 12, current: 1, lengthMeters: 1, areaMm2: 1, awg: '12' }, 'awg'],
    [{ voltage: 12, current: 1, lengthMeters: 1 }, 'areaMm2'],
    [{ voltage: 12, current: 1, lengthMeters: 1, awg: '' }, 'awg'],
    [{ voltage: 12, current: 1, lengthMeters: 1, areaMm2: 1, material: 'gold' }, 'material'],
    [{ voltage: 12, current: 1, lengthMeters: 1, areaMm2: 1, system: 'ac' }, 'system'],
  ],
  unprocessable: [[{ voltage: 12, current: 1, lengthMeters: 1, awg: '99' }, /not a wire gauge/]],
});
