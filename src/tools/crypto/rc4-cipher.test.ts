import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './rc4-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/rc4-cipher.json' with { type: 'json' };

/** The first test file of ciphersaber.gurus.org, cstest1.cs1. */
const CIPHER_SABER = { text: '6f6d0babf3aa6719031530edb677ca74e0089dd0e7b8854356bb1448e37cdbefe7f3a84f4f5fb3fd', key: 'asdfg' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [[{ mode: 'decrypt', format: 'ciphersaber', rounds: 1, ...CIPHER_SABER }, { output: 'This is a test of CipherSaber.' }]],
  invalid: [
    [{ text: 'a', key: 'k', rounds: 1 }, 'rounds'],
    [{ text: 'a', key: 'k', format: 'ciphersaber', rounds: 0 }, 'rounds'],
  ],
  unprocessable: [
    [{ text: '00'.repeat(9), key: 'k', format: 'ciphersaber', mode: 'decrypt' }, /9 byte.*10/],
    [{ text: 'a', key: 'k'.repeat(247), format: 'ciphersaber' }, /247 byte.*1 to 246/],
  ],
});

describe('CipherSaber', () => {
  it('puts other bytes in front each time, and takes them off', async () => {
    const encrypt = async () => (await run(tool, { text: 'Hello World', key: 'test', format: 'ciphersaber' })).output;
    const [one, other] = [await encrypt(), await encrypt()];
    expect([one.length, one === other]).toEqual([42, false]);
    for (const text of [one, other]) expect((await run(tool, { text, key: 'test', mode: 'decrypt', format: 'ciphersaber' })).output).toBe('Hello World');
    expect((await run(tool, { text: one, key: 'test', mode: 'decrypt', format: 'ciphersaber', rounds: 19, plainEncoding: 'hex' })).output).not.toBe(
      Buffer.from('Hello World').toString('hex'),
    );
  });
});
