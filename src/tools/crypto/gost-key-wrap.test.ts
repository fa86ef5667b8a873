import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './gost-key-wrap.ts';
// Written by test/oracles/CryptoGost.java.
import gost from './testdata/gost.json' with { type: 'json' };

const KEY = '00'.repeat(32);
const WRAPPED = 'c8e58458a42d21974d50103d59b469f2c8e58458a42d21974d50103d59b469f2a32a1575';
const UKM = { ukm: '00112233', ukmEncoding: 'utf8' };

holdTo(tool, {
  vectors: gost.vectors,
  answers: [
    // gchq/CyberChef, tests/operations/tests/GOST.mjs (Apache License 2.0), where no key diversifies to none
    [
      { mode: 'unwrap', text: WRAPPED, key: KEY, box: 'e-z', diversified: false, ...UKM },
      { output: Buffer.from('0123456789abcdef0123456789abcdef').toString('hex'), ukm: Buffer.from('00112233').toString('hex') },
    ],
  ],
  invalid: [[{ mode: 'unwrap', text: WRAPPED, key: KEY }, 'ukm']],
  unprocessable: [
    [{ mode: 'unwrap', text: WRAPPED, key: KEY, box: 'e-a', ...UKM, diversified: false }, /code does not fit/],
    [{ mode: 'unwrap', text: WRAPPED, key: KEY, box: 'e-z', ...UKM }, /code does not fit/],
    [{ mode: 'unwrap', text: WRAPPED.slice(2), key: KEY, ...UKM }, /35 byte.*needs 36/],
    [{ text: '00'.repeat(16), key: KEY }, /16 byte.*needs 32/],
    [{ text: KEY, key: '00' }, /key has 1 byte.*needs 32/],
    [{ text: KEY, key: KEY, ukm: '00' }, /ukm has 1 byte.*needs 8/],
  ],
});

it('draws the user keying material, with which the key comes back', async () => {
  const text = '0123456789abcdef'.repeat(4);
  for (const diversified of [true, false]) {
    const { output, ukm } = await run(tool, { text, key: KEY, diversified });
    expect([output.length, ukm.length]).toEqual([72, 16]);
    expect((await run(tool, { mode: 'unwrap', text: output, key: KEY, ukm, diversified })).output).toBe(text);
  }
});
