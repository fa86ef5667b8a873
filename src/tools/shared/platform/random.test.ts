import { describe, expect, it } from 'vitest';
import { randomBytes, randomInt, randomUuid } from './random.ts';

describe('random', () => {
  it('gives more bytes than the platform does at once', () => {
    const bytes = randomBytes(200_000);
    expect(bytes).toHaveLength(200_000);
    // That 32 bytes in a row are all zero has a chance of 2^-256.
    for (let at = 0; at + 32 <= bytes.length; at += 32) expect(bytes.subarray(at, at + 32).some((byte) => byte !== 0)).toBe(true);
    expect(randomBytes(0)).toHaveLength(0);
  });
  it('gives every number below a bound, about as often', () => {
    // Chi square of five degrees of freedom is below 45 but once in 10^8 runs.
    const tally = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const value = randomInt(6);
      tally[value] = (tally[value] ?? 0) + 1;
    }
    expect(tally.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(45);
    expect(randomInt(1)).toBe(0);
    expect(randomInt(2 ** 32)).toBeLessThan(2 ** 32);
  });
  // RFC 9562 section 5.4
  it('gives UUIDs of version 4', () => {
    const uuids = Array.from({ length: 100 }, randomUuid);
    for (const uuid of uuids) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(uuids).size).toBe(100);
  });
});
