import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isPrime } from '../shared/numbers/primes.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { randomBytes } from '../shared/platform/random.ts';

export default defineTool({
  slug: 'random-prime-generator',
  name: 'Random Prime Generator',
  category: 'math',
  summary: 'Generates random primes of a given length in bits.',
  description: 'From a cryptographic source; every prime of the length is equally likely. A composite number passes with a probability below 2^-64.',
  reference: 'FIPS 186-5, appendix A: random candidates with the top bit set, tested for primality (Miller-Rabin)',
  keywords: ['rsa', 'big prime'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    bits: z.int().min(2).max(1024).default(128).describe('Length of each prime in bits, its top bit set'),
    count: z.int().min(1).max(10).default(1).describe('Number of primes to generate'),
  }),
  result: z.strictObject({
    primes: z.array(z.string()).describe('The primes in decimal'),
    hex: z.array(z.string()).describe('The primes in lower-case hexadecimal without prefix, in the same order'),
  }),
  examples: [],
  run({ bits, count }) {
    const primes = Array.from({ length: count }, () => randomPrime(BigInt(bits)));
    return { primes: primes.map(String), hex: primes.map((prime) => prime.toString(16)) };
  },
});

/** A prime drawn evenly from all that are `bits` long. OpenSSL's own generator sets the top two bits, so that it can not give every one. */
function randomPrime(bits: bigint): bigint {
  const top = 1n << (bits - 1n);
  for (;;) {
    const random = BigInt(`0x${hexOf(randomBytes(Math.ceil(Number(bits) / 8)))}`);
    const candidate = top | (random & (top - 1n));
    if ((candidate === 2n || candidate & 1n) && isPrime(candidate)) return candidate;
  }
}
