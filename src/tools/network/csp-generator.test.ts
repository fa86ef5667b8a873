import { holdTo } from '../testing.ts';
import tool from './csp-generator.ts';

// the grammar of CSP Level 3 section 2.3.1
holdTo(tool, {
  answers: [
    [
      { directives: [{ name: 'Script-Src', values: ['nonce-abc', "'self'", 'sha256-x=', 'strict-dynamic', 'https://a.example'] }] },
      { policy: "script-src 'nonce-abc' 'self' 'sha256-x=' 'strict-dynamic' https://a.example" },
    ],
    [{ directives: [{ name: 'frame-ancestors', values: ['none'] }] }, { policy: "frame-ancestors 'none'" }],
    [{ directives: [{ name: 'img-src', values: ['*'] }], reportOnly: true }, { header: 'Content-Security-Policy-Report-Only: img-src *' }],
    [
      {
        directives: [
          { name: 'object-src', values: ['self'] },
          { name: 'img-src', values: ['*'] },
        ],
        preset: 'basic',
      },
      { policy: "default-src 'self'; base-uri 'self'; frame-ancestors 'self'; object-src 'self'; img-src *" },
    ],
    [
      { directives: [{ name: 'sandbox' }], preset: 'strict' },
      {
        policy:
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; sandbox",
      },
    ],
    [
      { directives: [{ name: 'img-src', values: ['https://a.example/"x"'] }] },
      { meta: '<meta http-equiv="Content-Security-Policy" content="img-src https://a.example/&quot;x&quot;">' },
    ],
  ],
  invalid: [
    [{ directives: [] }, 'directives'],
    [{ directives: [{ values: [] }] }, 'directives[0].name'],
  ],
  unprocessable: [
    [{ directives: [{ name: 'img-src' }, { name: 'IMG-SRC' }] }, /twice/],
    [{ directives: [{ name: 'foo-src' }] }, /foo-src/],
    [{ directives: [{ name: 'img-src', values: ['a b'] }] }],
    [{ directives: [{ name: 'img-src', values: ['a;b'] }] }],
    [{ directives: [{ name: 'img-src', values: ['a,b'] }] }],
    [{ directives: [{ name: 'img-src', values: ['none', '*'] }] }, /none/],
  ],
});
