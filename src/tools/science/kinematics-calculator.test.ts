import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './kinematics-calculator.ts';
// Worked out by test/oracles/science_motion.py, apart from the tool.
import vectors from './testdata/motion.json' with { type: 'json' };

const FIVE = ['displacement', 'initialVelocity', 'finalVelocity', 'acceleration', 'time'] as const;

holdTo(tool, {
  vectors,
  invalid: [
    [{ initialVelocity: 1, acceleration: 2 }, 'displacement'],
    [{ initialVelocity: 1, acceleration: 2, time: -1 }, 'time'],
    [{ displacement: 1, initialVelocity: 1, finalVelocity: 1, acceleration: 0, time: 1 }, 'acceleration'],
  ],
  unprocessable: [
    [{ displacement: 21, initialVelocity: 20, acceleration: -10 }, /turns back/],
    [{ displacement: -15, finalVelocity: 20, acceleration: 0 }, /against the velocity/],
    [{ displacement: 0, initialVelocity: 5, finalVelocity: -5 }, /the acceleration may be anything/],
    [{ displacement: 0, acceleration: 3, time: 0 }, /the velocity may be anything/],
    [{ initialVelocity: 5, finalVelocity: 5, acceleration: 0 }, /the time may be anything/],
    [{ displacement: 1e60, initialVelocity: 1e60, time: 1e-300 }, /too large/],
  ],
});

const PAIRS = FIVE.flatMap((one, at) => FIVE.slice(at + 1).map((other) => [one, other] as const));

it('finds the same motion from any three of its quantities while the body does not turn back', async () => {
  const whole = (max: number) => fc.integer({ min: 1, max });
  await fc.assert(
    fc.asyncProperty(whole(200), whole(50), whole(60), fc.constantFrom(1, -1), async (initialVelocity, acceleration, time, sign) => {
      const motion = await run(tool, { initialVelocity: sign * initialVelocity, acceleration: sign * acceleration, time });
      for (const [one, other] of PAIRS) {
        const { [one]: _, [other]: __, ...three } = motion;
        expectNear(await run(tool, three), motion, { relative: 1e-13 }, `without ${one} and ${other}`);
      }
    }),
    { numRuns: 40, seed: 7 },
  );
});

it('reaches the turning point that it gives itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0.01, max: 1000, noNaN: true }), async (initialVelocity) => {
      const { displacement, time } = await run(tool, { initialVelocity, finalVelocity: 0, acceleration: -9.80665 });
      const again = await run(tool, { initialVelocity, acceleration: -9.80665, displacement });
      // Near its top the body hardly moves: what rounding leaves of the height is the root of that in time.
      expect(Math.abs(again.time - time)).toBeLessThan(4e-8 * time);
    }),
    { numRuns: 150, seed: 8 },
  );
});
