import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import decoder from './flask-session-decoder.ts';
import tool from './flask-session-signer.ts';
// Written by test/oracles/crypto_flask.py.
import data from './testdata/flask-session-signer.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  invalid: [[{ json: '{}', key: '' }, 'key']],
  unprocessable: [
    [{ json: '{', key: 'k' }],
    [{ json: '{}', key: 'k', now: '1969-12-31T23:59:59Z' }, /before 1970/],
    [{ json: '{}', key: 'zz', keyEncoding: 'hex' }, /key is not hex/],
  ],
});

it('compresses what the decoder reads again', async () => {
  const session = { long: 'spam and eggs '.repeat(30) };
  const { cookie, createdAt } = await run(tool, { json: JSON.stringify(session), key: 'k', compressed: true, now: '2026-01-02T03:04:05Z' });
  expect(cookie.length).toBeLessThan(150);
  expect(await run(decoder, { cookie, key: 'k' })).toMatchObject({ payload: session, compressed: true, valid: true, createdAt });
});
