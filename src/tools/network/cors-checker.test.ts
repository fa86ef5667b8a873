import { holdTo } from '../testing.ts';
import tool from './cors-checker.ts';

const ORIGIN = 'https://app.example';
const ANY = 'Access-Control-Allow-Origin: *';
const OWN = `Access-Control-Allow-Origin: ${ORIGIN}\nAccess-Control-Allow-Credentials: true`;
const check = (inputs: object, ...reasons: string[]): [Record<string, unknown>, Record<string, unknown>] => [
  { origin: ORIGIN, responseHeaders: ANY, ...inputs },
  { allowed: reasons.length === 0, reasons },
];
const preflight = (name: string, value: string, preflightNeeded: boolean): [Record<string, unknown>, Record<string, unknown>] => [
  { origin: ORIGIN, responseHeaders: ANY, requestHeaders: [{ name, value }] },
  { preflightNeeded },
];

// the Fetch standard, sections 2.2.2 (safelists), 4.8 (preflight) and 4.9 (CORS check)
holdTo(tool, {
  answers: [
    check({}),
    check({ origin: 'null' }),
    check({ responseHeaders: OWN, credentials: true }),
    check({ responseHeaders: '' }, 'originMissing'),
    check({ responseHeaders: `${ANY}\n${ANY}` }, 'originMultiple'),
    check({ responseHeaders: 'Access-Control-Allow-Origin: https://other.example' }, 'originMismatch'),
    check({ responseHeaders: `Access-Control-Allow-Origin: ${ORIGIN}\nAccess-Control-Allow-Credentials: TRUE`, credentials: true }, 'credentialsMissing'),
    check({ method: 'put' }, 'preflightMissing'),
    check({ method: 'put', preflightHeaders: `${ANY}\nAccess-Control-Allow-Methods: PUT` }),
    check({ method: 'patch', preflightHeaders: `${ANY}\nAccess-Control-Allow-Methods: PATCH` }, 'methodNotAllowed'),
    check({ method: 'PATCH', preflightHeaders: `${ANY}\nAccess-Control-Allow-Methods: *`, preflightStatus: 301 }, 'preflightStatus'),
    check({ method: 'PUT', preflightHeaders: '' }, 'preflightOriginMissing', 'methodNotAllowed'),
    check({ method: 'PUT', responseHeaders: OWN, credentials: true, preflightHeaders: `${OWN}\nAccess-Control-Allow-Methods: *` }, 'methodNotAllowed'),
    check(
      { method: 'PUT', responseHeaders: OWN, credentials: true, preflightHeaders: `Access-Control-Allow-Origin: ${ORIGIN}\nAccess-Control-Allow-Methods: PUT` },
      'preflightCredentials',
    ),
    check({ requestHeaders: [{ name: 'X-A', value: '1' }], preflightHeaders: `${ANY}\nAccess-Control-Allow-Headers: *` }),
    check({ requestHeaders: [{ name: 'Authorization', value: 'x' }], preflightHeaders: `${ANY}\nAccess-Control-Allow-Headers: *` }, 'headerNotAllowed'),
    check({ requestHeaders: [{ name: 'Authorization', value: 'x' }], preflightHeaders: `${ANY}\nAccess-Control-Allow-Headers: x-a, authorization` }),
    preflight('Accept', 'text/html', false),
    preflight('Accept', 'a"b', true),
    preflight('Content-Type', 'text/plain; charset=utf-8', false),
    preflight('Content-Type', 'application/json', true),
    preflight('Range', 'bytes=0-99', false),
    preflight('Range', 'bytes=-99', true),
    preflight('Accept-Language', 'x'.repeat(128), false),
    preflight('Accept-Language', 'x'.repeat(129), true),
    preflight('X-Requested-With', 'x', true),
    [{ origin: ORIGIN, responseHeaders: `${ANY}\nAccess-Control-Expose-Headers: X-B, ETag, content-type` }, { exposedHeaders: ['x-b', 'etag'] }],
    [{ origin: ORIGIN, responseHeaders: `${ANY}\nAccess-Control-Expose-Headers: *` }, { exposedHeaders: ['*'] }],
  ],
  invalid: [
    [{ origin: ORIGIN }, 'responseHeaders'],
    [{ origin: ORIGIN, responseHeaders: '', preflightStatus: 99 }, 'preflightStatus'],
  ],
  unprocessable: [
    [{ origin: 'https://app.example/x', responseHeaders: '' }, /origin/],
    [{ origin: 'app.example', responseHeaders: '' }],
    [{ origin: ORIGIN, responseHeaders: 'no header' }, /Line 1/],
  ],
});
