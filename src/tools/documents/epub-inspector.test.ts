import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './epub-inspector.ts';
import converter from './epub-to-text-converter.ts';
import { HELLO_DOCX, TINY_EPUB } from './lib/office-samples.ts';
import { epub, navPoint, xhtml } from './testdata/epub-files.ts';
import { COMPOUND, mutated, PNG, zipped } from './testdata/office-files.ts';

const FULL = epub({
  metadata: `<dc:identifier id="bookid">urn:uuid:1</dc:identifier><dc:identifier id="i2">978-3-16-148410-0</dc:identifier><meta refines="#i2" property="identifier-type" scheme="onix:codelist5">15</meta>
    <dc:title>A
      Title</dc:title><dc:title>Sub</dc:title><dc:language>de</dc:language><dc:language>en</dc:language>
    <dc:creator id="c1">Ada Lovelace</dc:creator><meta refines="#c1" property="role" scheme="marc:relators">aut</meta><meta refines="#c1" property="file-as">Lovelace, Ada</meta>
    <dc:creator opf:role="ill" opf:file-as="Old, Bob">Bob Old</dc:creator><dc:contributor>Cy</dc:contributor><dc:subject>x</dc:subject><dc:subject>y</dc:subject>
    <dc:publisher>P</dc:publisher><dc:date>2024-02-29</dc:date><dc:rights>R</dc:rights><dc:description>D</dc:description><meta property="dcterms:modified">2024-03-01T00:00:00Z</meta>
    <meta property="belongs-to-collection" id="s">The Saga</meta><meta refines="#s" property="collection-type">series</meta><meta refines="#s" property="group-position">2.5</meta><meta property="rendition:layout">pre-paginated</meta>`,
  items: [
    ['nav', 'nav/nav.xhtml', 'application/xhtml+xml', 'nav'],
    ['c1', 'text/c%201.xhtml', 'application/xhtml+xml'],
    ['c2', '../out.xhtml', 'application/xhtml+xml'],
    ['img', 'i.png', 'image/png', 'cover-image'],
    ['gone', 'gone.css', 'text/css'],
    ['far', 'https://x.example/a.mp3', 'audio/mpeg'],
    ['evil', '../../etc/passwd', 'text/plain'],
  ],
  spine: [['c1'], ['c2', 'no'], ['none']],
  files: {
    'OEBPS/nav/nav.xhtml': xhtml(
      '<nav epub:type="landmarks"><ol><li><a href="x">No</a></li></ol></nav><nav epub:type="toc"><h1>Contents</h1><ol><li><a href="../text/c%201.xhtml">One <b>bold</b></a><ol><li><a href="../text/c%201.xhtml#s">Inner</a></li></ol></li><li><span>Part</span><ol><li><a href="../../out.xhtml">Out</a></li><li><a href="../../../../etc/passwd">Evil</a></li></ol></li></ol></nav>',
    ),
    'OEBPS/text/c 1.xhtml': xhtml('<p>Two words<a id="x"/> and<br/>more</p>'),
    'out.xhtml': xhtml('<p>not counted</p>'),
    'OEBPS/i.png': bytesOfBase64(PNG),
  },
});

describe('epub-inspector', () => {
  it('tells what is in a book, from its folder and never outside the package', async () => {
    const { problems, ...facts } = await run(tool, { file: FULL, includeCover: true });
    expect(facts).toEqual({
      version: '3.0',
      title: 'A Title',
      creators: [
        { name: 'Ada Lovelace', role: 'aut', fileAs: 'Lovelace, Ada' },
        { name: 'Bob Old', role: 'ill', fileAs: 'Old, Bob' },
      ],
      contributors: ['Cy'],
      language: 'de',
      identifier: 'urn:uuid:1',
      isbn: '9783161484100',
      publisher: 'P',
      date: '2024-02-29',
      modified: '2024-03-01T00:00:00Z',
      description: 'D',
      subjects: ['x', 'y'],
      rights: 'R',
      series: 'The Saga',
      seriesIndex: 2.5,
      toc: [
        { title: 'One bold', level: 1, href: 'text/c 1.xhtml' },
        { title: 'Inner', level: 2, href: 'text/c 1.xhtml#s' },
        { title: 'Part', level: 1 },
        { title: 'Out', level: 2, href: '../out.xhtml' },
        { title: 'Evil', level: 2 },
      ],
      spine: [
        { href: 'text/c 1.xhtml', mediaType: 'application/xhtml+xml', linear: true },
        { href: '../out.xhtml', mediaType: 'application/xhtml+xml', linear: false },
      ],
      manifestItems: 7,
      images: 1,
      words: 4,
      cover: { href: 'i.png', mediaType: 'image/png', bytes: bytesOfBase64(PNG).length, content: PNG },
      fixedLayout: true,
      encrypted: false,
      missing: ['gone.css', '../../etc/passwd'],
    });
    expect(problems).toHaveLength(1);
  });

  it('reads EPUB 2: the NCX with its document type, metas and the cover by its id', async () => {
    const file = epub({
      version: '2.0',
      metadata:
        '<dc:identifier opf:scheme="ISBN">0-306-40615-2</dc:identifier><dc:identifier>isbn:123</dc:identifier><meta name="cover" content="img"/><meta name="calibre:series" content="S"/><meta name="calibre:series_index" content="3"/>',
      items: [
        ['ncx', 'toc.ncx', 'application/x-dtbncx+xml'],
        ['c1', 'c1.html', 'application/xhtml+xml'],
        ['img', 'i.png', 'image/png'],
      ],
      spine: [['c1']],
      toc: 'ncx',
      files: {
        'OEBPS/toc.ncx': `<?xml version="1.0"?><!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>${navPoint('A', 'c1.html', navPoint('B', 'c1.html#b'))}</navMap></ncx>`,
        'OEBPS/c1.html':
          '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd"><html><body><p>x&nbsp;y</p></body></html>',
        'OEBPS/i.png': bytesOfBase64(PNG),
      },
    });
    expect(await run(tool, { file })).toMatchObject({
      version: '2.0',
      isbn: '0306406152',
      series: 'S',
      seriesIndex: 3,
      cover: { href: 'i.png', bytes: bytesOfBase64(PNG).length },
      toc: [
        { title: 'A', level: 1, href: 'c1.html' },
        { title: 'B', level: 2, href: 'c1.html#b' },
      ],
      words: 2,
      problems: [],
    });
  });

  it('says what is against the rules of the container', async () => {
    const parts = {
      'META-INF/container.xml': `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="o.opf" media-type="text/xml"/></rootfiles></container>`,
    };
    const opf = { 'o.opf': '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest/><spine/></package>' };
    expect((await run(tool, { file: zipped({ ...parts, ...opf }) })).problems).toHaveLength(2);
    expect((await run(tool, { file: zipped({ ...parts, ...opf, mimetype: 'application/epub+zip'.repeat(20) }) })).problems).toHaveLength(4);
  });

  it('tells encryption of content from that of fonts', async () => {
    const encryption = (algorithm: string) =>
      epub({
        items: [['c1', 'c1.xhtml', 'application/xhtml+xml']],
        spine: [['c1']],
        files: {
          'OEBPS/c1.xhtml': 'garbage',
          'META-INF/encryption.xml': `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
        },
      });
    expect((await run(tool, { file: encryption('http://www.idpf.org/2008/embedding') })).encrypted).toBe(false);
    const drm = encryption('http://www.w3.org/2001/04/xmlenc#aes256-cbc');
    expect(await run(tool, { file: drm })).toMatchObject({ encrypted: true, words: 0 });
    await expectUnprocessable(converter, { file: drm }, 'DRM');
  });

  it('refuses what is no e-book', async () => {
    await expectUnprocessable(tool, { file: HELLO_DOCX }, 'container.xml is missing');
    await expectUnprocessable(tool, { file: COMPOUND }, 'older binary kind');
    const container = (path: string) =>
      zipped({
        'META-INF/container.xml': `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${path}"/></rootfiles></container>`,
      });
    await expectUnprocessable(tool, { file: container('gone.opf') }, '"gone.opf" is missing');
    await expectUnprocessable(tool, { file: container('../../x.opf') }, 'leads out');
    await expectUnprocessable(tool, { file: zipped({ 'META-INF/container.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' }) }, 'document type');
  });

  it('answers mutated files or refuses them', async () => {
    const [tiny, full] = [bytesOfBase64(TINY_EPUB), bytesOfBase64(FULL)];
    for (let seed = 0; seed < 100; seed++)
      await run(seed % 3 === 0 ? converter : tool, { file: base64Of(mutated(seed % 2 === 0 ? tiny : full, seed)) }).catch((error: unknown) =>
        expect(error).toBeInstanceOf(Unprocessable),
      );
  });
});
