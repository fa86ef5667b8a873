import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import primeChecker from './prime-checker.ts';
import tool from './random-prime-generator.ts';

describe('random-prime-generator', () => {
  it.each([2, 3, 8, 61, 128, 300])('gives primes of %i bits', async (bits) => {
    const { primes, hex } = await run(tool, { bits, count: 10 });
    expect(primes).toHaveLength(10);
    for (const [index, prime] of primes.entries()) {
      expect(BigInt(prime).toString(2)).toHaveLength(bits);
      expect(hex[index]).toBe(BigInt(prime).toString(16));
      expect((await run(primeChecker, { number: prime })).prime).toBe(true);
    }
  });

  it('can give every prime of the length', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 40; round += 1) for (const prime of (await run(tool, { bits: 4, count: 10 })).primes) seen.add(prime);
    // 11 and 13 are the primes from 8 to 15; each is missed with a chance of 2^-400.
    expect([...seen].sort()).toEqual(['11', '13']);
  });

  it('refuses lengths out of bounds', async () => {
    await expectInvalid(tool, { bits: 1 }, 'bits');
    await expectInvalid(tool, { bits: 1025 }, 'bits');
    await expectInvalid(tool, { count: 11 }, 'count');
  });
});
