import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { htmlLines, meta } from './lib/html.ts';
import { moment } from './lib/schema-fields.ts';
import { webUrl } from './lib/web-url.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const locale = () => z.string().regex(/^[a-z]{2,3}(?:_(?:[A-Z]{2}|[0-9]{3}))?$/, 'must be a locale such as en or en_US');

/** The properties of the types of ogp.me, by the first word of the type. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  article: ['published_time', 'modified_time', 'expiration_time', 'author', 'section', 'tag'],
  book: ['author', 'isbn', 'release_date', 'tag'],
  music: ['duration', 'album', 'album:disc', 'album:track', 'musician', 'song', 'song:disc', 'song:track', 'release_date', 'creator'],
  profile: ['first_name', 'last_name', 'username', 'gender'],
  video: ['actor', 'actor:role', 'director', 'writer', 'duration', 'release_date', 'tag', 'series'],
};

function checkProperties(type: string, properties: readonly { property: string }[]): void {
  const group = type.split('.')[0] ?? '';
  const known = (PROPERTIES[group] ?? []).map((name) => `${group}:${name}`);
  for (const [index, { property }] of properties.entries()) {
    if (known.includes(property)) continue;
    const right =
      known.length > 0
        ? `must be one of ${known.join(', ')}`
        : `does not apply to the type ${type}: only article, book, music, profile and video have properties`;
    invalid(`properties[${index}].property`, right);
  }
}

export default defineTool({
  slug: 'open-graph-generator',
  name: 'Open Graph Generator',
  category: 'web',
  summary: 'Generates the Open Graph tags that give links to a page a preview on social media.',
  description:
    'Tags in the order title, type, url, image, description, site name, locales, article fields; what is absent is left out. A locale is two or three lower-case letters, then perhaps _ and two capitals or three digits. Previews look best with an image of 1200 by 630 pixels.',
  reference: 'The Open Graph protocol (ogp.me)',
  keywords: [
    'og tags',
    'facebook preview',
    'link preview',
    'social media',
    'og:image',
    'og meta tags',
    'book isbn tag',
    'video actor tag',
    'article section tag',
    'open graph meta generator',
  ],
  inputs: z.strictObject({
    title: z.string().min(1).max(1000).describe('Title of the page as previews show it'),
    url: webUrl().describe('Permanent address of the page, http or https'),
    type: z.string().min(1).max(100).default('website').describe('Kind of thing the page is: website, article, profile, book, video.movie and so on'),
    imageUrl: webUrl().optional().describe('Address of the preview image, http or https'),
    imageAlt: z.string().min(1).max(1000).optional().describe('What the image shows; needs imageUrl'),
    imageWidth: z.int().min(1).max(100_000).optional().describe('Width of the image in pixels; needs imageUrl'),
    imageHeight: z.int().min(1).max(100_000).optional().describe('Height of the image in pixels; needs imageUrl'),
    description: z.string().min(1).max(5000).optional().describe('One or two sentences about the page'),
    siteName: z.string().min(1).max(500).optional().describe('Name of the whole site'),
    locale: locale().min(2).max(20).optional().describe('Language and country of the page, such as en_US'),
    alternateLocales: z.array(locale()).min(1).max(50).optional().describe('Other locales the page exists in, such as fr_FR'),
    publishedTime: moment().optional().describe('When an article appeared, as a date or ISO 8601 instant'),
    properties: z
      .array(
        z.strictObject({
          property: z.string().min(1).max(50).describe('Name of the property of this type, such as book:isbn, music:duration, profile:username or video:actor'),
          content: z.string().min(1).max(2000).describe('Value of the property: text, number, date or address, as the protocol has it'),
        }),
      )
      .max(200)
      .default([])
      .describe('Further properties of the type in their order; those of which there are several, such as tags and actors, once for each'),
    authorUrl: webUrl().optional().describe('Address of the profile of the author of an article'),
  }),
  result: z.strictObject({
    html: z.string().describe('The tags, one per line, for the head of the page'),
    warnings: z.array(z.string()).describe('What makes previews poorer'),
  }),
  examples: [
    {
      inputs: {
        title: 'The Rock',
        url: 'https://example.com/rock',
        type: 'video.movie',
        imageUrl: 'https://example.com/rock.jpg',
        imageWidth: 1200,
        imageHeight: 630,
        description: 'Alcatraz',
      },
      result: {
        html: '<meta property="og:title" content="The Rock">\n<meta property="og:type" content="video.movie">\n<meta property="og:url" content="https://example.com/rock">\n<meta property="og:image" content="https://example.com/rock.jpg">\n<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">\n<meta property="og:description" content="Alcatraz">',
        warnings: [],
      },
    },
    {
      inputs: { title: 'Emma', url: 'https://example.com/emma', type: 'book', properties: [{ property: 'book:isbn', content: '9780141439587' }] },
      result: {
        html: '<meta property="og:title" content="Emma">\n<meta property="og:type" content="book">\n<meta property="og:url" content="https://example.com/emma">\n<meta property="book:isbn" content="9780141439587">',
        warnings: ['image is missing', 'description is missing'],
      },
    },
    {
      inputs: { title: '"Quoted"', url: 'https://example.com/', locale: 'en_GB', alternateLocales: ['fr_FR', 'de_DE'] },
      result: {
        html: '<meta property="og:title" content="&quot;Quoted&quot;">\n<meta property="og:type" content="website">\n<meta property="og:url" content="https://example.com/">\n<meta property="og:locale" content="en_GB">\n<meta property="og:locale:alternate" content="fr_FR">\n<meta property="og:locale:alternate" content="de_DE">',
        warnings: ['image is missing', 'description is missing'],
      },
    },
  ],
  run(inputs) {
    const { imageUrl, imageWidth, imageHeight } = inputs;
    for (const field of ['imageAlt', 'imageWidth', 'imageHeight'] as const) {
      if (imageUrl === undefined && inputs[field] !== undefined) invalid(field, 'needs an imageUrl');
    }
    checkProperties(inputs.type, inputs.properties);
    const property = (name: string, content: string | number | undefined) => meta('property', name, content);
    const html = htmlLines([
      property('og:title', inputs.title),
      property('og:type', inputs.type),
      property('og:url', inputs.url),
      property('og:image', imageUrl),
      property('og:image:alt', inputs.imageAlt),
      property('og:image:width', imageWidth),
      property('og:image:height', imageHeight),
      property('og:description', inputs.description),
      property('og:site_name', inputs.siteName),
      property('og:locale', inputs.locale),
      ...(inputs.alternateLocales ?? []).map((alternate) => property('og:locale:alternate', alternate)),
      property('article:published_time', inputs.publishedTime),
      property('article:author', inputs.authorUrl),
      ...inputs.properties.map(({ property: name, content }) => property(name, content)),
    ]);
    const isSmall = imageWidth !== undefined && imageHeight !== undefined && (imageWidth < WIDTH || imageHeight < HEIGHT);
    const warnings = [
      imageUrl === undefined ? 'image is missing' : '',
      isSmall ? 'image is smaller than 1200 by 630' : '',
      inputs.description === undefined ? 'description is missing' : '',
    ].filter(Boolean);
    return { html, warnings };
  },
});
