import { z } from 'zod';
import { defineTool } from '../define.ts';
import { htmlText } from '../shared/formats/html-text.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { countWords } from '../shared/text/segments.ts';
import { type Epub, type Item, Metadata, openEpub } from './lib/epub.ts';
import { contentsOf, DocumentReader, isDocument } from './lib/epub-content.ts';
import { fileBytes, fileText, present } from './lib/given-file.ts';
import { TINY_EPUB } from './lib/office-samples.ts';

const text = (what: string) => z.string().optional().describe(what);

export default defineTool({
  slug: 'epub-inspector',
  name: 'EPUB Inspector',
  category: 'documents',
  summary: 'Shows the title, authors, language, identifiers, cover and chapters of an e-book (EPUB 2 and 3).',
  description:
    'Reads the package document with its refinements, the table of contents from the nav document or the NCX, and says which files of the manifest are missing and what is against the rules of the container. Addresses are from the folder of the package document; those that lead out of the book are not followed.',
  reference: 'EPUB 3.3, OPF 2.0.1 and OCF 3.3',
  keywords: ['ebook metadata', 'epub metadata', 'calibre', 'isbn of epub', 'epubcheck', 'cover of ebook', 'table of contents', 'drm check'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The e-book'),
    includeCover: z.boolean().default(false).describe('Whether the bytes of the cover are given'),
  }),
  result: z.strictObject({
    version: z.string().describe('Version of EPUB that the package document names, such as 3.0'),
    title: text('Title of the book'),
    creators: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the author as written'),
          role: text('What the person did, such as aut for author'),
          fileAs: text('Name by which the person is sorted'),
        }),
      )
      .describe('Authors of the book'),
    contributors: z.array(z.string()).describe('Others who took part in the book'),
    language: text('Language of the book, such as en'),
    identifier: text('The identifier that the book names as its own'),
    isbn: text('Digits of the ISBN, where an identifier says that it is one'),
    publisher: text('Publisher of the book'),
    date: text('Date of the book as written'),
    modified: text('When the book was last changed, as written'),
    description: text('What the book is about'),
    subjects: z.array(z.string()).describe('Subjects of the book'),
    rights: text('Rights to the book'),
    series: text('Series that the book belongs to'),
    seriesIndex: z.number().optional().describe('Place of the book in its series'),
    toc: z
      .array(
        z.strictObject({
          title: z.string().describe('Title of the entry'),
          level: z.int().describe('Level of the entry, from 1'),
          href: text('Where the entry leads'),
        }),
      )
      .describe('Table of contents, at most 10,000 entries'),
    spine: z
      .array(
        z.strictObject({
          href: z.string().describe('Address of the document'),
          mediaType: z.string().describe('Media type of the document'),
          linear: z.boolean().describe('Whether it is part of the text that is read from front to back'),
        }),
      )
      .describe('Documents in the order in which they are read'),
    manifestItems: z.int().describe('Number of files that the manifest lists'),
    images: z.int().describe('Number of pictures in the manifest'),
    words: z.int().describe('Number of words in the linear documents'),
    cover: z
      .strictObject({
        href: z.string().describe('Address of the cover'),
        mediaType: z.string().describe('Media type of the cover'),
        bytes: z.int().describe('Size of the cover in bytes'),
        content: text('The cover in Base64, where it is asked for'),
      })
      .optional()
      .describe('The picture that the book names as its cover'),
    fixedLayout: z.boolean().describe('Whether its pages have a fixed layout'),
    encrypted: z.boolean().describe('Whether more than fonts is encrypted, as by DRM'),
    missing: z.array(z.string()).describe('Files that the manifest lists and the book does not have'),
    problems: z.array(z.string()).describe('What is against the rules of the container'),
  }),
  examples: [
    {
      inputs: { file: TINY_EPUB },
      result: {
        version: '3.0',
        title: 'Tiny',
        creators: [],
        contributors: [],
        language: 'en',
        identifier: 'urn:x:1',
        subjects: [],
        toc: [{ title: 'One', level: 1, href: 'c1.xhtml' }],
        spine: [{ href: 'c1.xhtml', mediaType: 'application/xhtml+xml', linear: true }],
        manifestItems: 2,
        images: 0,
        words: 2,
        fixedLayout: false,
        encrypted: false,
        missing: [],
        problems: [],
      },
    },
  ],
  headline: 'title',
  async run({ file, includeCover }) {
    const epub = await openEpub(fileBytes(file));
    const { parse } = await import('parse5');
    const reader = new DocumentReader(epub, parse);
    const metadata = new Metadata(epub.metadata);
    const toc = await contentsOf(epub, reader);
    return {
      version: epub.version,
      ...describedBy(metadata, epub),
      toc,
      spine: epub.spine.map(({ item, linear }) => ({ href: item.href, mediaType: item.mediaType, linear })),
      manifestItems: epub.items.length,
      images: epub.items.filter(({ mediaType }) => mediaType.startsWith('image/')).length,
      words: wordsOf(epub, reader),
      ...coverOf(epub, metadata, includeCover),
      fixedLayout: metadata.properties('rendition:layout')[0]?.text === 'pre-paginated' || metadata.named('fixed-layout') === 'true',
      encrypted: epub.encrypted,
      missing: epub.items.filter((item) => isMissing(epub, item)).map(({ href }) => href),
      problems: epub.problems,
    };
  },
});

function describedBy(metadata: Metadata, epub: Epub) {
  const identifiers = metadata.all('dc:identifier');
  const own = identifiers.find(({ node }) => epub.identifierId !== undefined && node.attributes.id === epub.identifierId);
  return {
    ...present({ title: metadata.first('dc:title') }),
    creators: metadata.all('dc:creator').map(({ text: name, node }) => ({
      name,
      ...present({ role: metadata.refined(node, 'role', 'role'), fileAs: metadata.refined(node, 'file-as', 'file-as') }),
    })),
    contributors: metadata.all('dc:contributor').map(({ text: name }) => name),
    ...present({
      language: metadata.first('dc:language'),
      identifier: own?.text,
      isbn: isbnOf(metadata),
      publisher: metadata.first('dc:publisher'),
      date: metadata.first('dc:date'),
      modified: metadata.properties('dcterms:modified')[0]?.text,
      description: metadata.first('dc:description'),
    }),
    subjects: metadata.all('dc:subject').map(({ text: subject }) => subject),
    ...present({ rights: metadata.first('dc:rights') }),
    ...seriesOf(metadata),
  };
}

/** The digits of the first identifier that says it is an ISBN. */
function isbnOf(metadata: Metadata): string | undefined {
  for (const { text: identifier, node } of metadata.all('dc:identifier')) {
    const scheme = metadata.refined(node, 'scheme', 'identifier-type') ?? '';
    // 02 and 15 are the ISBN-10 and the ISBN-13 of ONIX code list 5.
    const saysSo = /^(?:isbn|isbn-1[03]|02|15)$/i.test(scheme) || /^(?:urn:)?isbn:/i.test(identifier);
    const digits = identifier
      .replace(/^(?:urn:)?isbn:/i, '')
      .replace(/[\s\u2010-\u2015-]/g, '')
      .toUpperCase();
    if (saysSo && /^(?:\d{13}|\d{9}[\dX])$/.test(digits)) return digits;
  }
  return undefined;
}

function seriesOf(metadata: Metadata): { series?: string; seriesIndex?: number } {
  const collections = metadata.properties('belongs-to-collection');
  const collection = collections.find(({ node }) => metadata.refined(node, 'collection-type', 'collection-type') === 'series') ?? collections[0];
  const series = collection?.text ?? metadata.named('calibre:series');
  const place = collection ? metadata.refined(collection.node, 'group-position', 'group-position') : metadata.named('calibre:series_index');
  const isNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/.test(place ?? '');
  return { ...present({ series }), ...(series !== undefined && isNumber && { seriesIndex: Number(place) }) };
}

const isMissing = ({ archive }: Epub, { name, href }: Item): boolean => (name === undefined ? !/^[a-z][a-z\d+.-]*:/i.test(href) : !archive.has(name));

function wordsOf(epub: Epub, reader: DocumentReader): number {
  if (epub.encrypted) return 0;
  const trees = epub.spine.filter(({ item, linear }) => linear && isDocument(item)).map(({ item }) => reader.read(item));
  return trees.reduce((sum, tree) => sum + (tree ? countWords(htmlText(tree, { links: false, wrap: 0 })) : 0), 0);
}

function coverOf(epub: Epub, metadata: Metadata, includes: boolean) {
  const named = metadata.named('cover');
  const item = epub.items.find(({ properties }) => properties.has('cover-image')) ?? epub.items.find(({ id }) => named !== undefined && id === named);
  const bytes = item?.name === undefined || !item.mediaType.startsWith('image/') ? undefined : epub.archive.bytes(item.name);
  if (item === undefined || bytes === undefined) return {};
  return { cover: { href: item.href, mediaType: item.mediaType, bytes: bytes.length, ...(includes && { content: base64Of(bytes) }) } };
}
