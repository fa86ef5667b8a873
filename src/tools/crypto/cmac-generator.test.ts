import { expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './cmac-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/cmac-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });

// NIST SP 800-38B, appendices D.4 and D.5, and the CSRC examples of CMAC-TDES
it.each([
  ['0123456789abcdef23456789abcdef01456789abcdef0123', '', '7db0d37df936c550'],
  ['0123456789abcdef23456789abcdef01456789abcdef0123', '6bc1bee22e409f96e93d7e117393172a', '30239cf1f52e6609'],
  ['0123456789abcdef23456789abcdef01456789abcdef0123', '6bc1bee22e409f96e93d7e117393172aae2d8a57', '6c9f3ee4923f6be2'],
  ['0123456789abcdef23456789abcdef010123456789abcdef', '6bc1bee22e409f96e93d7e117393172a', 'cc18a0b79af2413b'],
  ['0123456789abcdef23456789abcdef01', '6bc1bee22e409f96e93d7e117393172aae2d8a57', 'c06d377ecd101969'],
])('Triple DES with the key %s', async (key, text, cmac) => {
  expect((await run(tool, { text, key, algorithm: '3des', inputEncoding: 'hex' })).cmac).toBe(cmac);
});

it('refuses keys that are not those of Triple DES', () => expectUnprocessable(tool, { text: '', key: '00'.repeat(32), algorithm: '3des' }, /needs 16 or 24/));
