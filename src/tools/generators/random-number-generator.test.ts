import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './random-number-generator.ts';

describe('random-number-generator', () => {
  it('repeats itself with a seed, and not without', async () => {
    const inputs = { maximum: 1e12, count: 5 };
    expect(await run(tool, { ...inputs, seed: 'a' })).toEqual(await run(tool, { ...inputs, seed: 'a' }));
    expect(await run(tool, { ...inputs, seed: 'a' })).not.toEqual(await run(tool, { ...inputs, seed: 'b' }));
    expect(await run(tool, inputs)).not.toEqual(await run(tool, inputs));
  });

  it('draws each value about equally often: chi-squared with 5 degrees of freedom below 20.52 (p = 0.001)', async () => {
    const { numbers } = await run(tool, { maximum: 6, count: 6000, seed: 'dice' });
    const counts = Array.from({ length: 6 }, (_, face) => numbers.filter((number: number) => number === face + 1).length);
    expect(counts.reduce((sum, seen) => sum + (seen - 1000) ** 2 / 1000, 0)).toBeLessThan(20.52);
  });

  it('has the mean and deviation of a normal distribution', async () => {
    const { numbers, average } = await run(tool, {
      minimum: -1000,
      maximum: 1000,
      decimals: 6,
      count: 10_000,
      distribution: 'normal',
      mean: 10,
      standardDeviation: 5,
      seed: 'bell',
    });
    const variance = numbers.reduce((sum: number, number: number) => sum + (number - average) ** 2, 0) / 10_000;
    expect(Math.abs(average - 10)).toBeLessThan(0.2);
    expect(Math.abs(Math.sqrt(variance) - 5)).toBeLessThan(0.2);
  });

  it('stays on the grid, in the range, and unique where asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 3 }),
        fc.string(),
        async (low, span, decimals, seed) => {
          const { numbers, minimum, maximum } = await run(tool, {
            minimum: low,
            maximum: low + span,
            decimals,
            count: span + 1,
            unique: true,
            seed: seed.slice(0, 200),
          });
          expect(new Set(numbers).size).toBe(span + 1);
          expect(minimum).toBeGreaterThanOrEqual(low);
          expect(maximum).toBeLessThanOrEqual(low + span);
          for (const number of numbers) expect(Number(number.toFixed(decimals))).toBe(number);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gives exact decimals, not sums of binary steps', async () => {
    expect((await run(tool, { minimum: 0.3, maximum: 0.3, decimals: 1 })).numbers).toEqual([0.3]);
  });

  it('never gives -0', async () => {
    expect(Object.is((await run(tool, { minimum: 0, maximum: 0 })).numbers[0], 0)).toBe(true);
  });

  it('says what contradicts', async () => {
    await expectInvalid(tool, { minimum: 2, maximum: 1 }, 'minimum');
    await expectInvalid(tool, { minimum: 0.5 }, 'minimum');
    await expectInvalid(tool, { maximum: 3, count: 4, unique: true }, 'count');
    await expectInvalid(tool, { unique: true, distribution: 'normal' }, 'unique');
    await expectInvalid(tool, { minimum: -1e15, maximum: 1e15, decimals: 1 }, 'maximum');
    await expectUnprocessable(tool, { distribution: 'normal', mean: 1e9, standardDeviation: 1 });
  });
});
