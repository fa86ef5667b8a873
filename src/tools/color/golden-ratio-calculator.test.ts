import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './golden-ratio-calculator.ts';

holdTo(tool, {
  answers: [
    // OEIS A001622: 1.6180339887498948482…
    [{ longer: 1 }, { total: 1.618033988749895, longer: 1, shorter: 0.6180339887498949, ratio: 1.618033988749895 }],
    [{ total: 1e12 }, { longer: 618_033_988_749.8949, shorter: 381_966_011_250.10516 }],
  ],
  invalid: [
    [{}, 'total'],
    [{ total: 1, longer: 1 }, ''],
    [{ shorter: 0 }, 'shorter'],
  ],
});

describe('golden-ratio-calculator', () => {
  it('is the same split from every side', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0.001, max: 1e9, noNaN: true }), async (total) => {
        const split = await run(tool, { total });
        expect((await run(tool, { longer: split.longer })).shorter / split.shorter).toBeCloseTo(1, 12);
        expect((await run(tool, { shorter: split.shorter })).total / total).toBeCloseTo(1, 12);
        expect((split.longer + split.shorter) / total).toBeCloseTo(1, 12);
      }),
    );
  });
});
