import { holdTo } from '../testing.ts';
import tool from './chacha20-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/chacha20-cipher.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // Bernstein, Cryptography in NaCl, section 8
    [
      {
        algorithm: 'xsalsa20',
        key: '1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389',
        iv: '69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37',
        text: '00'.repeat(64),
        plainEncoding: 'hex',
        cipherEncoding: 'hex',
      },
      {
        output: 'eea6a7251c1e72916d11c2cb214d3c252539121d8e234e652d651fa4c8cff880309e645a74e9e0a60d8243acd9177ab51a1beb8d5a2f5d700c093c5e55855796',
        iv: '69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37',
      },
    ],
  ],
  unprocessable: [[{ algorithm: 'xsalsa20', text: 'a', key: '00'.repeat(32), iv: '00'.repeat(8) }, /8 byte.*needs 24/]],
  invalid: [[{ algorithm: 'xsalsa20', text: 'a', key: '00'.repeat(32), counter: 1 }, 'counter']],
});
