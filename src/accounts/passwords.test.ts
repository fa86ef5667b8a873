import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { hashPassword, isPassword, MAX_COMMON_LENGTH } from './passwords.ts';

describe('passwords', () => {
  // From Python's hashlib.scrypt (n=16384, r=16, p=1, dklen=64) over the NFKC form; the letters of the second are written with combining marks here.
  it.each([
    [
      'correct horse battery',
      '00112233445566778899aabbccddeeff:267a33c2ae63f1c2d542f84d50b7d87c68900c8b9475f6a47ade71cf44b234822e0a34af1d226572b5caf52809319d4c486f3d209cc2fd022fb53bb4eaeb35b1',
    ],
    [
      'pa\u0308sswo\u0308rd A\u030a',
      'ffeeddccbbaa99887766554433221100:688cb1196d53325599120d115a25792d1526e3af30f4538c4661d4e34893118e679d92dc17aea451b97be3030c431851b2f3e93826ae62efb3f8c0db4f27d16c',
    ],
  ])('are checked as scrypt has it: %s', async (password, stored) => {
    expect(await isPassword(password, stored)).toBe(true);
    expect(await isPassword(`${password} `, stored)).toBe(false);
  });

  it('are stored under a salt of their own', async () => {
    const [one, two] = [await hashPassword('the same'), await hashPassword('the same')];
    expect(one).not.toBe(two);
    expect([await isPassword('the same', one), await isPassword('the same', two)]).toEqual([true, true]);
  });

  it.each([undefined, null, '', 'text', '00:00'])('match nothing where %j is stored', async (stored) => {
    expect(await isPassword('', stored)).toBe(false);
  });

  it('are looked up among common ones as far as any of these is long', () => {
    expect(Math.max(...Array.from(COMMON_PASSWORDS, (password) => password.length))).toBe(MAX_COMMON_LENGTH);
  });
});
