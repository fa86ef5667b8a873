import { holdTo } from '../testing.ts';
import tool from './meta-tag-generator.ts';

const HTTPS = 'https://example.com/';

holdTo(tool, {
  answers: [
    // the order of the tags, with each field there
    [
      { title: 'T', description: 'D', keywords: ['a', 'b'], author: 'Ann', canonicalUrl: ` ${HTTPS} `, follow: false, themeColor: '#fff' },
      {
        html: '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>T</title>\n<meta name="description" content="D">\n<meta name="keywords" content="a, b">\n<meta name="author" content="Ann">\n<meta name="robots" content="index, nofollow">\n<link rel="canonical" href="https://example.com/">\n<meta name="theme-color" content="#fff">',
      },
    ],
    // no text may end the title or an attribute
    [
      { title: '</title><script>', author: '"><b>', charset: false, viewport: false },
      { html: '<title>&lt;/title&gt;&lt;script&gt;</title>\n<meta name="author" content="&quot;&gt;&lt;b&gt;">' },
    ],
    // the bounds 30, 60, 50 and 160 themselves are fine
    [{ title: 'x'.repeat(30), description: 'x'.repeat(50) }, { warnings: [] }],
    [{ title: 'x'.repeat(60), description: 'x'.repeat(160) }, { warnings: [] }],
    [
      { title: 'x'.repeat(61), description: 'x'.repeat(161) },
      { warnings: ['title is longer than 60 characters', 'description is longer than 160 characters'] },
    ],
    // lengths are those readers see: a family emoji is one character (UAX #29)
    [
      { title: '👨‍👩‍👧', description: 'e\u0301' },
      { titleLength: 1, descriptionLength: 1 },
    ],
  ],
  invalid: [
    [{ title: '' }, 'title'],
    [{ title: 'T', canonicalUrl: '/relative' }, 'canonicalUrl'],
    [{ title: 'T', canonicalUrl: 'ftp://example.com/' }, 'canonicalUrl'],
    [{ title: 'T', canonicalUrl: 'https://example.com/\nx' }, 'canonicalUrl'],
    [{ title: 'T', canonicalUrl: 'javascript:alert(1)' }, 'canonicalUrl'],
    [{ title: 'T', keywords: ['a', ''] }, 'keywords[1]'],
  ],
});
