import { holdTo } from '../testing.ts';
import tool from './potential-energy-calculator.ts';
// Worked out by test/oracles/science_forces.py, apart from the tool.
import vectors from './testdata/forces.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { energy: -20, height: -2, gravity: 10 },
      { energy: -20, mass: 1, height: -2 },
    ],
  ],
  invalid: [
    [{ energy: 1 }, 'mass'],
    [{ energy: 1, mass: 1, height: 1 }, 'height'],
    [{ energy: 1, mass: 1, gravity: 0 }, 'gravity'],
  ],
  unprocessable: [
    [{ energy: 10, height: -2 }, /mass/],
    [{ energy: 0, height: 2 }, /mass/],
    [{ energy: 10, height: 0 }, /mass/],
  ],
});
