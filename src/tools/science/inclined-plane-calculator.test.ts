import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './inclined-plane-calculator.ts';
// Worked out by test/oracles/science_motion.py, apart from the tool.
import vectors from './testdata/motion.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { massKg: 1, angleDegrees: 45, staticFriction: 1 },
      { slides: false, acceleration: 0 },
    ],
    [{ massKg: 1, angleDegrees: 45, staticFriction: 0.999 }, { slides: true }],
    [
      { massKg: 2, angleDegrees: 90, staticFriction: 100, gravity: 10 },
      { normalForce: 0, parallelForce: 20, slides: true, frictionForce: 0, acceleration: 10 },
    ],
    [
      { massKg: 4, angleDegrees: 30, gravity: 10 },
      { parallelForce: 20, slides: true, frictionForce: 0, acceleration: 5 },
    ],
  ],
  invalid: [
    [{ massKg: 1, angleDegrees: 30, staticFriction: 0.3, kineticFriction: 0.4 }, 'kineticFriction'],
    [{ massKg: 1, angleDegrees: 30, kineticFriction: 0.1 }, 'kineticFriction'],
    [{ massKg: 1, angleDegrees: 91 }, 'angleDegrees'],
    [{ massKg: 1 }, 'angleDegrees'],
  ],
});

it('slides faster the steeper the slope is, and not at all below the angle of repose', async () => {
  const angles = fc.tuple(fc.integer({ min: 0, max: 89 }), fc.integer({ min: 1, max: 90 })).filter(([one, other]) => one < other);
  await fc.assert(
    fc.asyncProperty(angles, fc.integer({ min: 1, max: 150 }), async ([flat, steep], percent) => {
      const inputs = { massKg: 3, staticFriction: percent / 100 };
      const [less, more] = [await run(tool, { ...inputs, angleDegrees: flat }), await run(tool, { ...inputs, angleDegrees: steep })];
      expect(more.slides || !less.slides).toBe(true);
      expect(more.acceleration > less.acceleration || (!less.slides && !more.slides)).toBe(true);
      expect(less.acceleration > 0).toBe(less.slides);
    }),
    { numRuns: 60, seed: 5 },
  );
});
