import { holdTo } from '../testing.ts';
import tool from './momentum-calculator.ts';
// Worked out by test/oracles/science_forces.py, apart from the tool.
import vectors from './testdata/forces.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { momentum: -8, velocity: -2, stoppingTime: 4 },
      { momentum: -8, mass: 4, velocity: -2, force: -2 },
    ],
  ],
  invalid: [
    [{ momentum: 1, stoppingTime: 1 }, 'mass'],
    [{ momentum: 1, mass: 1, velocity: 1 }, 'velocity'],
    [{ momentum: 1, mass: 1, stoppingTime: 0 }, 'stoppingTime'],
  ],
  unprocessable: [
    [{ momentum: 8, velocity: -2 }, /mass/],
    [{ momentum: 0, velocity: 2 }, /mass/],
    [{ momentum: 0, velocity: 0 }, /mass/],
  ],
});
