import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './docx-inspector.ts';
import { HELLO_DOCX } from './lib/office-samples.ts';
import { COMPOUND, contentTypes, docx, ENCRYPTED, heading, mutated, PNG, p, picture, r, relationships, styled, table } from './testdata/office-files.ts';

const comment = (id: number, author: string, ...texts: readonly string[]): string =>
  `<w:comment w:id="${id}" w:author="${author}" w:date="2024-02-29T12:00:00Z">${texts.map((text) => p(text)).join('')}</w:comment>`;
const FULL = docx(
  heading(1, 'The  ') +
    styled('<w:outlineLvl w:val="2"/>', 'By outline') +
    p(
      'Two words',
      `<w:ins w:id="1" w:author="Bob">${r(' more')}</w:ins>`,
      '<w:del w:id="2" w:author="Ada"><w:r><w:delText> gone away</w:delText></w:r></w:del>',
      r(' secret', '<w:vanish/>'),
    ) +
    styled('<w:rPr><w:ins w:id="3" w:author="Cy"/></w:rPr><w:sectPr/>', `<w:hyperlink r:id="rIdL">${r('link')}</w:hyperlink>`) +
    table([p('cell'), table([p('inner')])]) +
    p(picture('rIdP', 'dot'), '<w:fldSimple w:instr="HYPERLINK &quot;mailto:a@b.example&quot;"/>') +
    '<w:sectPr/>',
  {
    comments: comment(0, 'Zoe', 'First', 'second') + comment(1, 'Ada', 'Ok'),
    footnotes: `<w:footnote w:type="separator" w:id="-1"/><w:footnote w:type="continuationSeparator" w:id="0"/><w:footnote w:id="1">${p('n')}</w:footnote>`,
    settings: '<w:attachedTemplate r:id="rId1"/><w:documentProtection w:edit="readOnly" w:enforcement="1"/>',
    header1: p('Confidential'),
    footer1: p('') + p('Confidential'),
    core: '<dc:title>T</dc:title><dc:subject/><dc:creator>Ada</dc:creator><cp:keywords>k, l</cp:keywords><cp:lastModifiedBy>Bob</cp:lastModifiedBy><cp:revision>7</cp:revision><dcterms:created xsi:type="dcterms:W3CDTF">2024-02-29T12:00:00Z</dcterms:created>',
    app: '<Application>Microsoft Office Word</Application><Pages>3</Pages><Company>Acme</Company><Template>Normal.dotm</Template>',
    related: [
      ['rIdL', 'hyperlink', 'https://x.example/', 'External'],
      ['rIdP', 'image', 'https://tracker.example/p.png', 'External'],
      ['rIdO', 'oleObject', 'embeddings/o.bin'],
      ['rIdV', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin'],
    ],
    parts: {
      'word/_rels/settings.xml.rels': relationships([['rId1', 'attachedTemplate', 'file:///\\\\host\\t.dotm', 'External']]),
      'word/embeddings/o.bin': bytesOfBase64(PNG),
      'word/vbaProject.bin': bytesOfBase64(PNG),
    },
    mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  },
);

describe('docx-inspector', () => {
  it('tells what is in a document', async () => {
    expect(await run(tool, { file: FULL })).toEqual({
      kind: 'docm',
      metadata: {
        title: 'T',
        creator: 'Ada',
        keywords: 'k, l',
        lastModifiedBy: 'Bob',
        revision: '7',
        created: '2024-02-29T12:00:00Z',
        application: 'Microsoft Office Word',
        company: 'Acme',
        template: 'Normal.dotm',
      },
      words: 9,
      characters: 37,
      paragraphs: 6,
      statedPages: 3,
      tables: 2,
      images: 1,
      sections: 2,
      headings: [
        { level: 1, text: 'The' },
        { level: 3, text: 'By outline' },
      ],
      comments: [
        { author: 'Zoe', date: '2024-02-29T12:00:00Z', text: 'First\nsecond' },
        { author: 'Ada', date: '2024-02-29T12:00:00Z', text: 'Ok' },
      ],
      insertions: 1,
      deletions: 1,
      changeAuthors: ['Ada', 'Bob', 'Cy'],
      footnotes: 1,
      endnotes: 0,
      links: ['https://x.example/', 'mailto:a@b.example'],
      headersAndFooters: ['Confidential'],
      hiddenText: true,
      macros: true,
      embedded: ['word/embeddings/o.bin'],
      externalReferences: ['https://tracker.example/p.png', 'file:///\\\\host\\t.dotm'],
      protection: 'readOnly',
    });
  });

  it('finds a heading of a style that is called otherwise in the file', async () => {
    const styles = '<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>';
    const { headings } = await run(tool, { file: docx(styled('<w:pStyle w:val="berschrift2"/>', 'Zwei'), { styles }) });
    expect(headings).toEqual([{ level: 2, text: 'Zwei' }]);
  });

  it('says nothing of a protection that is not enforced', async () => {
    expect(await run(tool, { file: docx('', { settings: '<w:documentProtection w:edit="forms" w:enforcement="0"/>' }) })).not.toHaveProperty('protection');
  });

  it('refuses what is no Word document', async () => {
    await expectUnprocessable(tool, { file: COMPOUND }, 'older binary kind');
    await expectUnprocessable(tool, { file: ENCRYPTED }, 'encrypted');
    await expectUnprocessable(tool, { file: docx('', { parts: { '[Content_Types].xml': contentTypes({}) } }) }, 'application/xml');
  });

  it('answers mutated files or refuses them', async () => {
    const [full, hello] = [bytesOfBase64(FULL), bytesOfBase64(HELLO_DOCX)];
    for (let seed = 0; seed < 100; seed++)
      await run(tool, { file: base64Of(mutated(seed % 2 === 0 ? full : hello, seed)) }).catch((error: unknown) => expect(error).toBeInstanceOf(Unprocessable));
  });
});
