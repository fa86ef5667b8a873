import { expect, it } from 'vitest';
import { expectInvalid, holdTo, run } from '../testing.ts';
import tool from './open-graph-generator.ts';

const inputs = { title: 'T', url: 'https://example.com/', description: 'D' };
const image = { imageUrl: 'https://example.com/i.png' };

holdTo(tool, {
  answers: [
    // image and article fields in their places
    [
      {
        ...inputs,
        ...image,
        type: 'article',
        imageAlt: 'A',
        siteName: 'S',
        locale: 'es_419',
        publishedTime: '2026-01-01',
        authorUrl: 'https://example.com/ann',
      },
      {
        html: '<meta property="og:title" content="T">\n<meta property="og:type" content="article">\n<meta property="og:url" content="https://example.com/">\n<meta property="og:image" content="https://example.com/i.png">\n<meta property="og:image:alt" content="A">\n<meta property="og:description" content="D">\n<meta property="og:site_name" content="S">\n<meta property="og:locale" content="es_419">\n<meta property="article:published_time" content="2026-01-01">\n<meta property="article:author" content="https://example.com/ann">',
        warnings: [],
      },
    ],
    // 1200 by 630 is enough, a pixel less is not, one size alone says nothing
    [{ ...inputs, ...image, imageWidth: 1200, imageHeight: 630 }, { warnings: [] }],
    [{ ...inputs, ...image, imageWidth: 1200, imageHeight: 629 }, { warnings: ['image is smaller than 1200 by 630'] }],
    [{ ...inputs, ...image, imageWidth: 10 }, { warnings: [] }],
    [{ ...inputs, locale: 'fil' }, { warnings: ['image is missing'] }],
  ],
  invalid: [
    [{ ...inputs, imageAlt: 'x' }, 'imageAlt'],
    [{ ...inputs, imageWidth: 5 }, 'imageWidth'],
    [{ ...inputs, imageHeight: 5 }, 'imageHeight'],
    [{ ...inputs, locale: 'en-US' }, 'locale'],
    [{ ...inputs, locale: 'EN_us' }, 'locale'],
    [{ ...inputs, alternateLocales: ['fr_FR', 'f'] }, 'alternateLocales[1]'],
    [{ ...inputs, publishedTime: '2026-02-30' }, 'publishedTime'],
    [{ ...inputs, publishedTime: '2026-02-20T10:00' }, 'publishedTime'],
    [{ title: 'T', url: 'example.com' }, 'url'],
  ],
});

// ogp.me, Object Types: the film of its example with two actors.
it('writes the properties of the type, repeated ones too', async () => {
  const properties = [
    { property: 'video:actor', content: 'https://example.com/a' },
    { property: 'video:actor:role', content: 'A "hero"' },
    { property: 'video:actor', content: 'https://example.com/b' },
  ];
  const { html } = await run(tool, { ...inputs, type: 'video.movie', properties });
  expect(html).toContain(
    '<meta property="video:actor" content="https://example.com/a">\n<meta property="video:actor:role" content="A &quot;hero&quot;">\n<meta property="video:actor" content="https://example.com/b">',
  );
  await expectInvalid(tool, { ...inputs, type: 'book', properties }, 'properties[0].property');
  await expectInvalid(tool, { ...inputs, properties: [{ property: 'og:title', content: 'x' }] }, 'properties[0].property');
});
