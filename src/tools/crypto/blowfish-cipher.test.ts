import { expect, it } from 'vitest';
import { expectInvalid, holdTo, run } from '../testing.ts';
import tool from './blowfish-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/blowfish-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });

// openssl enc -bf-cfb -K 0123456789abcdef0011223344556677 -iv fffffffffffffffe -provider legacy -provider default | xxd -p
it.each([
  ['cfb', 'f9878fddb9ccc038c2c4996399dc7823717695ad5771689ad89c29'],
  ['ofb', 'f9878fddb9ccc038554a5db14f17a96b7815f5f1f4c7fa64600ea6'],
])('%s as in OpenSSL', async (cipherMode, expected) => {
  const choice = { cipherMode, key: '0123456789abcdef0011223344556677', iv: 'fffffffffffffffe', cipherEncoding: 'hex' };
  const text = 'legacy data in three blocks';
  expect((await run(tool, { text, ...choice })).output).toBe(expected);
  expect((await run(tool, { text: expected, mode: 'decrypt', ...choice })).output).toBe(text);
});

// The stream of ctr is what ecb makes of the counter: OpenSSL's -bf-ecb of ffffffffffffffff and 0000000000000000.
it('ctr counts in a whole block', async () => {
  const key = '0123456789abcdef0011223344556677';
  const ecb = await run(tool, {
    text: 'ffffffffffffffff0000000000000000',
    key,
    cipherMode: 'ecb',
    padding: 'none',
    plainEncoding: 'hex',
    cipherEncoding: 'hex',
  });
  const ctr = await run(tool, { text: '00'.repeat(16), key, cipherMode: 'ctr', iv: 'ff'.repeat(8), plainEncoding: 'hex', cipherEncoding: 'hex' });
  expect(ctr.output).toBe(ecb.output);
  await expectInvalid(tool, { text: 'a', key, cipherMode: 'ecb', iv: 'ff'.repeat(8) }, 'iv');
});
