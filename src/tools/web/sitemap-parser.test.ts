import { holdTo } from '../testing.ts';
import tool from './sitemap-parser.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const urls = (...entries: string[]) => ({ xml: `<urlset xmlns="${NAMESPACE}">${entries.map((entry) => `<url>${entry}</url>`).join('')}</urlset>` });
const loc = (more = '') => urls(`<loc>https://example.com/</loc>${more}`);
const problem = (message: string) => ({ problems: [{ entry: 1, message }] });

holdTo(tool, {
  answers: [
    // the forms of W3C's NOTE-datetime
    [loc('<lastmod>1997</lastmod>'), { problems: [] }],
    [loc('<lastmod>1997-07</lastmod>'), { problems: [] }],
    [loc('<lastmod>1997-07-16T19:20+01:00</lastmod>'), { problems: [] }],
    [loc('<lastmod>1997-07-16T19:20:30.45+01:00</lastmod>'), { problems: [] }],
    [loc('<lastmod>1997-13</lastmod>'), problem('lastmod is not a W3C date')],
    [loc('<lastmod>16 July 1997</lastmod>'), problem('lastmod is not a W3C date')],
    [loc('<lastmod>1997-07-16T19:20</lastmod>'), problem('lastmod is not a W3C date')],
    [loc('<changefreq>Daily</changefreq>'), problem('changefreq is unknown')],
    [loc('<priority>high</priority>'), problem('priority is not within 0 and 1')],
    [urls('<loc>/a</loc>'), problem('loc is not an absolute URL')],
    [urls('<priority>0.5</priority>'), { ...problem('loc is missing'), entries: [{ url: '', priority: 0.5 }] }],
    [
      urls('<loc>https://example.com/a</loc>', '<loc>https://example.org/</loc>', '<loc>https://example.com/a</loc>'),
      {
        problems: [
          { entry: 2, message: 'host differs from the first entry' },
          { entry: 3, message: 'duplicate of entry 1' },
        ],
      },
    ],
    // prefixes, CDATA, no namespace, elements of another namespace
    [
      {
        xml: `<s:urlset xmlns:s="${NAMESPACE}" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1" xmlns:o="urn:o"><s:url><s:loc><![CDATA[https://example.com/?a&b]]></s:loc><o:priority>9</o:priority><i:image><i:loc>https://example.com/i</i:loc></i:image></s:url></s:urlset>`,
      },
      { entries: [{ url: 'https://example.com/?a&b', images: ['https://example.com/i'] }], problems: [] },
    ],
    [{ xml: '\ufeff<?xml version="1.0"?><urlset/>' }, { type: 'urlset', count: 0, entries: [] }],
    [
      { ...urls('<loc>https://example.com/1</loc>', '<loc>x</loc>'), limit: 1 },
      { count: 2, entries: [{ url: 'https://example.com/1' }], problems: [{ entry: 2 }] },
    ],
    // entities of a document type are not expanded
    [
      { xml: '<!DOCTYPE urlset [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><urlset><url><loc>https://example.com/&b;</loc></url></urlset>' },
      { entries: [{ url: 'https://example.com/&b;' }] },
    ],
  ],
  unprocessable: [
    [{ xml: '<urlset><url></urlset>' }, /line 1/],
    [{ xml: '<rss/>' }, /root element/],
    [{ xml: '<constructor/>' }, /root element/],
    [{ xml: '<urlset xmlns="urn:other"/>' }, /root element/],
    [{ xml: ' ' }, /root element/],
    [{ xml: '<urlset>&nope;</urlset>' }, /entity/],
  ],
  invalid: [[{ xml: '' }, 'xml']],
});
