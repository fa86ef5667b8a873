import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import combiner from './shamir-secret-combiner.ts';
import tool from './shamir-secret-splitter.ts';

holdTo(tool, {
  answers: [
    [
      { secret: 'open sesame', shares: 3, threshold: 2 },
      { threshold: 2, shareBytes: 12 },
    ],
    [{ secret: '00', secretEncoding: 'hex', shares: 255, threshold: 255 }, { shareBytes: 2 }],
  ],
  invalid: [
    [{ secret: 'a', shares: 2, threshold: 3 }, 'threshold'],
    [{ secret: 'a', shares: 256 }, 'shares'],
    [{ secret: 'a', threshold: 1 }, 'threshold'],
    [{ secret: '' }, 'secret'],
    [{ secret: 'a', seed: 'b' }, 'seed'],
  ],
  unprocessable: [
    [{ secret: ' ', secretEncoding: 'hex' }, /no bytes/],
    [{ secret: 'xyz', secretEncoding: 'hex' }, /^The secret is not hex/],
  ],
});

describe('shamir-secret-splitter', () => {
  it('gives shares of which any threshold bring the secret back, and fewer do not', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 16, maxLength: 64 }),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 0, max: 4 }),
        async (bytes, threshold, more) => {
          const secret = Buffer.from(bytes).toString('hex');
          const { shares } = await run(tool, { secret, secretEncoding: 'hex', shares: threshold + more, threshold });
          expect(new Set(shares.map((share: string) => share.slice(-2))).size).toBe(threshold + more);
          const enough = { shares: shares.slice(more), outputEncoding: 'hex' };
          expect((await run(combiner, enough)).secret).toBe(secret);
          expect((await run(combiner, { shares, outputEncoding: 'hex' })).secret).toBe(secret);
          if (threshold > 2) expect((await run(combiner, { shares: shares.slice(0, threshold - 1), outputEncoding: 'hex' })).secret).not.toBe(secret);
        },
      ),
    ));
});
