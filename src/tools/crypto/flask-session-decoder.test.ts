import { holdTo } from '../testing.ts';
import tool from './flask-session-decoder.ts';
// Written by test/oracles/crypto_flask.py.
import data from './testdata/flask-session-decoder.json' with { type: 'json' };

// gchq/CyberChef, tests/operations/tests/FlaskSession.mjs (Apache License 2.0)
const SHA256 = 'eyJyb2xlIjoic3VwZXJ1c2VyIiwidXNlciI6ImFkbWluIn0.aab3Ew.Jsx2DOx_H9anZg0YcvhsASxQ11897EFHeQfS2oja4y8';
const PAYLOAD = { role: 'superuser', user: 'admin' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { cookie: SHA256, key: 'mysecretkey', digest: 'sha256' },
      { payload: PAYLOAD, valid: true },
    ],
    [
      { cookie: SHA256, key: 'mysecretkey', digest: 'sha256', salt: 'notTheSalt' },
      { payload: PAYLOAD, valid: false },
    ],
    [
      { cookie: SHA256, key: 'mysecretkey' },
      { payload: PAYLOAD, valid: false },
    ],
    [
      { cookie: SHA256.replace('eyJy', 'eyJz'), key: 'mysecretkey', digest: 'sha256' },
      { payload: { sole: 'superuser', user: 'admin' }, valid: false },
    ],
    [{ cookie: ` ${SHA256}\n`, key: Buffer.from('mysecretkey').toString('hex'), keyEncoding: 'hex', digest: 'sha256' }, { valid: true }],
    [{ cookie: SHA256 }, { payload: PAYLOAD, json: '{"role":"superuser","user":"admin"}', compressed: false }],
  ],
  unprocessable: [
    [{ cookie: 'a.b' }, /2 part/],
    [{ cookie: `${SHA256}.a` }, /4 part/],
    [{ cookie: 'a*.aab3Ew.x' }, /payload of the cookie is not base64url/],
    [{ cookie: 'e30.a*.x' }, /time of the cookie is not base64url/],
    [{ cookie: 'e30.AAAAAAAAAA.x' }, /7 bytes/],
    [{ cookie: 'e3.aab3Ew.x' }],
    [{ cookie: '.e30.aab3Ew.x' }, /not zlib/],
  ],
});
