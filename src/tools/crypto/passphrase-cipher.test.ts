import { expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './passphrase-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/passphrase-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });

const given = { text: 'Hello, World!', passphrase: 'open sesame', salt: '0001020304050607' };

// openssl enc -des-ede3-cbc -S 0001020304050607, which writes what comes after the salt; RC4 with a key of 32 bytes by EVP_BytesToKey in Python.
it.each([
  ['des-ede3-cbc', { keyDerivation: 'evp', digest: 'md5' }, 'U2FsdGVkX18AAQIDBAUGB9Xx/ZThbDlGyjLR/QZLMPg='],
  ['des-ede3-cbc', { keyDerivation: 'pbkdf2', digest: 'sha256' }, 'U2FsdGVkX18AAQIDBAUGB+ZVO6xBZsZpg6qIsbqtKgg='],
  ['rc4', { keyDerivation: 'evp', digest: 'md5' }, 'U2FsdGVkX18AAQIDBAUGBzaGoM8prFs7sKVldNs='],
])('encrypts and decrypts with %s and %j', async (algorithm, more, output) => {
  expect((await run(tool, { ...given, ...more, algorithm })).output).toBe(output);
  expect((await run(tool, { text: output, mode: 'decrypt', passphrase: given.passphrase, ...more, algorithm })).output).toBe(given.text);
});

it('refuses part of a block, which a stream cipher does not have', async () => {
  const text = 'U2FsdGVkX18AAQIDBAUGBzaGoM8prFs7sKVldNs=';
  await expectUnprocessable(tool, { text, mode: 'decrypt', passphrase: 'x', algorithm: 'des-ede3-cbc' });
});
