import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combineShares, splitSecret } from './shamir.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const secret = fc.uint8Array({ minLength: 1, maxLength: 40 });

it('brings a secret back from any shares, as many as the threshold', () => {
  fc.assert(
    fc.property(secret, fc.integer({ min: 2, max: 8 }), fc.nat(4), fc.nat(), (bytes, threshold, more, from) => {
      const shares = splitSecret(bytes, threshold + more, threshold);
      const start = from % (more + 1);
      expect(hex(combineShares(shares.slice(start, start + threshold).reverse()))).toBe(hex(bytes));
      expect(hex(combineShares(shares))).toBe(hex(bytes));
      expect(new Set(shares.map((share) => share.at(-1))).size).toBe(threshold + more);
      expect(shares.every((share) => share.length === bytes.length + 1 && share.at(-1) !== 0)).toBe(true);
    }),
  );
});

it('tells nothing of a secret by fewer: with one share less every secret is as likely', () => {
  // Whatever share of a threshold of 2 is held, each byte fits one other share at an x: the shares of byte 0 at x = 1 take all 256 values.
  const seen = new Set<number>();
  for (let value = 0; value < 256; value++) seen.add(combineShares([Uint8Array.of(0x57, 3), Uint8Array.of(value, 1)])[0] ?? -1);
  expect(seen.size).toBe(256);
});

// FIPS 197, section 4.2: {57}·{83} = {c1} and {57}·{13} = {fe} in the field of AES. The line through 0 with the slope 57 is 57·x at each x.
it('works in the field of AES', () => {
  const line = (x: number, product: number): Uint8Array => Uint8Array.of(product, x);
  const points = [line(0x83, 0xc1), line(0x13, 0xfe), line(0x01, 0x57), line(0x02, 0xae)];
  for (const a of points) for (const b of points) if (a !== b) expect(combineShares([a, b])).toEqual(Uint8Array.of(0));
});

it('splits 255 shares, each at another x', () => {
  const shares = splitSecret(Uint8Array.of(1, 2, 3), 255, 255);
  expect(new Set(shares.map((share) => share.at(-1))).size).toBe(255);
  expect(combineShares(shares)).toEqual(Uint8Array.of(1, 2, 3));
});
