import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './dice-probability-calculator.ts';
// Worked out by test/oracles/statistics_chances.py, apart from the tool.
import vectors from './testdata/chances.json' with { type: 'json' };

holdTo(tool, { vectors });

it('gives a total and the one as far from the other end the same chance', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 2, max: 30 }), fc.nat({ max: 1000 }), async (dice, sides, target) => {
      const [low, high] = [await run(tool, { dice, sides, target }), await run(tool, { dice, sides, target: dice * (sides + 1) - target })];
      expect(high).toMatchObject({ exactly: low.exactly, atLeast: low.atMost, atMost: low.atLeast });
    }),
    { numRuns: 60 },
  ));
