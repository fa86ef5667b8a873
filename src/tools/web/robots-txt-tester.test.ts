import { holdTo } from '../testing.ts';
import tool from './robots-txt-tester.ts';
import data from './testdata/robots-txt-tester.json' with { type: 'json' };

const ask = (robotsTxt: string, url: string, userAgent = '*') => ({ robotsTxt, urls: [url], userAgent });
const rule = (pattern: string) => `User-agent: *\nAllow: ${pattern}\nDisallow: /\n`;
const yes = { results: [{ allowed: true }] };
const no = { results: [{ allowed: false }] };
const EXAMPLE =
  'User-Agent: *\nDisallow: *.gif$\nDisallow: /example/\nAllow: /publications/\n\nUser-Agent: foobot\nDisallow:/\nAllow:/example/page.html\nAllow:/example/allowed.gif\n\nUser-Agent: barbot\nUser-Agent: bazbot\nDisallow: /example/page.html\n\nUser-Agent: quxbot\n';

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // RFC 9309 section 5.1, simple example
    [ask(EXAMPLE, '/publications/a'), yes],
    [ask(EXAMPLE, '/example/x'), no],
    [ask(EXAMPLE, '/a.gif'), no],
    [ask(EXAMPLE, '/example/page.html', 'foobot'), yes],
    [ask(EXAMPLE, '/other', 'foobot'), no],
    [ask(EXAMPLE, '/example/page.html', 'BazBot'), no],
    [ask(EXAMPLE, '/example/', 'BazBot'), yes],
    [ask(EXAMPLE, '/example/', 'quxbot'), { ...yes, group: 'quxbot' }],
    // RFC 9309 section 5.2, the longest match
    [ask('User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif', '/example/page/disallow.gif', 'foobot'), yes],
    [ask('User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif', '/example/page/disallowed.gif', 'foobot'), no],
    // RFC 9309 section 2.2.2, paths that match percent-encoded
    [ask(rule('/foo/bar?baz=quz'), '/foo/bar?baz=quz'), yes],
    [ask(rule('/foo/bar?baz=https://foo.bar'), '/foo/bar?baz=https%3A%2F%2Ffoo.bar'), no],
    [ask(rule('/foo/bar/U+E38384'), '/foo/bar/%E3%83%84'), no],
    [ask(rule('/foo/bar/ツ'), '/foo/bar/%E3%83%84'), yes],
    [ask(rule('/foo/bar/%e3%83%84'), '/foo/bar/ツ'), yes],
    [ask(rule('/foo/bar/%62%61%7A'), '/foo/bar/baz'), yes],
    // RFC 9309 section 2.2.3, special characters
    [ask(rule('/path/file-with-a-%2A.html'), '/path/file-with-a-*.html'), yes],
    [ask(rule('/path/foo-%24'), '/path/foo-$'), yes],
    [ask(rule('/this/path/exactly$'), '/this/path/exactly'), yes],
    [ask(rule('/this/path/exactly$'), '/this/path/exactly/not'), no],
    [ask(rule('/this/*/exactly'), '/this/is/a/path/exactly?x'), yes],
    // Google's open-source parser: "fish" and wildcards of its documentation
    [ask(rule('/fish*.php'), '/fishheads/catfish.php?parameters'), yes],
    [ask(rule('/fish*.php'), '/Fish.PHP'), no],
    [ask(rule('/*.php$'), '/folder/filename.php'), yes],
    [ask(rule('/*.php$'), '/filename.php?parameters'), no],
    // Allow wins a tie
    [ask('User-agent: *\nDisallow: /folder\nAllow: /folder', '/folder/page'), yes],
    // groups of one agent are merged; rules before any agent are ignored
    [ask('Disallow: /\nUser-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /y\nUser-agent: a\nDisallow: /z', '/z', 'a'), no],
    [ask('Disallow: /', '/x'), yes],
    // line ends of all kinds, comments, lines without a colon, odd case
    [ask('uSER-aGENT : *\r# c\rnonsense\r\nDISALLOW: /x # y', '/x'), { results: [{ allowed: false, line: 4, rule: 'DISALLOW: /x # y' }] }],
    // an agent with a version is its leading token; a shorter name is another agent
    [ask('User-agent: FooBot/1.2\nDisallow: /', '/', 'foobot'), no],
    [ask('User-agent: FooBot-Images\nDisallow: /', '/', 'FooBot'), yes],
    [ask('User-agent: Googlebot\nDisallow: /', '/', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'), { ...no, group: 'googlebot' }],
    [ask('User-agent: *\nDisallow: /', 'https://example.com/robots.txt'), yes],
    [ask('User-agent: *\nDisallow: /', 'https://example.com'), no],
    [ask('', '/'), { results: [{ url: '/', allowed: true }], sitemaps: [] }],
    [
      ask('\ufeffUser-agent: *\nCrawl-delay: 2.5\nCrawl-delay: 9\nSitemap: https://example.com/s.xml', '/'),
      { crawlDelaySeconds: 2.5, sitemaps: ['https://example.com/s.xml'] },
    ],
  ],
  invalid: [
    [ask('', 'page.html'), 'urls[0]'],
    [ask('', ''), 'urls[0]'],
    [{ robotsTxt: '', urls: [] }, 'urls'],
    [ask('', '/', ''), 'userAgent'],
  ],
});
