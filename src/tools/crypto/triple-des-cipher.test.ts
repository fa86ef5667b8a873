import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/triple-des-cipher.json' with { type: 'json' };
import tool from './triple-des-cipher.ts';

holdTo(tool, { vectors: data.vectors });

// Counters of 64 bits encrypted with pyca/cryptography's ECB; two of them wrap around.
it.each([
  [
    'des',
    '789b34caf54f2e22',
    '0acd941e71b88d58',
    '36866d0d858b63549e94be2cacc67f5b7ef28f2d9903959f63d3d893dc',
    'a9d47a8d119d7fcd4d0cf7976b113c7bffea529affd1c47d2fbb64e45a',
  ],
  [
    '3des',
    'e752779c84162917ec8ff1af4a6422d367e18d5eb6dfa465',
    'fffffffffffffffe',
    '94eb0d15b62a92a709a593a44ed2279662e3954580c351a904ba16e856',
    'aa41c1c03baf939aabf8007ae2c271d59dd5241c0b5e7d3b54664df268',
  ],
  [
    '3des',
    'bab99431e06ad96a3a1e1f1c564c14fb7fa4123e95d166f4',
    'fffffffffffffffe',
    'db6eff60101282817c6a76d58548a61aa13bce14fdc62fdc6b54ac97f1',
    'b94515c45fb40110c4a84f73b9e8bb9d0b866be17ffb2a03d97788e23b',
  ],
])('counts in a whole block with %s', async (algorithm, key, iv, text, output) => {
  const inputs = { algorithm, cipherMode: 'ctr', key, iv, plainEncoding: 'hex', cipherEncoding: 'hex' };
  expect(await run(tool, { ...inputs, text })).toMatchObject({ output, iv });
  expect(await run(tool, { ...inputs, text: output, mode: 'decrypt' })).toMatchObject({ output: text });
});
