import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './hmac-generator.ts';
// Written by test/oracles/crypto_identity.py.
import data from './testdata/hmac-generator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  invalid: [
    [{ text: '', key: '', algorithm: 'whirlpool' }, 'algorithm'],
    [{ text: '' }, 'key'],
    [{ text: '', key: 'k', expected: '' }, 'expected'],
  ],
  unprocessable: [
    [{ text: 'abc', key: 'k', inputEncoding: 'hex' }, /even/],
    [{ text: '', key: 'abc', keyEncoding: 'hex' }, /^The key is not hex/],
    [{ text: '', key: '*', keyEncoding: 'base64' }, /^The key is not base64/],
  ],
});

it('never quotes the key', async () => {
  await expect(run(tool, { text: '', key: 'gehejm', keyEncoding: 'hex' })).rejects.toThrow(expect.not.stringMatching(/"g"|gehejm/));
});
