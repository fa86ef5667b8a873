import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './bcrypt-generator.ts';

// Openwall crypt_blowfish 1.3, wrapper.c (public domain)
const OPENWALL: [hash: string, password: string, matches: boolean][] = [
  ['$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 'U*U', true],
  ['$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK', 'U*U*', true],
  ['$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a', 'U*U*U', true],
  ['$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy', '', true],
  [
    '$2a$05$abcdefghijklmnopqrstuu5s2v8.iXieOjg/.AySBTTZIIVFJeBui',
    '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789chars after 72 are ignored',
    true,
  ],
  ['$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeX', 'U*U', false],
  ['$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 'U*V', false],
  ['$2y$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 'U*U', true],
];

holdTo(tool, {
  answers: [
    ...OPENWALL.map(([hash, password, matches]): [Record<string, unknown>, Record<string, unknown>] => [
      { mode: 'verify', hash, password },
      { matches, workFactor: 5, variant: hash.slice(1, 3) },
    ]),
    [{ password: 'a'.repeat(72), workFactor: 4 }, { truncated: false }],
    [
      { password: 'ä'.repeat(37), workFactor: 4, variant: '2y' },
      { truncated: true, variant: '2y', workFactor: 4 },
    ],
  ],
  invalid: [
    [{ password: 'a', workFactor: 14 }, 'workFactor'],
    [{ password: 'a', workFactor: 3 }, 'workFactor'],
    [{ password: 'a', mode: 'verify' }, 'hash'],
    [{ password: 'a', variant: '2x' }, 'variant'],
  ],
  unprocessable: [
    [{ password: 'a\0b' }, /U\+0000/],
    [{ password: 'a', salt: '00' }, /16/],
    [{ password: 'a', salt: 'xx' }, /hex/],
    [{ password: 'a', mode: 'verify', hash: 'secret' }, /not a bcrypt hash/],
    [{ password: 'a', mode: 'verify', hash: '$2x$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' }, /not a bcrypt hash/],
    [{ password: 'a', mode: 'verify', hash: '$2a$03$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' }, /not a bcrypt hash/],
    [{ password: 'a', mode: 'verify', hash: '$2a$14$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' }, /14.*13/],
  ],
});

describe('bcrypt-generator', () => {
  it('verifies its own hashes, with another salt each time', async () => {
    const [first, second] = [await run(tool, { password: 'pass\u{1F511}', workFactor: 4 }), await run(tool, { password: 'pass\u{1F511}', workFactor: 4 })];
    expect(first.hash).not.toBe(second.hash);
    expect(await run(tool, { password: 'pass\u{1F511}', mode: 'verify', hash: first.hash })).toMatchObject({ matches: true, salt: first.salt });
    expect(await run(tool, { password: 'pass', mode: 'verify', hash: first.hash })).toMatchObject({ matches: false });
  });
});
