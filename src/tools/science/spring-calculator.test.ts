import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './spring-calculator.ts';
// Worked out by test/oracles/science_forces.py, apart from the tool.
import vectors from './testdata/forces.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { springConstant: 5, extension: 0 },
      { force: 0, energy: 0 },
    ],
    [
      { force: 0, springConstant: 5 },
      { extension: 0, energy: 0 },
    ],
  ],
  invalid: [
    [{ force: 1, massKg: 1 }, 'springConstant'],
    [{ force: 1, springConstant: 1, extension: 1 }, 'extension'],
    [{ force: -1, springConstant: 1 }, 'force'],
  ],
  unprocessable: [
    [{ force: 0, extension: 1 }, /spring constant/],
    [{ force: 1, extension: 0 }, /spring constant/],
    [{ force: 0, extension: 0 }, /spring constant/],
  ],
});

it('swings half as fast with four times the mass', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 1e-3, max: 1e3, noNaN: true }), fc.double({ min: 1e-3, max: 1e6, noNaN: true }), async (massKg, springConstant) => {
      const [light, heavy] = [await run(tool, { springConstant, extension: 1, massKg }), await run(tool, { springConstant, extension: 1, massKg: 4 * massKg })];
      expectNear(heavy.period, 2 * light.period, { relative: 1e-15 }, 'period');
      expectNear(heavy.frequency, light.frequency / 2, { relative: 1e-15 }, 'frequency');
    }),
    { numRuns: 60, seed: 16 },
  );
});
