import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { base64Of, bytesOfBase64, utf8Bytes } from '../shared/platform/bytes.ts';
import { expectUnprocessable, run } from '../testing.ts';
import { HELLO_DOCX, HELLO_ODT } from './lib/office-samples.ts';
import tool from './odt-to-text-converter.ts';
import { mutated, PNG, shuffled, zipped } from './testdata/office-files.ts';

const URN = 'urn:oasis:names:tc:opendocument:xmlns';
const NAMESPACES = `xmlns:office="${URN}:office:1.0" xmlns:text="${URN}:text:1.0" xmlns:table="${URN}:table:1.0" xmlns:draw="${URN}:drawing:1.0" xmlns:style="${URN}:style:1.0" xmlns:meta="${URN}:meta:1.0" xmlns:presentation="${URN}:presentation:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink"`;
const TEXT = 'application/vnd.oasis.opendocument.text';

interface Extras {
  type?: string;
  styles?: string;
  meta?: string;
  manifest?: string;
}

function odf(body: string, { type = TEXT, styles = '', meta, manifest = '' }: Extras = {}): string {
  const kind = type.includes('presentation') ? 'presentation' : 'text';
  return zipped(
    {
      mimetype: type,
      'content.xml': `<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
      ...(meta !== undefined && { 'meta.xml': `<office:document-meta ${NAMESPACES}><office:meta>${meta}</office:meta></office:document-meta>` }),
      'META-INF/manifest.xml': `<!DOCTYPE manifest:manifest PUBLIC "-//OpenOffice.org//DTD Manifest 1.0//EN" "Manifest.dtd"><manifest:manifest xmlns:manifest="${URN}:manifest:1.0">${manifest}</manifest:manifest>`,
    },
    ['mimetype'],
  );
}

const p = (inner: string, style = ''): string => `<text:p${style === '' ? '' : ` text:style-name="${style}"`}>${inner}</text:p>`;
const note = (kind: string, text: string): string =>
  `<text:note text:note-class="${kind}"><text:note-citation>1</text:note-citation><text:note-body>${p(text)}</text:note-body></text:note>`;
const cell = (inner: string, attributes = ''): string => `<table:table-cell${attributes}>${inner}</table:table-cell>`;
const image = `<draw:frame><draw:image xlink:href="Pictures/a.png"/><draw:image xlink:href="Pictures/a.svg"/></draw:frame>`;
const textOf = async (body: string, extras: Extras = {}, inputs = {}): Promise<string> => (await run(tool, { file: odf(body, extras), ...inputs })).text;

describe('odt-to-text-converter', () => {
  it('collapses white space as ODF 1.2 part 1, 6.1.2 has it', async () => {
    expect(await textOf(p(' \n a  b <text:span> c </text:span> d\t'))).toBe('a b c d');
    expect(await textOf(p('a<text:s/>b<text:s text:c="3"/>c<text:tab/>d<text:line-break/>e'))).toBe('a b   c\td\ne');
  });

  it('writes headings, lists, tables, fields and links as lines', async () => {
    const body =
      '<text:h text:outline-level="2">Head  <text:span>ing</text:span></text:h>' +
      `<text:list><text:list-item>${p('one')}<text:list><text:list-item>${p('deep')}</text:list-item></text:list></text:list-item></text:list>` +
      `<table:table><table:table-header-rows><table:table-row>${cell(p('a'))}${cell(p('b') + p('c'))}</table:table-row></table:table-header-rows><table:table-row>${cell(p('x'), ' table:number-columns-repeated="2"')}</table:table-row><table:table-row>${cell(p('wide'))}<table:covered-table-cell/></table:table-row></table:table>` +
      p('page <text:page-number>3</text:page-number> <text:a xlink:href="javascript:x">link</text:a>');
    const result = await run(tool, { file: odf(body) });
    expect(result.text).toBe('Head ing\none\ndeep\na\tb c\nx\tx\nwide\t\npage 3 link');
    expect(result.headings).toEqual([{ level: 2, text: 'Head ing' }]);
    expect(result.tables).toBe(1);
    expect(result.words).toBe(13);
  });

  it('counts notes through, footnotes before endnotes', async () => {
    const body = p(`a${note('endnote', 'End')}b${note('footnote', 'Foot')}c${note('footnote', 'Other')}`);
    expect(await textOf(body)).toBe('a[3]b[1]c[2]\n[1] Foot\n[2] Other\n[3] End');
    expect(await textOf(body, {}, { notes: false })).toBe('abc');
  });

  it('leaves out what is deleted, annotated or hidden', async () => {
    const styles =
      '<style:style style:name="H" style:family="text"><style:text-properties text:display="none"/></style:style><style:style style:name="I" style:parent-style-name="H"/>';
    const body =
      `<text:tracked-changes><text:changed-region><text:deletion>${p('deleted')}</text:deletion></text:changed-region></text:tracked-changes>` +
      p(
        `a<office:annotation><dc:creator>Me</dc:creator>${p('note')}</office:annotation><text:change text:change-id="1"/>b<text:span text:style-name="I">X</text:span>`,
      ) +
      `<text:section text:display="none">${p('secret')}</text:section>` +
      p(
        '<text:hidden-text text:is-hidden="true" text:string-value="x">Y</text:hidden-text><text:ruby><text:ruby-base>字</text:ruby-base><text:ruby-text>ji</text:ruby-text></text:ruby>',
      );
    expect(await textOf(body, { styles })).toBe('ab\n字');
  });

  it('puts text boxes behind their paragraph and counts a picture in two formats once', async () => {
    const result = await run(tool, { file: odf(p(`before${image}<draw:frame><draw:text-box>${p('boxed')}</draw:text-box></draw:frame> after`) + p('end')) });
    expect(result.text).toBe('before after\nboxed\nend');
    expect(result.images).toBe(1);
  });

  it('parts slides by an empty line and leaves out their notes, dates and footers', async () => {
    const frame = (text: string, kind: string): string => `<draw:frame presentation:class="${kind}"><draw:text-box>${p(text)}</draw:text-box></draw:frame>`;
    const page = `<draw:page>${frame('Title', 'title')}<draw:g><draw:custom-shape>${p('shape')}</draw:custom-shape></draw:g>${frame('2024', 'date-time')}<presentation:notes>${frame('say', 'notes')}</presentation:notes></draw:page>`;
    const result = await run(tool, { file: odf(page.repeat(2), { type: 'application/vnd.oasis.opendocument.presentation' }) });
    expect([result.text, result.kind]).toEqual(['Title\nshape\n\nTitle\nshape', 'odp']);
  });

  it('reads properties, templates and one XML file', async () => {
    const meta =
      '<meta:generator>G/1</meta:generator><dc:title> T </dc:title><dc:subject/><meta:initial-creator>Ada</meta:initial-creator><meta:creation-date>2024-02-29T12:00:00</meta:creation-date><dc:date>2024-03-01T00:00:00.5</dc:date><dc:language>en-GB</dc:language>';
    const { metadata, kind } = await run(tool, { file: odf('', { meta, type: `${TEXT}-template` }) });
    expect(metadata).toEqual({
      title: 'T',
      creator: 'Ada',
      created: '2024-02-29T12:00:00',
      modified: '2024-03-01T00:00:00.5',
      generator: 'G/1',
      language: 'en-GB',
    });
    expect(kind).toBe('ott');
    const flat = `<?xml version="1.0"?><office:document ${NAMESPACES} office:mimetype="${TEXT}"><office:meta><dc:title>F</dc:title></office:meta><office:body><office:text>${p('flat')}</office:text></office:body></office:document>`;
    expect(await run(tool, { file: base64Of(utf8Bytes(flat)) })).toMatchObject({ text: 'flat', kind: 'fodt', metadata: { title: 'F' } });
  });

  it('refuses what is no such file', async () => {
    await expectUnprocessable(tool, { file: odf('', { type: 'application/vnd.oasis.opendocument.spreadsheet' }) }, 'opendocument.spreadsheet');
    await expectUnprocessable(tool, { file: odf('', { manifest: '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>' }) }, 'encrypted');
    await expectUnprocessable(tool, { file: HELLO_DOCX }, 'no mimetype and no content.xml');
    await expectUnprocessable(tool, { file: PNG }, 'does not begin as a ZIP');
    await expectUnprocessable(tool, { file: base64Of(utf8Bytes('<html/>')) }, 'begins with another element');
    await expectUnprocessable(tool, { file: base64Of(utf8Bytes('<!DOCTYPE x [<!ENTITY a "b">]><x/>')) }, 'document type');
    await expectUnprocessable(tool, { file: odf('<text:section>'.repeat(200_000)) }, 'nested deeper');
    await expectUnprocessable(tool, { file: odf(p('<text:s text:c="999999999"/>'.repeat(3000))) }, 'longer than 20000000');
  });

  it('answers mutated files or refuses them', async () => {
    const hello = bytesOfBase64(HELLO_ODT);
    const body = `${p(`a${note('endnote', 'End')}${image}`)}<table:table><table:table-row>${cell(p('b'))}</table:table-row></table:table>`;
    for (let seed = 0; seed < 100; seed++) {
      const file = seed % 2 === 0 ? base64Of(mutated(hello, seed)) : odf(shuffled(body, seed));
      await run(tool, { file }).catch((error: unknown) => expect(error).toBeInstanceOf(Unprocessable));
    }
  });
});
