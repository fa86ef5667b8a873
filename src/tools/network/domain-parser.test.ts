import { holdTo } from '../testing.ts';
import tool from './domain-parser.ts';

/** From the test data of the Public Suffix List (public domain): host, registrable domain. */
const LIST: [string, string | undefined][] = [
  ['COM', undefined],
  ['WwW.example.COM', 'example.com'],
  ['example', undefined],
  ['a.b.example.example', 'example.example'],
  ['biz', undefined],
  ['a.b.domain.biz', 'domain.biz'],
  ['test.ac.jp', 'test.ac.jp'],
  ['kyoto.jp', undefined],
  ['b.c.kobe.jp', 'b.c.kobe.jp'],
  ['www.city.kobe.jp', 'city.kobe.jp'],
  ['b.test.ck', 'b.test.ck'],
  ['www.www.ck', 'www.ck'],
  ['test.k12.ak.us', 'test.k12.ak.us'],
  ['www.食狮.com.cn', '食狮.com.cn'],
  ['www.食狮.公司.cn', '食狮.公司.cn'],
  ['shishi.中国', 'shishi.中国'],
  ['www.xn--85x722f.xn--55qx5d.cn', 'xn--85x722f.xn--55qx5d.cn'],
  ['xn--fiqs8s', undefined],
];

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];

/** A field that is undefined must be absent. */
const rows: Row[] = [
  ...LIST.map(([host, registrableDomain]): Row => [{ host }, { registrableDomain, ip: false }]),
  [{ host: 'a.github.io' }, { publicSuffix: 'github.io', registrableDomain: 'a.github.io', name: 'a', icann: false }],
  [
    { host: 'a.github.io', privateSuffixes: false },
    { publicSuffix: 'io', registrableDomain: 'github.io', subdomain: 'a', icann: true },
  ],
  [{ host: 'localhost' }, { hostname: 'localhost', publicSuffix: 'localhost', registrableDomain: undefined, icann: false }],
  [{ host: 'ftp://u:p@a.b.example.com.:21/x?y#z' }, { hostname: 'a.b.example.com', subdomain: 'a.b', name: 'example' }],
  [{ host: '//x.org/' }, { hostname: 'x.org' }],
  [{ host: '192.0.2.1:80' }, { hostname: '192.0.2.1', ip: true, publicSuffix: undefined }],
  [{ host: 'http://[2001:db8::1]:80/' }, { hostname: '2001:db8::1', ip: true }],
  [{ host: '::1' }, { hostname: '::1', ip: true }],
];

holdTo(tool, {
  vectors: rows.map(([inputs, result]) => ({ tool: tool.slug, inputs, result })),
  invalid: [[{ host: '' }, 'host']],
  unprocessable: [[{ host: '.com' }], [{ host: 'a..com' }], [{ host: 'http:///x' }], [{ host: '.' }], [{ host: 'x.org..' }], [{ host: 'a b.org' }]],
});
