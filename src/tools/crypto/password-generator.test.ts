import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './password-generator.ts';

holdTo(tool, {
  // Python: math.log2 of the sum over the subsets of kinds of (-1)^|S| * (pool - |S|)^length
  answers: [
    [{ length: 20 }, { entropyBits: 129.68905033853216, poolSize: 90 }],
    [
      { length: 6, lowercase: false, uppercase: false, symbols: false },
      { entropyBits: 19.931568569324174, poolSize: 10 },
    ],
    [
      { length: 4, symbols: false, uppercase: false },
      { entropyBits: 20.20971988622895, poolSize: 36 },
    ],
    [
      { length: 4, symbols: false, uppercase: false, requireEach: false },
      { entropyBits: 20.67970000576925, poolSize: 36 },
    ],
    // A letter that is chosen already does not count again
    [{ symbolSet: 'ab!!', length: 8, requireEach: false }, { poolSize: 63 }],
    [{ excludeSimilar: true }, { poolSize: 81 }],
    [
      { symbolSet: '\u{1F511}\u{1F512}', lowercase: false, uppercase: false, digits: false, length: 8 },
      { entropyBits: 8, poolSize: 2 },
    ],
  ],
  invalid: [
    [{ length: 3 }, 'length'],
    [{ count: 101 }, 'count'],
    [{ lowercase: false, uppercase: false, digits: false, symbols: false }, 'lowercase'],
    [{ seed: 'a' }, 'seed'],
  ],
  unprocessable: [
    [{ exclude: '0123456789' }, /digits/],
    [{ symbolSet: 'aA0' }, /symbols/],
  ],
});

describe('password-generator', () => {
  it('keeps length, kinds and exclusions', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: 60 }), fc.string({ maxLength: 5 }), async (length, exclude) => {
        const { passwords } = await run(tool, { length, count: 3, exclude, symbolSet: '#\u{1F511}§;+' + '()' });
        for (const password of passwords) {
          const characters = Array.from(password as string);
          expect(characters).toHaveLength(length);
          for (const kind of [/[a-z]/, /[A-Z]/, /[0-9]/, /[#\u{1F511}§;+()]/u]) expect(characters.some((character) => kind.test(character))).toBe(true);
          for (const character of exclude) expect(characters).not.toContain(character);
        }
      }),
    ));

  // With a, A, 0 and ! of which each must come up, there are 24 passwords of four characters.
  it('gives every password that keeps the rules', async () => {
    const exclude = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ123456789';
    const seen = new Map<string, number>();
    for (let i = 0; i < 24; i++) {
      const { passwords, entropyBits } = await run(tool, { length: 4, exclude, symbolSet: '!', count: 100 });
      expect(entropyBits).toBeCloseTo(Math.log2(24), 12);
      for (const password of passwords) seen.set(password, (seen.get(password) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    // 100 expected of each; the chance of one outside six standard deviations is below one in ten million
    for (const count of seen.values()) expect(Math.abs(count - 100)).toBeLessThan(60);
  });
});
