import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './url-builder.ts';
import parser from './url-parser.ts';

holdTo(tool, {
  answers: [
    [{ hostname: 'x.org' }, { url: 'https://x.org/' }],
    [{ hostname: 'x.org', trailingSlash: true }, { url: 'https://x.org/' }],
    [{ hostname: 'x.org', protocol: 'HTTP:', port: 80, pathSegments: ['a'], trailingSlash: true }, { url: 'http://x.org/a/' }],
    [{ hostname: 'x.org', protocol: 'ftp', port: 2121 }, { url: 'ftp://x.org:2121/' }],
    [{ hostname: '[2001:DB8::1]', port: 0 }, { url: 'https://[2001:db8::1]:0/' }],
    [{ hostname: 'bücher.example' }, { url: 'https://xn--bcher-kva.example/' }],
    // percent-encode sets of the standard, section 1.3
    [{ hostname: 'x.org', username: 'a@b', password: 'p:/w' }, { url: 'https://a%40b:p%3A%2Fw@x.org/' }],
    [{ hostname: 'x.org', pathSegments: ['é', '100%', "a'(b)*!", '', '?#'] }, { url: "https://x.org/%C3%A9/100%25/a'(b)*!//%3F%23" }],
    [
      {
        hostname: 'x.org',
        query: [
          { name: 'a b', value: 'é&=+' },
          { name: '', value: '' },
        ],
      },
      { url: 'https://x.org/?a+b=%C3%A9%26%3D%2B&=' },
    ],
    [{ hostname: 'x.org', hash: 'a`<>"\n' }, { url: 'https://x.org/#a%60%3C%3E%22%0A' }],
  ],
  invalid: [
    [{}, 'hostname'],
    [{ hostname: 'x', port: 65536 }, 'port'],
  ],
  unprocessable: [
    [{ hostname: 'x.org', pathSegments: ['a', '..'] }, /"\.\."/],
    [{ hostname: 'x.org', pathSegments: ['.'] }],
    [{ hostname: 'x.org', protocol: 'javascript' }, /javascript/],
    [{ hostname: 'x.org/a' }],
    [{ hostname: 'x.org:80' }],
    [{ hostname: 'a@x.org' }],
    [{ hostname: '::1' }, /brackets/],
    [{ hostname: '1.2.3.256' }],
    [{ hostname: 'a b' }],
  ],
});

it('url-builder builds what url-parser takes apart', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 5 }).filter((segment) => !/^\.{1,2}$/.test(segment)),
        { minLength: 1, maxLength: 4 },
      ),
      fc.array(fc.record({ name: fc.string({ unit: 'binary', maxLength: 5 }), value: fc.string({ unit: 'binary', maxLength: 5 }) }), { maxLength: 4 }),
      async (pathSegments, query) => {
        const { url } = await run(tool, { hostname: 'x.org', pathSegments, query });
        expect(await run(parser, { url })).toMatchObject({ pathSegments, query });
      },
    ),
  ));
