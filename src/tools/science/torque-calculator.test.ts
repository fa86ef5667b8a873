import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_forces.py, apart from the tool.
import vectors from './testdata/forces.json' with { type: 'json' };
import tool from './torque-calculator.ts';

holdTo(tool, {
  vectors,
  answers: [
    [{ torque: 120, force: 60, angleDegrees: 30 }, { leverArm: 4 }],
    [{ torque: 120, leverArm: 4, angleDegrees: 150 }, { force: 60 }],
    [{ torque: -6, force: -3 }, { leverArm: 2 }],
  ],
  invalid: [
    [{ torque: 1 }, 'force'],
    [{ torque: 1, force: 1, leverArm: 1 }, 'leverArm'],
    [{ torque: 1, force: 1, angleDegrees: 180 }, 'angleDegrees'],
  ],
  unprocessable: [
    [{ torque: 6, force: -3 }, /lever arm/],
    [{ torque: 0, force: 3 }, /lever arm/],
    [{ torque: 6, force: 0 }, /lever arm/],
  ],
});
