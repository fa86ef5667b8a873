import { holdTo } from '../testing.ts';
import tool from './free-fall-calculator.ts';
// Worked out by test/oracles/science_motion.py, apart from the tool.
import vectors from './testdata/motion.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ height: 0 }, { height: 0, time: 0, speed: 0 }],
    [{ speed: 0 }, { height: 0, time: 0, speed: 0 }],
    [
      { time: 3, gravity: 10 },
      { height: 45, time: 3, speed: 30 },
    ],
  ],
  invalid: [
    [{}, 'height'],
    [{ height: 1, speed: 1 }, 'speed'],
    [{ time: -1 }, 'time'],
  ],
});
