import { describe, expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { factorize, integerRoot, integerSquareRoot, isPrime, nextPrime, previousPrime, primesUpTo } from './primes.ts';

describe('primes', () => {
  it.each(pythonRows<[string, [string, number][], boolean, string, string]>('factors'))('of %s', (text, factors, prime, next, cubeRoot) => {
    const n = BigInt(text);
    expect([...factorize(n)]).toEqual(factors.map(([factor, exponent]) => [BigInt(factor), exponent]));
    expect(isPrime(n)).toBe(prime);
    expect(nextPrime(n)).toBe(BigInt(next));
    expect(integerRoot(n, 3)).toBe(BigInt(cubeRoot));
  });

  it.each(pythonRows<[number, number]>('primeCounts'))('up to %i are %i', (limit, count) => {
    expect(primesUpTo(limit)).toHaveLength(count);
  });

  it('tells strong pseudoprimes and Carmichael numbers from primes', () => {
    // OEIS A001262 and A002997; 3825123056546413051 is a strong pseudoprime to the bases 2 to 23 (Jaeschke 1993).
    for (const composite of [2047n, 3277n, 561n, 1729n, 3215031751n, 3825123056546413051n]) expect(isPrime(composite)).toBe(false);
    for (const prime of [2n, 3n, 2n ** 61n - 1n, 2n ** 89n - 1n]) expect(isPrime(prime)).toBe(true);
    expect([0n, 1n, -7n].some(isPrime)).toBe(false);
  });

  it('have neighbours', () => {
    expect([previousPrime(2n), previousPrime(3n), previousPrime(100n), nextPrime(0n), nextPrime(2n)]).toEqual([undefined, 2n, 97n, 2n, 3n]);
  });
});

it('takes roots of squares and of what is beside them', () => {
  for (const root of [0n, 1n, 2n, 10n ** 20n, 2n ** 64n + 1n]) {
    expect(integerSquareRoot(root * root)).toBe(root);
    expect(integerSquareRoot(root * root + 2n * root)).toBe(root);
  }
});
