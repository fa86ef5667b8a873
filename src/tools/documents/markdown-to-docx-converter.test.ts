import { describe, expect, it } from 'vitest';
import { Package } from '../shared/packages/package.ts';
import { bytesOfBase64, latin1Text, looseUtf8 } from '../shared/platform/bytes.ts';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import converter from './docx-converter.ts';
import inspector from './docx-inspector.ts';
import tool from './markdown-to-docx-converter.ts';
import { PNG } from './testdata/office-files.ts';

const made = async (markdown: string, more = {}): Promise<Record<string, any>> => run(tool, { markdown, ...more });
const partOf = ({ file }: Record<string, any>, name: string): string =>
  looseUtf8(new Package(bytesOfBase64(file), 'file', 'x').bytes(name) ?? new Uint8Array());
const htmlOf = async (markdown: string): Promise<string> => (await run(converter, { file: (await made(markdown)).file, to: 'html', images: 'inline' })).output;

const FEATURES = `# Title *em*

Text **bold** ~~st~~ \`code\` <b>raw</b> www.x.org [l](https://x.org "t") [bad](javascript:x) ![alt](http://x/y.png)\\
next

- [ ] todo
- [x] done
  1. inner
  2. more

     second
- last

5. five

> quote

| a | b |
|:-:|--:|
| 1 | **2** |

---

<div>gone</div>
`;

describe('markdown-to-docx-converter', () => {
  // HTML as mammoth 1.13 makes it of the files written, which pandoc 2.17 and LibreOffice 7.4 open as well.
  it('writes what other programs read', async () => {
    expect(await htmlOf(FEATURES)).toBe(
      '<h1>Title <em>em</em></h1><p>Text <strong>bold</strong> <s>st</s> code raw www.x.org <a href="https://x.org">l</a> bad alt<br />next</p><ul><li>☐ todo</li><li>☑ done<ol><li>inner</li><li>more</li></ol></li></ul><p>second</p><ul><li>last</li></ul><ol><li>five</li></ol><p>quote</p><table><thead><tr><th><p><strong>a</strong></p></th><th><p><strong>b</strong></p></th></tr></thead><tbody><tr><td><p>1</p></td><td><p><strong>2</strong></p></td></tr></tbody></table>',
    );
    expect(await made(FEATURES)).toMatchObject({ headings: 1, paragraphs: 14, tables: 1, links: 1 });
  });

  it('begins each list with its own number', async () => {
    const numbering = partOf(await made('5. five\n\ntext\n\n0. zero\n\n- x\n\n  3. three'), 'word/numbering.xml');
    expect([...numbering.matchAll(/w:lvlOverride w:ilvl="(\d)"><w:startOverride w:val="(\d+)"/g)].map(([, level, start]) => [level, start])).toEqual([
      ['0', '5'],
      ['0', '0'],
      ['1', '3'],
    ]);
  });

  it('takes title, author, language, paper and font into the file, and no time', async () => {
    const result = await made('## A & `b`\n\ntext', { author: 'Ada "A" <a>', language: 'en-GB', pageSize: 'letter', fontName: 'Noto & Sans' });
    expect((await run(inspector, { file: result.file })).metadata).toEqual({ title: 'A & b', creator: 'Ada "A" <a>' });
    expect(partOf(result, 'word/document.xml')).toContain('<w:pgSz w:w="12240" w:h="15840"/>');
    expect(partOf(result, 'word/styles.xml')).toContain('w:ascii="Noto &amp; Sans"');
    expect(partOf(result, 'word/styles.xml')).toContain('<w:lang w:val="en-GB"/>');
    expect(partOf(result, 'docProps/core.xml')).not.toContain('dcterms');
    expect((await run(inspector, { file: (await made('# No', { title: 'Yes' })).file })).metadata.title).toBe('Yes');
  });

  it('places pictures of data: URIs, each once in the file', async () => {
    const uri = `data:image/png;base64,${PNG}`;
    const result = await made(`![dot](${uri}) ![again](${uri}) ![no](data:image/png;base64,AAAA) ![svg](data:image/svg+xml;base64,AAAA)`);
    const { output, images } = await run(converter, { file: result.file, to: 'html', images: 'inline' });
    expect(output).toBe(`<p><img alt="dot" src="${uri}" /> <img alt="again" src="${uri}" /> no svg</p>`);
    expect(images).toBe(2);
    expect(latin1Text(bytesOfBase64(result.file)).split('word/media/').length - 1).toBe(2);
    // One pixel is 1/96 inch, and an inch 914,400 EMU.
    expect(partOf(result, 'word/document.xml')).toContain('<wp:extent cx="9525" cy="9525"/>');
  });

  it('reads the size of a JPEG and keeps it within the margins', async () => {
    // SOI, an APP0 of four bytes, a frame of 2000 by 1000 pixels, and what follows.
    const jpeg = btoa(String.fromCharCode(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0x03, 0xe8, 0x07, 0xd0, 1, 1, 0x11, 0, 0xff, 0xd9));
    expect(partOf(await made(`![x](data:image/jpeg;base64,${jpeg})`), 'word/document.xml')).toContain('<wp:extent cx="5731510" cy="2865755"/>');
  });

  it('keeps tables apart, code as it is, and characters that XML can hold', async () => {
    const document = partOf(await made('|a|\n|-|\n\n|b|\n|-|\n'), 'word/document.xml');
    expect(document).toContain('</w:tbl><w:p/><w:tbl>');
    expect((await run(converter, { file: (await made('```\n  x\n\n\ty <&>\n```')).file })).output).toBe('  x\n\n\ty <&>');
    expect((await run(converter, { file: (await made('a\u0001b\ufffec\ud800d')).file })).output).toBe('abcd');
  });

  it('makes an empty document of nothing, and the same bytes of the same text', async () => {
    const empty = await made('');
    expect(empty).toMatchObject({ headings: 0, paragraphs: 0, tables: 0, links: 0 });
    expect((await run(converter, { file: empty.file })).output).toBe('');
    expect((await made(FEATURES)).sha256).toBe((await made(FEATURES.replaceAll('\n', '\r\n'))).sha256);
  });

  it('refuses what is too long or too deep', async () => {
    await expectInvalid(tool, { markdown: 'x'.repeat(500_001) }, 'markdown');
    await expectUnprocessable(tool, { markdown: '>'.repeat(2000) }, 'nested deeper');
  });

  it('answers long runs of anything in time', async () => {
    for (const piece of ['- ', '[a](b) ', '|', '*a **b ', '![', '`', '1. x\n', '| a '])
      await made(piece.repeat(4000)).catch((error: Error) => expect(error.message).toContain('nested deeper'));
  });
});
