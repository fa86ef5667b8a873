import { describe, expect, it } from 'vitest';
import { matchesRule, productTokens, readRobots, robotsPath } from './robots.ts';

/** Whether the most specific rule for an agent allows a path; where none matches it is allowed (RFC 9309, section 2.2.2). */
function allows(text: string, agent: string, path: string): boolean {
  const { groups } = readRobots(text);
  const { rules = [] } = groups.get(agent) ?? groups.get('*') ?? {};
  return rules.find((rule) => matchesRule(rule, robotsPath(path) ?? ''))?.allow ?? true;
}

// RFC 9309, section 5.1.
describe('the simple example of RFC 9309', () => {
  const text = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot
`;
  it.each([
    ['other', '/a.gif', false],
    ['other', '/a.gif?x', true],
    ['other', '/example/', false],
    ['other', '/publications/a', true],
    ['other', '/', true],
    ['foobot', '/a', false],
    ['foobot', '/example/page.html', true],
    ['foobot', '/example/allowed.gif', true],
    ['barbot', '/example/page.html', false],
    ['bazbot', '/example/page.html', false],
    ['bazbot', '/publications/', true],
    ['quxbot', '/a.gif', true],
  ])('%s at %s: %s', (agent, path, expected) => {
    expect(allows(text, agent, path)).toBe(expected);
  });
});

// Section 5.2 and section 2.2.2: the longest match counts; section 2.2.1: groups of one agent are one.
it('takes the longest match, and allows where two are as long', () => {
  const text = 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\nUser-agent: FooBot\nDisallow: /a\nAllow: /a';
  expect(allows(text, 'foobot', '/example/page/disallowed.gif')).toBe(false);
  expect(allows(text, 'foobot', '/example/page/')).toBe(true);
  expect(allows(text, 'foobot', '/a')).toBe(true);
});

// Section 2.2.2, table of octets, and section 2.2.3 on special characters.
it.each([
  ['/foo/bar?baz=quz', '/foo/bar?baz=quz', true],
  ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar', true],
  ['/foo/bar/ツ', '/foo/bar/%E3%83%84', true],
  ['/foo/bar/%E3%83%84', '/foo/bar/ツ', true],
  ['/foo/bar/%62%61%7A', '/foo/bar/baz', true],
  ['/this/path/exactly$', '/this/path/exactly', true],
  ['/this/path/exactly$', '/this/path/exactly/not', false],
  ['/this/*/exactly', '/this/a/b/exactly/so', true],
  ['*$', '/', true],
  ['/a*b*c$', '/abbc', true],
  ['/a*b*b$', '/ab', false],
  ['/a%2A', '/a*', true],
  ['/A', '/a', false],
])('matches by %s the path %s: %s', (rule, path, expected) => {
  expect(allows(`user-agent: *\ndisallow: ${rule}`, 'x', path)).toBe(!expected);
});

it('reads lines with comments, any line ends and spaces, and leaves out others', () => {
  const { groups, sitemaps } = readRobots(
    '\ufeff# a\r\nUSER-AGENT : Foo-Bot/1.0 # b\rCrawl-Delay: 2.5\nNoindex: /\nDisallow: /x #y\nSitemap: https://a/b.xml\n',
  );
  expect(groups.get('foo-bot')).toMatchObject({ crawlDelaySeconds: 2.5, rules: [{ allow: false, pattern: '/x', line: 5 }] });
  expect(sitemaps).toEqual(['https://a/b.xml']);
});

it('finds the product tokens of a whole User-Agent text', () => {
  expect(productTokens('Mozilla/5.0 (compatible; ExampleBot/0.1; +https://www.example.com/bot.html)')).toEqual(
    expect.arrayContaining(['mozilla', 'examplebot']),
  );
  expect(productTokens(' ExampleBot ')).toEqual(['examplebot']);
});
