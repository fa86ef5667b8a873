import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './terminal-velocity-calculator.ts';
// Worked out by test/oracles/science_motion.py, apart from the tool.
import vectors from './testdata/motion.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { massKg: 2, areaM2: 1, dragCoefficient: 1, fluidDensity: 4, gravity: 9, speed: 3 },
      { terminalVelocity: 3, dragForce: 18 },
    ],
  ],
  invalid: [
    [{ massKg: 1 }, 'areaM2'],
    [{ massKg: 0, areaM2: 1 }, 'massKg'],
    [{ massKg: 1, areaM2: 1, speed: -1 }, 'speed'],
  ],
});

it('has the drag of the weight at the terminal velocity', async () => {
  const positive = fc.integer({ min: 1, max: 9999 });
  await fc.assert(
    fc.asyncProperty(positive, positive, positive, async (massKg, areaM2, fluidDensity) => {
      const { terminalVelocity: speed } = await run(tool, { massKg, areaM2, fluidDensity, gravity: 10 });
      expectNear((await run(tool, { massKg, areaM2, fluidDensity, gravity: 10, speed })).dragForce, massKg * 10, { relative: 1e-15 }, 'drag');
    }),
    { numRuns: 60, seed: 4 },
  );
});
