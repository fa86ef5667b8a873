import { holdTo } from '../testing.ts';
import tool from './rss-feed-parser.ts';

const rss = (item: string, channel = '') => ({
  xml: `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${channel}<item>${item}</item></channel></rss>`,
});
const published = (date: string, expected: string | undefined) =>
  [rss(`<pubDate>${date}</pubDate>`), { items: [{ published: expected }] }] satisfies [object, object];
const atom = (inner: string) => ({ xml: `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${inner}</feed>` });

holdTo(tool, {
  answers: [
    // RFC 822 dates with named zones, two-digit years, no seconds and no day of the week
    published('Sat, 07 Sep 2002 00:00:01 GMT', '2002-09-07T00:00:01Z'),
    published('07 Sep 02 00:00 EST', '2002-09-07T05:00:00Z'),
    published('Sun, 6 Nov 94 08:49:37 PDT', '1994-11-06T15:49:37Z'),
    published('2002-09-07T02:00:00+02:00', '2002-09-07T00:00:00Z'),
    published('Sat, 31 Feb 2002 00:00:01 GMT', undefined),
    published('soon', undefined),
    [rss('<dc:date>2002-09-07</dc:date><dc:creator>Ann</dc:creator>'), { items: [{ published: '2002-09-07T00:00:00Z', author: 'Ann' }] }],
    [
      rss('<author>a@b.c</author><dc:creator>Ann</dc:creator><category>x</category><category> </category>'),
      { items: [{ author: 'a@b.c', categories: ['x'] }] },
    ],
    // CDATA and entities resolved; markup inside stays as text
    [
      rss('<description>&lt;p&gt;a&lt;/p&gt;</description><content:encoded><![CDATA[<p>b &amp; c</p>]]></content:encoded><title>x <b>y</b></title>'),
      { items: [{ summary: '<p>a</p>', content: '<p>b &amp; c</p>', title: 'x <b>y</b>' }] },
    ],
    [rss('', '<language>en-us</language><pubDate>Sat, 07 Sep 2002 00:00:01 GMT</pubDate>'), { language: 'en-us', updated: '2002-09-07T00:00:01Z', count: 1 }],
    // a prefix that is not declared is still well-formed XML
    [{ xml: '<rss><channel><item><itunes:author>x</itunes:author><title>T</title></item></channel></rss>' }, { items: [{ title: 'T', categories: [] }] }],
    // RSS 1.0: items stand beside the channel
    [
      {
        xml: '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="c"><title>T</title><link>l</link></channel><item rdf:about="https://example.com/1"><title>I</title></item></rdf:RDF>',
      },
      { format: 'rss1', title: 'T', link: 'l', count: 1, items: [{ id: 'https://example.com/1', title: 'I' }] },
    ],
    // Atom (RFC 4287): links by rel, authors of the feed, published before updated, categories by term, XHTML content
    [
      atom(
        '<subtitle>S</subtitle><author><name>F</name></author><updated>2003-12-13T18:30:02.25+01:00</updated><link rel="self" href="f"/><link rel="alternate" href="a"/><entry><link rel="edit" href="e"/><link href="x"/><updated>2004-01-01T00:00:00Z</updated><published>2003-12-13T18:30:02Z</published><category term="t"/><content type="xhtml"><div><p>a<br/></p></div></content></entry>',
      ),
      {
        format: 'atom',
        language: 'en',
        description: 'S',
        link: 'a',
        updated: '2003-12-13T17:30:02Z',
        items: [{ link: 'x', published: '2003-12-13T18:30:02Z', author: 'F', categories: ['t'], content: '<p>a<br/></p>' }],
      },
    ],
    // feedparser, tests/wellformed/atom10: entry_title_inline_markup.xml, entry_summary_inline_markup_2.xml
    [
      atom(
        '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml" title="a>b">Example <b>Atom</b></div></title><subtitle type="xhtml"><div/></subtitle><entry><summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">History of the &lt;blink&gt; tag</div></summary></entry>',
      ),
      { title: 'Example <b>Atom</b>', items: [{ summary: 'History of the &lt;blink&gt; tag', categories: [] }] },
    ],
    [
      { ...atom('<entry/><entry/>'), limit: 1 },
      { count: 2, items: [{ categories: [] }] },
    ],
    [{ xml: '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel><title>&a;</title></channel></rss>' }, { title: '&a;' }],
  ],
  unprocessable: [
    [{ xml: '<rss>' }, /Not well-formed/],
    [{ xml: '<html/>' }, /root element/],
    [{ xml: 'text' }, /Not well-formed/],
  ],
  invalid: [[{ xml: '' }, 'xml']],
});
