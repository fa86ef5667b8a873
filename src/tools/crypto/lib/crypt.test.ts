import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../../shared/testing.ts';
import { apr1Crypt, checkCryptSalt, randomCryptSalt, readShaCrypt, writeShaCrypt } from './crypt.ts';

it.each(pythonRows<[string, string]>('passwords', 'crypto'))('hashes %j as openssl passwd does: %s', (password, written) => {
  if (written.startsWith('$apr1$')) {
    const [, , salt = '', digest] = written.split('$');
    expect(apr1Crypt(password, salt)).toBe(digest);
    return;
  }
  const { algorithm, salt, rounds, digest } = readShaCrypt(written, 5_000, 'hash');
  expect(written.endsWith(digest)).toBe(true);
  expect(writeShaCrypt(algorithm, password, salt, rounds)).toBe(written);
});

it('counts fewer than a thousand rounds as a thousand, and refuses more than it may carry out', () => {
  const digest = 'a'.repeat(43);
  expect(readShaCrypt(`$5$rounds=10$salt$${digest}`, 5_000, 'hash')).toEqual({ algorithm: 'sha256', salt: 'salt', rounds: 1_000, digest });
  expect(readShaCrypt(`$5$$${digest}`, 5_000, 'hash')).toMatchObject({ salt: '', rounds: 5_000 });
  expect(() => readShaCrypt(`$5$rounds=5001$salt$${digest}`, 5_000, 'hash')).toThrow('5001');
});

it.each([
  '',
  '$1$salt$x',
  `$5$salt$${'a'.repeat(42)}`,
  `$6$salt$${'a'.repeat(43)}`,
  `$5$${'s'.repeat(17)}$${'a'.repeat(43)}`,
  `$5$rounds=x$salt$${'a'.repeat(43)}`,
])('refuses %j', (text) => {
  expect(() => readShaCrypt(text, 5_000, 'hash')).toThrow(Unprocessable);
});

it('takes salts of its own digits alone, and draws such', () => {
  expect(checkCryptSalt('./09AZaz', 8)).toBe('./09AZaz');
  for (const salt of ['', 'a$', 'é', '123456789']) expect(() => checkCryptSalt(salt, 8)).toThrow(Unprocessable);
  expect(randomCryptSalt(16)).toMatch(/^[./0-9A-Za-z]{16}$/);
  expect(randomCryptSalt(16)).not.toBe(randomCryptSalt(16));
});
