import { expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './cmac-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/cmac-generator.json' with { type: 'json' };

// Written by test/oracles/CryptoGost.java.
import gost from './testdata/gost.json' with { type: 'json' };

holdTo(tool, {
  vectors: [...data.vectors, ...gost.vectors],
  answers: [
    // GOST R 34.13-2015, appendices A.1.6 and A.2.6
    [
      {
        algorithm: 'magma',
        key: 'ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
        text: '92def06b3c130a59db54c704f8189d204a98fb2e67a8024c8912409b17b57e41',
        inputEncoding: 'hex',
      },
      { cmac: '154e7210', keyBits: 256 },
    ],
    [
      {
        algorithm: 'kuznyechik',
        key: '8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef',
        text: '1122334455667700ffeeddccbbaa998800112233445566778899aabbcceeff0a112233445566778899aabbcceeff0a002233445566778899aabbcceeff0a0011',
        inputEncoding: 'hex',
      },
      { cmac: '336f4d296059fbe3' },
    ],
    // LWC_MAC_KAT_128_128.txt of ascon-c, and Nickolaev's GostCrypto 1.76 in gchq/CyberChef, tests/operations/tests (Apache License 2.0)
    [
      { algorithm: 'ascon', key: '000102030405060708090a0b0c0d0e0f', text: '' },
      { cmac: 'eac9d74bbedf8bf1eba2862b26aa6d39', keyBits: 128 },
    ],
    [{ algorithm: 'ascon', key: '000102030405060708090a0b0c0d0e0f', text: '10111213', inputEncoding: 'hex' }, { cmac: '727f6386405a52ad7ca0669a6a885294' }],
    [
      { algorithm: 'gost28147', key: `00112233${'00'.repeat(28)}`, box: 'e-c', iv: '0011223344556677', length: 6, text: 'Hello, World!' },
      { cmac: '810d0c40e965' },
    ],
  ],
});

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

it('refuses what does not belong to the algorithm', async () => {
  const key = '00'.repeat(16);
  await expectInvalid(tool, { text: '', key, box: 'e-b' }, 'box');
  await expectInvalid(tool, { text: '', key, iv: '00'.repeat(8) }, 'iv');
  await expectInvalid(tool, { text: '', key: key.repeat(2), algorithm: 'magma', length: 9 }, 'length');
  await expectUnprocessable(tool, { text: 'a', key, algorithm: 'kuznyechik' }, /16 byte.*needs 32/);
  await expectUnprocessable(tool, { text: '', key: key.repeat(2), algorithm: 'gost28147' }, /at least one byte/);
  await expectUnprocessable(tool, { text: 'a', key: key.repeat(2), algorithm: 'gost28147', iv: '00' }, /1 byte.*needs 8/);
});
