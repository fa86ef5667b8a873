import { holdTo } from '../testing.ts';
import tool from './url-parser.ts';

holdTo(tool, {
  answers: [
    // WHATWG URL Standard, section 4.1 and its table of examples
    [{ url: 'https:example.org' }, { href: 'https://example.org/' }],
    [{ url: 'https://////example.com///' }, { href: 'https://example.com///', pathSegments: ['', '', ''] }],
    [{ url: 'https://example.com/././foo' }, { href: 'https://example.com/foo' }],
    [
      { url: 'hello:world', base: 'https://example.com/' },
      { href: 'hello:world', origin: 'null', pathname: 'world', pathSegments: [] },
    ],
    [{ url: 'https:example.org', base: 'https://example.com/' }, { href: 'https://example.com/example.org' }],
    [{ url: '\\example\\..\\demo/.\\', base: 'https://example.com/' }, { href: 'https://example.com/demo/' }],
    [{ url: 'example', base: 'https://example.com/demo' }, { href: 'https://example.com/example' }],
    [{ url: 'file:///C|/demo' }, { href: 'file:///C:/demo' }],
    [{ url: 'https://user:password@example.org/' }, { username: 'user', password: 'password' }],
    [{ url: 'https://example.org/foo bar' }, { pathname: '/foo%20bar', pathSegments: ['foo bar'] }],
    [{ url: 'https://EXAMPLE.com/../x' }, { href: 'https://example.com/x' }],
    // hosts: section 3.5 of the standard
    [{ url: 'http://0x7f.1/' }, { hostname: '127.0.0.1' }],
    [{ url: 'http://[2001:DB8::0]:80/' }, { host: '[2001:db8::]', port: '' }],
    [{ url: 'https://faß.example/' }, { hostname: 'xn--fa-hia.example' }],
    // queries as forms
    [
      { url: 'http://x/?a=b+c&d=%C3%A9&e&=f#?' },
      {
        query: [
          { name: 'a', value: 'b c' },
          { name: 'd', value: 'é' },
          { name: 'e', value: '' },
          { name: '', value: 'f' },
        ],
        hash: '#?',
      },
    ],
    [{ url: 'http://x' }, { pathname: '/', pathSegments: [], search: '', hash: '' }],
    [{ url: 'http://x/%E2%82%AC/%ff/%zz/a%2Fb' }, { pathSegments: ['€', '\ufffd', '%zz', 'a/b'] }],
    [{ url: 'mailto:a@x.org' }, { protocol: 'mailto:', host: '', pathSegments: [] }],
    [{ url: ' http://x/\n' }, { href: 'http://x/' }],
  ],
  invalid: [[{ url: '' }, 'url']],
  unprocessable: [
    [{ url: 'example' }, /scheme/],
    [{ url: 'https://ex ample.org/' }],
    [{ url: 'https://example.com:demo' }],
    [{ url: 'http://[www.example.com]/' }],
    [{ url: 'http://x:65536/' }],
    [{ url: 'a', base: 'b' }, /base/],
    [{ url: 'http://1.2.3.256/' }],
  ],
});
