import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './ioc-extractor.ts';

const filled = async (text: string, inputs = {}) => {
  const { indicators } = await run(tool, { text, ...inputs });
  return Object.fromEntries(Object.entries<string[]>(indicators).filter(([, list]) => list.length > 0));
};

const md5 = 'd41d8cd98f00b204e9800998ecf8427e';
const sha1 = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';
const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('ioc-extractor', () => {
  it.each([
    ['empty text', '', {}],
    [
      'hashes by length, in lower case',
      `${md5.toUpperCase()} ${sha1} ${sha256} ${sha256}${sha256} ${md5}0 g${md5}`,
      { md5: [md5], sha1: [sha1], sha256: [sha256], sha512: [sha256 + sha256] },
    ],
    ['IPv4', '1.2.3.4 256.1.1.1 1.2.3.4.5 01.2.3.4 1.2.3.4. a1.2.3.4', { ipv4: ['1.2.3.4'] }],
    [
      'IPv6 (RFC 4291 section 2.2)',
      '2001:DB8::8:800:200C:417A ::ffff:129.144.52.38 ::1. 1::2::3 12345::1 fe80::1:',
      { ipv6: ['2001:DB8::8:800:200C:417A', '::ffff:129.144.52.38', '::1'] },
    ],
    [
      'domains with a public suffix',
      'Example.CO.UK foo.bar.invalidtld com x.com, -a.com a.com-b _a.com a.com_',
      { domain: ['example.co.uk', 'x.com', 'a.com'] },
    ],
    ['the host of a URL or an e-mail address is not a domain', 'http://a.com/x?m=b@c.com d@e.com', { url: ['http://a.com/x?m=b@c.com'], email: ['d@e.com'] }],
    ['MAC addresses', '00:1A:2b:3c:4d:5e 00-1A-2B-3C-4D-5F 00:1A-2b:3c:4d:5e 001A2B3C4D5E', { mac: ['00:1a:2b:3c:4d:5e', '00-1a-2b-3c-4d-5f'] }],
    ['CVE numbers', 'cve-2021-44228 CVE-2014-0160 CVE-2014-016 XCVE-2014-0160', { cve: ['CVE-2021-44228', 'CVE-2014-0160'] }],
    ['once each', '1.2.3.4 1.2.3.4 A@x.org a@x.org', { ipv4: ['1.2.3.4'], email: ['A@x.org'] }],
    ['defanged', '1[.]2[.]3[.]4 hxxps[://]x[.]org/a me[at]x(dot)org', { ipv4: ['1.2.3.4'], url: ['https://x.org/a'], email: ['me@x.org'] }],
  ])('%s', async (_, text, expected) => {
    expect(await filled(text)).toEqual(expected);
  });

  it('types not asked for still cover their stretch', async () => {
    expect(await filled('http://1.2.3.4/ 5.6.7.8', { types: ['ipv4', 'domain'] })).toEqual({ ipv4: ['5.6.7.8'] });
    await expectInvalid(tool, { text: '', types: [] }, 'types');
  });

  it('without refanging', async () => {
    expect(await filled('1[.]2[.]3[.]4', { refang: false })).toEqual({});
  });
});
