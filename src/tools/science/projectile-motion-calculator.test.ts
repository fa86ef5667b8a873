import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './projectile-motion-calculator.ts';
// Worked out by test/oracles/science_motion.py, apart from the tool.
import vectors from './testdata/motion.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ speed: 5 }, 'angleDegrees'],
    [{ speed: -1, angleDegrees: 5 }, 'speed'],
    [{ speed: 1, angleDegrees: 5, gravity: 0 }, 'gravity'],
    [{ speed: 1, angleDegrees: 5, height: 2 }, 'height'],
  ],
});

it('flies as far at complementary angles, and farthest at 45 degrees', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 44 }), fc.integer({ min: 1, max: 500 }), async (angleDegrees, speed) => {
      const [low, high, best] = await Promise.all([angleDegrees, 90 - angleDegrees, 45].map((angle) => run(tool, { speed, angleDegrees: angle })));
      expectNear(low?.range, high?.range, undefined, 'range');
      expect(best?.range).toBeGreaterThan(low?.range);
    }),
    { numRuns: 12, seed: 3 },
  );
});

it('lands with the speed that the conservation of energy asks for', async () => {
  const { impactSpeed } = await run(tool, { speed: 3, angleDegrees: -17, initialHeight: 2, gravity: 4 });
  expect(impactSpeed).toBe(5);
});
