import { holdTo } from '../testing.ts';
import tool from './security-headers-checker.ts';

const BEST = [
  'Strict-Transport-Security: max-age=15552000; includeSubDomains',
  "Content-Security-Policy: default-src 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options: NoSniff',
  'Referrer-Policy: no-referrer',
  'Permissions-Policy: camera=()',
];
const one = (header: string, status: string, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => {
  const name = (header.split(':')[0] ?? '').toLowerCase();
  const lines = [...BEST.filter((line) => !line.toLowerCase().startsWith(`${name}:`)), header].join('\n');
  const order = BEST.map((line) => (line.split(':')[0] ?? '').toLowerCase());
  const checks = order.toSpliced(3, 0, 'x-frame-options').map((own) => (own === name ? { header: own, status } : { header: own }));
  return [{ headers: lines, ...more }, { checks }];
};

holdTo(tool, {
  answers: [
    [{ headers: BEST.join('\r\n') }, { score: 100, grade: 'A' }],
    [{ headers: 'HTTP/1.1 200 OK\nX-A: 1' }, { score: 5, grade: 'F' }],
    [
      { headers: 'X-A: 1', https: false },
      { score: 25, grade: 'F' },
    ],
    one('Strict-Transport-Security: max-age=15551999', 'warn'),
    one('Strict-Transport-Security: max-age=0', 'fail'),
    one('Strict-Transport-Security: includeSubDomains', 'fail'),
    one("Content-Security-Policy: script-src 'unsafe-inline'; frame-ancestors *", 'warn'),
    one("Content-Security-Policy: script-src 'unsafe-inline' 'nonce-a'; frame-ancestors *", 'pass'),
    one("Content-Security-Policy: default-src *; script-src 'self'; frame-ancestors *", 'pass'),
    one("Content-Security-Policy: default-src 'unsafe-eval'; frame-ancestors *", 'warn'),
    one('Content-Security-Policy: img-src *; frame-ancestors *', 'fail'),
    one('Referrer-Policy: no-referrer, unsafe-url, bogus', 'warn'),
    one('Referrer-Policy: bogus', 'fail'),
    // half of 15 rounded down: 100 - 7.5
    [{ headers: [...BEST.filter((line) => !line.startsWith('Referrer')), 'Referrer-Policy: unsafe-url'].join('\n') }, { score: 92, grade: 'A' }],
    [
      { headers: 'Set-Cookie: a=1; Secure; HttpOnly; SameSite=Lax\nSet-Cookie: b=2\nX-Powered-By: PHP/8.1\nServer: nginx' },
      {
        checks: [
          {},
          {},
          {},
          {},
          {},
          {},
          { header: 'set-cookie', status: 'pass' },
          { header: 'set-cookie', status: 'warn' },
          { header: 'x-powered-by', status: 'warn' },
        ],
      },
    ],
  ],
  invalid: [[{ headers: '' }, 'headers']],
  unprocessable: [[{ headers: 'no header' }, /Line 1/]],
});
