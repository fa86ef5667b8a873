import { holdTo } from '../testing.ts';
import tool from './cookie-parser.ts';

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];
const set = (cookie: string, fields: object): Row => [{ cookie: `Set-Cookie: ${cookie}` }, { cookies: [fields] }];

/** RFC 6265 and its successor; a field that is undefined must be absent. */
const rows: Row[] = [
  [
    { cookie: 'Cookie: SID=31d4d96e407aad42; lang=en-US' },
    {
      cookies: [
        { name: 'SID', value: '31d4d96e407aad42', secure: undefined },
        { name: 'lang', value: 'en-US' },
      ],
    },
  ],
  [
    { cookie: ' a = b=c ;; d="" ; e=%FF; =f', decode: true },
    {
      cookies: [
        { name: 'a', value: 'b=c' },
        { name: 'd', value: '' },
        { name: 'e', value: '%FF' },
        { name: '', value: 'f' },
      ],
    },
  ],
  [{ cookie: 'a=%C3%A9', decode: false }, { cookies: [{ value: '%C3%A9' }] }],
  [{ cookie: 'flag', kind: 'cookie' }, { cookies: [] }],
  [{ cookie: 'a=1; Path=/', kind: 'setCookie' }, { cookies: [{ name: 'a', path: '/', session: true }] }],
  [
    { cookie: 'Set-Cookie: a=1\r\nSet-Cookie: b=2; Secure' },
    {
      cookies: [
        { name: 'a', secure: false },
        { name: 'b', secure: true },
      ],
    },
  ],
  set('flag', { name: '', value: 'flag' }),
  set('lang=en-US; Expires=Wed, 09 Jun 2021 10:18:14 GMT', { expires: '2021-06-09T10:18:14Z', session: false }),
  set('a=1; Expires=Sunday, 06-Nov-94 08:49:37 GMT', { expires: '1994-11-06T08:49:37Z' }),
  set('a=1; Expires=Sun Nov  6 08:49:37 2069', { expires: '2069-11-06T08:49:37Z' }),
  set('a=1; Expires=06 Nov 69 08:49:37', { expires: '2069-11-06T08:49:37Z' }),
  set('a=1; Expires=06 Nov 70 08:49:37', { expires: '1970-11-06T08:49:37Z' }),
  set('a=1; Expires=31 Feb 2020 00:00:00', { expires: undefined, session: true }),
  set('a=1; Expires=1 Jan 1600 00:00:00', { expires: undefined }),
  set('a=1; Expires=1 Jan 2020 24:00:00', { expires: undefined }),
  set('a=1; max-age=-5; Max-Age=x', { maxAge: -5, session: false }),
  set('a=1; Domain=.Example.COM; domain=Other.org; Path=/x; path=y; Foo=1', { domain: 'other.org', path: undefined }),
  set('a=1; SameSite=None', { sameSite: 'None', warnings: ['sameSiteNoneInsecure', 'noSecure', 'noHttpOnly'] }),
  set('a=1; SameSite=bogus; Secure; HttpOnly', { sameSite: undefined, warnings: ['noSameSite'] }),
  set('__Host-a=1; Secure; Path=/; HttpOnly; SameSite=Strict', { warnings: [] }),
  set('__Host-a=1; Secure; Path=/; Domain=x.org; HttpOnly; SameSite=Strict', { warnings: ['hostPrefix'] }),
  set('__Secure-a=1; Partitioned; HttpOnly; SameSite=Lax', { partitioned: true, warnings: ['securePrefix', 'partitionedInsecure', 'noSecure'] }),
  set(`a=${'x'.repeat(4095)}; Secure; HttpOnly; SameSite=Lax`, { warnings: [] }),
  set(`a=${'x'.repeat(4096)}; Secure; HttpOnly; SameSite=Lax`, { warnings: ['tooLarge'] }),
];

holdTo(tool, {
  vectors: rows.map(([inputs, result]) => ({ tool: tool.slug, inputs, result })),
  invalid: [[{ cookie: '' }, 'cookie']],
});
