import { holdTo } from '../testing.ts';
import tool from './csp-parser.ts';

const SAFE = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const warns = (policy: string, ...warnings: object[]): [Record<string, unknown>, Record<string, unknown>] => [{ policy }, { warnings }];

// directives and source lists of CSP Level 3 sections 2 and 6
holdTo(tool, {
  answers: [
    warns(SAFE),
    [{ policy: `Content-Security-Policy: DEFAULT-SRC\t'self'  a.example;;` }, { directives: [{ name: 'default-src', values: ["'self'", 'a.example'] }] }],
    [
      { policy: `${SAFE}; default-src *` },
      { directives: [{ values: ["'self'"] }, {}, {}], warnings: [{ code: 'duplicateDirective', directive: 'default-src' }] },
    ],
    warns(`${SAFE}; foo-src x; report-uri /r`, { code: 'unknownDirective', directive: 'foo-src' }, { code: 'deprecatedDirective', directive: 'report-uri' }),
    warns(`${SAFE}; script-src 'unsafe-inline' 'nonce-abc'`),
    warns(`${SAFE}; script-src 'unsafe-inline' 'sha256-abc='`),
    warns(`${SAFE}; script-src 'strict-dynamic' 'unsafe-inline'`),
    warns(`${SAFE}; style-src-attr 'UNSAFE-INLINE'`, { code: 'unsafeInline', directive: 'style-src-attr' }),
    warns(`${SAFE}; img-src 'unsafe-inline' *`),
    warns(`${SAFE}; script-src 'unsafe-eval' data:`, { code: 'unsafeEval', directive: 'script-src' }, { code: 'wildcardSource', directive: 'script-src' }),
    warns(`${SAFE}; object-src 'none' x.example`, { code: 'noneWithOthers', directive: 'object-src' }),
    warns(
      'upgrade-insecure-requests',
      { code: 'missingScriptSrc' },
      { code: 'missingObjectSrc' },
      { code: 'missingBaseUri' },
      { code: 'missingFrameAncestors' },
    ),
    warns("script-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'"),
  ],
  invalid: [[{ policy: '' }, 'policy']],
});
