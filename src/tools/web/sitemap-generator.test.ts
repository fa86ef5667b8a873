import { holdTo } from '../testing.ts';
import tool from './sitemap-generator.ts';

const one = (more: object) => ({ urls: [{ url: 'https://example.com/', ...more }] });
const priority = (text: string) => ({
  xml: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url>\n    <loc>https://example.com/</loc>\n    <priority>${text}</priority>\n  </url>\n</urlset>`,
});

holdTo(tool, {
  answers: [
    [one({ priority: 1 }), priority('1.0')],
    [one({ priority: 0 }), priority('0.0')],
    [one({ priority: 0.75 }), priority('0.75')],
    [one({ priority: 2 ** -23 }), priority('0.00000011920928955078')],
    // Google's image extension; quotes as entities; bytes, not characters
    [
      { urls: [{ url: 'https://example.com/ü\'"', images: ['https://example.com/<i>.png'] }] },
      {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n  <url>\n    <loc>https://example.com/ü&apos;&quot;</loc>\n    <image:image>\n      <image:loc>https://example.com/&lt;i&gt;.png</image:loc>\n    </image:image>\n  </url>\n</urlset>',
        count: 1,
        bytes: 338,
      },
    ],
    [
      { urls: [{ url: 'https://example.com/s.xml', lastModified: '2026-01-01T10:00:00+01:00' }], index: true },
      {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <sitemap>\n    <loc>https://example.com/s.xml</loc>\n    <lastmod>2026-01-01T10:00:00+01:00</lastmod>\n  </sitemap>\n</sitemapindex>',
      },
    ],
  ],
  invalid: [
    [one({ priority: 1.1 }), 'urls[0].priority'],
    [one({ changeFrequency: 'often' }), 'urls[0].changeFrequency'],
    [one({ lastModified: '2026-2-3' }), 'urls[0].lastModified'],
    [one({ url: '/x' }), 'urls[0].url'],
    [{ ...one({ priority: 1 }), index: true }, 'urls[0].priority'],
    [{ ...one({ images: [] }), index: true }, 'urls[0].images'],
    [{ urls: [] }, 'urls'],
  ],
});
