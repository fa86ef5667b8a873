import { holdTo } from '../testing.ts';
import tool from './otp-verifier.ts';
// Written by test/oracles/crypto_identity.py.
import data from './testdata/otp-verifier.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  invalid: [
    [{ code: '123456', secret: 'JBSWY3DP', type: 'hotp' }, 'counter'],
    [{ code: '123456', secret: 'JBSWY3DP', counter: 1 }, 'counter'],
    [{ code: '', secret: 'JBSWY3DP' }, 'code'],
    [{ code: '123456', secret: 'JBSWY3DP', window: 51 }, 'window'],
  ],
  unprocessable: [
    [{ code: '123456', secret: '0' }, /Base32/],
    [{ code: '123456', secret: 'JBSWY3DP', now: 'soon' }, /instant/],
  ],
});
