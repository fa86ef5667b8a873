import { holdTo } from '../testing.ts';
import tool from './rss-feed-generator.ts';

const feed = { title: 'T', url: 'https://example.com/', description: 'D', updated: '2003-06-10T04:00:00Z', items: [] };
const item = { title: 'I', url: 'https://example.com/1', published: '2003-06-03T09:39:21+00:00' };
const RSS =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n  <channel>\n    <title>T</title>\n    <link>https://example.com/</link>\n    <description>D</description>\n';

holdTo(tool, {
  answers: [
    // the dates of the sample file of the RSS 2.0 specification (with the offset instead of GMT)
    [
      {
        ...feed,
        language: 'en',
        feedUrl: 'https://example.com/f?a&b',
        items: [{ ...item, id: 'x<1>', description: '<p>"it\'s"</p>', author: 'Ann', categories: ['a', 'b'] }],
      },
      {
        xml: `${RSS}    <language>en</language>\n    <lastBuildDate>Tue, 10 Jun 2003 04:00:00 +0000</lastBuildDate>\n    <atom:link href="https://example.com/f?a&amp;b" rel="self" type="application/rss+xml"/>\n    <item>\n      <title>I</title>\n      <link>https://example.com/1</link>\n      <guid isPermaLink="false">x&lt;1&gt;</guid>\n      <description>&lt;p&gt;&quot;it&apos;s&quot;&lt;/p&gt;</description>\n      <pubDate>Tue, 03 Jun 2003 09:39:21 +0000</pubDate>\n      <category>a</category>\n      <category>b</category>\n    </item>\n  </channel>\n</rss>`,
      },
    ],
    [
      { ...feed, updated: '2003-12-31T23:30:00.9-01:00' },
      { xml: `${RSS}    <lastBuildDate>Thu, 01 Jan 2004 00:30:00 +0000</lastBuildDate>\n  </channel>\n</rss>` },
    ],
    // RFC 4287
    [
      { ...feed, format: 'atom', author: 'A&B', feedUrl: 'https://example.com/f', items: [{ ...item, author: 'Ann', description: 'S', categories: ['c'] }] },
      {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n  <title>T</title>\n  <subtitle>D</subtitle>\n  <link href="https://example.com/"/>\n  <link href="https://example.com/f" rel="self"/>\n  <id>https://example.com/f</id>\n  <updated>2003-06-10T04:00:00Z</updated>\n  <author>\n    <name>A&amp;B</name>\n  </author>\n  <entry>\n    <title>I</title>\n    <link href="https://example.com/1"/>\n    <id>https://example.com/1</id>\n    <updated>2003-06-03T09:39:21Z</updated>\n    <author>\n      <name>Ann</name>\n    </author>\n    <summary>S</summary>\n    <category term="c"/>\n  </entry>\n</feed>',
      },
    ],
  ],
  invalid: [
    [{ ...feed, format: 'atom' }, 'author'],
    [{ ...feed, updated: '2003-06-10' }, 'updated'],
    [{ ...feed, updated: '9999-12-31T23:30:00-01:00' }, 'updated'],
    [{ ...feed, updated: '0000-01-01T00:30:00+01:00' }, 'updated'],
    [{ ...feed, items: [{ ...item, published: '2003-06-10T25:00:00Z' }] }, 'items[0].published'],
    [{ ...feed, title: 'a\u0000' }, 'title'],
    [{ ...feed, items: [{ ...item, url: 'x' }] }, 'items[0].url'],
    [{ ...feed, description: '' }, 'description'],
  ],
});
