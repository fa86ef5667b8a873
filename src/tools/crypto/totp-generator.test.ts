import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_identity.py.
import data from './testdata/totp-generator.json' with { type: 'json' };
import tool from './totp-generator.ts';

holdTo(tool, {
  vectors: data.vectors,
  invalid: [
    [{ secret: '' }, 'secret'],
    [{ secret: 'JBSWY3DP', digits: 11 }, 'digits'],
    [{ secret: 'JBSWY3DP', periodSeconds: 0 }, 'periodSeconds'],
  ],
  unprocessable: [
    [{ secret: 'JBSWY3D1' }, /^The secret is not Base32/],
    [{ secret: '--' }, /no bytes/],
    [{ secret: 'xyz', secretEncoding: 'hex' }, /^The secret is not hex/],
    [{ secret: 'JBSWY3DP', now: '1969-12-31T23:59:59.999Z' }, /1970/],
    [{ secret: 'JBSWY3DP', now: '2026-01-01' }, /instant/],
    [{ secret: 'JBSWY3DP', now: '+275760-09-13T00:00:00Z' }, /calendar/],
    [{ secret: 'JBSWY3DP', now: '-271821-04-20T00:00:00Z' }, /calendar/],
    [{ secret: 'JBSWY3DP', now: '2016-12-31T23:59:60Z' }, /instant/],
    [{ secret: 'JBSWY3DP', now: '2026-01-01T25:00:00Z' }, /instant/],
  ],
});
