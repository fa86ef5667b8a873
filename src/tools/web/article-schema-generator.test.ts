import { holdTo } from '../testing.ts';
import tool from './article-schema-generator.ts';

holdTo(tool, {
  answers: [
    // an offset can put a later clock time first: 23:00 at +05:00 is before 20:00 at UTC
    [{ headline: 'H', datePublished: '2026-03-01T23:00:00+05:00', dateModified: '2026-03-01T20:00:00Z' }, { jsonLd: { dateModified: '2026-03-01T20:00:00Z' } }],
    // compared as dates when either is one
    [{ headline: 'H', datePublished: '2026-03-01T23:00:00Z', dateModified: '2026-03-01' }, { jsonLd: { '@type': 'Article' } }],
    [
      { type: 'NewsArticle', headline: 'H', description: 'D', publisherName: 'P' },
      {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: 'H',
          description: 'D',
          publisher: { '@type': 'Organization', name: 'P' },
        },
      },
    ],
    // the opening of a comment, which changes how a browser reads a script, is escaped too
    [
      { headline: '<!-- <script>' },
      {
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Article",\n  "headline": "\\u003c!-- \\u003cscript>"\n}\n</script>',
      },
    ],
  ],
  invalid: [
    [{ headline: 'H', datePublished: '2026-03-02', dateModified: '2026-03-01' }, 'dateModified'],
    [{ headline: 'H', datePublished: '2026-03-01T20:00:00Z', dateModified: '2026-03-01T23:00:00+05:00' }, 'dateModified'],
    [{ headline: 'H', datePublished: '2026-02-29' }, 'datePublished'],
    [{ headline: 'H', datePublished: '2026-02-01T24:00:00Z' }, 'datePublished'],
    [{ headline: 'H', publisherLogoUrl: 'https://example.com/l.png' }, 'publisherLogoUrl'],
    [{ headline: 'H', imageUrls: ['https://example.com/a', 'x'] }, 'imageUrls[1]'],
    [{ headline: '' }, 'headline'],
  ],
});
