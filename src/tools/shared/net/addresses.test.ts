import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBareUrls, findEmails, findHosts, findIpv4, findIpv6, findUrls, longestApart } from './addresses.ts';

const values = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);

it.each([
  ['from 192.0.2.1 to 198.51.100.255.', ['192.0.2.1', '198.51.100.255']],
  ['256.1.1.1 1.2.3 01.2.3.4 1.2.3.4.5 1.2.3.4a v1.2.3.4', []],
  ['(0.0.0.0)', ['0.0.0.0']],
])('finds the IPv4 addresses of %j', (text, expected) => {
  expect(values(findIpv4(text))).toEqual(expected);
});

// Text forms of RFC 4291 section 2.2.
it.each([
  ['at ABCD:EF01:2345:6789:ABCD:EF01:2345:6789, 2001:DB8:0:0:8:800:200C:417A', ['ABCD:EF01:2345:6789:ABCD:EF01:2345:6789', '2001:DB8:0:0:8:800:200C:417A']],
  ['FF01::101 ::1 ::', ['FF01::101', '::1', '::']],
  ['::FFFF:129.144.52.38 and 0:0:0:0:0:0:13.1.68.3.', ['::FFFF:129.144.52.38', '0:0:0:0:0:0:13.1.68.3']],
  ['12:30 1:2:3 2001:db8:::1 g::1x', []],
])('finds the IPv6 addresses of %j', (text, expected) => {
  expect(values(findIpv6(text))).toEqual(expected);
});

it.each([
  ['Write to <a.b+c@example.com>, or (d@e.example).', ['a.b+c@example.com', 'd@e.example']],
  ['用户@例子.广告', ['用户@例子.广告']],
  ['x@[192.0.2.1]', ['x@[192.0.2.1]']],
  ['a@b @c.de a..b@c.de a@1.2 x@-y.de', ['b@c.de']],
  ["'me@example.com' *you@example.com*", ['me@example.com', 'you@example.com']],
])('finds the e-mail addresses of %j', (text, expected) => {
  expect(values(findEmails(text))).toEqual(expected);
});

it.each([
  ['See http://example.com/a_(b). Then https://[2001:db8::1]:8080/?q=1#x!', ['http://example.com/a_(b)', 'https://[2001:db8::1]:8080/?q=1#x']],
  ['(http://example.com/x) "http://example.com/y" <http://example.com/z>', ['http://example.com/x', 'http://example.com/y', 'http://example.com/z']],
  ['ftp://example.com xhttp://example.com http:// HTTP://EXAMPLE.com', ['HTTP://EXAMPLE.com']],
])('finds the web addresses of %j', (text, expected) => {
  expect(values(findUrls(text, ['http', 'https']))).toEqual(expected);
});

it.each([
  ['http:///', 0],
  ['http://@/', 0],
  ['http://?', 0],
  ['http://:', 0],
  ['http://[ ', 111_111],
])('reads a megabyte of %j in time linear in its length', (unit, count) => {
  expect(findUrls(unit.repeat(1_000_000 / unit.length), ['http'])).toHaveLength(count);
});

it('tells the host of a web address from its user and its port (RFC 3986 section 3.2)', () => {
  const text = 'see http://user:pw@www.example.com:8080/over/there?name=ferret#nose';
  const [{ host } = { host: { start: 0, end: 0 } }] = findUrls(text, ['http']);
  expect(text.slice(host.start, host.end)).toBe('www.example.com');
});

it('finds hosts, and addresses without a scheme below a public suffix', async () => {
  expect(values(findHosts('at www.example.com. not a_b.de, me@example.org or 3.14 x'))).toEqual(['www.example.com', '3.14']);
  expect(values(await findBareUrls('example.com:8080/path?x, readme.txt example.co.uk'))).toEqual(['example.com:8080/path?x', 'example.co.uk']);
});

it('keeps of overlapping pieces the longest, in order', () => {
  const piece = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 9 })).map(([start, length]) => ({ start, end: start + length, value: '' }));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const chosen = longestApart('x'.repeat(40), pieces);
      for (const [index, one] of chosen.entries()) expect(one.start).toBeGreaterThanOrEqual(chosen[index - 1]?.end ?? 0);
      for (const one of pieces) {
        const rivals = chosen.filter(({ start, end }) => start < one.end && one.start < end);
        expect(rivals.some(({ start, end }) => end - start >= one.end - one.start)).toBe(true);
      }
    }),
  );
});
