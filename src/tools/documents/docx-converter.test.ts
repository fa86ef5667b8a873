import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { expectInvalid, expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './docx-converter.ts';
import { HELLO_DOCX } from './lib/office-samples.ts';
import { COMPOUND, docx, ENCRYPTED, heading, mutated, PNG, p, picture, r, shuffled, styled, table, zipped } from './testdata/office-files.ts';

const item = (text: string, list: number, level: number): string => styled(`<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`, text);
const level = (number: number, format: string): string => `<w:lvl w:ilvl="${number}"><w:numFmt w:val="${format}"/></w:lvl>`;
const NUMBERING = [
  `<w:abstractNum w:abstractNumId="0">${level(0, 'bullet')}${level(1, 'bullet')}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal')}${level(1, 'lowerLetter')}${level(2, 'decimal')}</w:abstractNum>`,
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
].join('');
const fieldOf = (instruction: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const boxed = (text: string): string => `<w:txbxContent>${p(text)}</w:txbxContent>`;
const BOX = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx>${boxed('Boxed')}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${boxed('Boxed')}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const note = (kind: string, id: number): string => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
const NOTED = docx(p('One', note('endnote', 2), ' two', note('footnote', 2), '.'), {
  footnotes: `<w:footnote w:type="separator" w:id="0">${p('never')}</w:footnote><w:footnote w:id="2">${p('<w:r><w:footnoteRef/></w:r>', ' A foot note')}</w:footnote>`,
  endnotes: `<w:endnote w:id="2">${p('An end note')}${p('more')}</w:endnote>`,
});
const cell = (text: string, properties: string): string => `<w:tcPr>${properties}</w:tcPr>${p(text)}`;
const SPANS = docx(
  `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc>${p('H1')}</w:tc><w:tc>${p('H2')}</w:tc></w:tr>${table(
    [cell('a', '<w:vMerge w:val="restart"/>'), p('b') + p('b2')],
    [cell('', '<w:vMerge/>'), p('c')],
    [cell('wide', '<w:gridSpan w:val="2"/>')],
  ).slice(7)}${p('after')}`,
);
const CHANGED = docx(
  p('a', `<w:ins w:id="1" w:author="A">${r('new')}</w:ins>`, '<w:del w:id="2" w:author="B"><w:r><w:delText>old</w:delText></w:r></w:del>') +
    styled('<w:rPr><w:del w:id="3"/></w:rPr>', 'x') +
    p('y', '<w:moveFrom w:id="4"><w:r><w:t>there</w:t></w:r></w:moveFrom>', `<w:moveTo w:id="5">${r('here')}</w:moveTo>`) +
    `<w:tbl><w:tr><w:trPr><w:ins w:id="6"/></w:trPr><w:tc>${p('row')}</w:tc></w:tr><w:tr><w:trPr><w:del w:id="7"/></w:trPr><w:tc>${p('gone')}</w:tc></w:tr></w:tbl>` +
    p(r('was bold', '<w:rPrChange w:id="8"><w:rPr><w:b/></w:rPr></w:rPrChange>')),
);
const html = (file: string, more = {}) => ({ file, to: 'html', ...more });

// HTML as mammoth 1.13 makes it of the same files.
holdTo(tool, {
  answers: [
    [
      html(
        docx(heading(2, 'Intro') + item('a', 1, 0) + item('b', 1, 1) + item('c', 2, 1) + item('d', 2, 0) + p('') + item('e', 2, 2) + p('end'), {
          numbering: NUMBERING,
        }),
      ),
      {
        output: '<h2>Intro</h2><ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li></ul><ol><li>d<ul><li><ol><li>e</li></ol></li></ul></li></ol><p>end</p>',
        paragraphs: 7,
      },
    ],
    [
      html(
        docx(
          p(
            r('b', '<w:b/>'),
            r('bi', '<w:b/><w:i/>'),
            'plain &amp; &lt;x&gt;',
            r('s', '<w:strike/>'),
            r('2', '<w:vertAlign w:val="superscript"/>'),
            r('u', '<w:u w:val="single"/>'),
            r('no', '<w:b w:val="0"/>'),
            r('x', '<w:b/><w:i/><w:strike/><w:vertAlign w:val="subscript"/>'),
          ) + p('<w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:tab/><w:t>c</w:t><w:br w:type="page"/><w:noBreakHyphen/></w:r>'),
        ),
      ),
      {
        output:
          '<p><strong>b<em>bi</em></strong>plain &amp; &lt;x&gt;<s>s</s><sup>2</sup>uno<strong><em><sub><s>x</s></sub></em></strong></p><p>a<br />b\tc\u2011</p>',
      },
    ],
    [
      html(
        docx(
          p(`<w:hyperlink r:id="rIdL">${r('go', '<w:b/>')}</w:hyperlink>`, ' then ', `<w:hyperlink w:anchor="here">${r('there')}</w:hyperlink>`) +
            p('<w:bookmarkStart w:id="0" w:name="here"/>', 'Target') +
            p(fieldOf('HYPERLINK "https://f.example/?a=1&amp;b=2"', r('field'))),
          { related: [['rIdL', 'hyperlink', 'https://x.example/?q=1&amp;r=2', 'External']] },
        ),
      ),
      {
        output:
          '<p><a href="https://x.example/?q=1&amp;r=2"><strong>go</strong></a> then <a href="#here">there</a></p><p><a id="here"></a>Target</p><p><a href="https://f.example/?a=1&amp;b=2">field</a></p>',
      },
    ],
    [
      html(SPANS),
      {
        output:
          '<table><thead><tr><th><p>H1</p></th><th><p>H2</p></th></tr></thead><tbody><tr><td rowspan="2"><p>a</p></td><td><p>b</p><p>b2</p></td></tr><tr><td><p>c</p></td></tr><tr><td colspan="2"><p>wide</p></td></tr></tbody></table><p>after</p>',
        tables: 1,
      },
    ],
    [
      html(
        docx(p('x', picture('rIdP', 'A dot')) + p(BOX) + p('after'), {
          related: [['rIdP', 'image', 'media/i.png']],
          parts: { 'word/media/i.png': bytesOfBase64(PNG) },
          defaults: { png: 'image/png' },
        }),
        { images: 'inline' },
      ),
      { output: `<p>x<img alt="A dot" src="data:image/png;base64,${PNG}" /></p><p>Boxed</p><p>after</p>`, images: 1, paragraphs: 3, messages: [] },
    ],
    [html(CHANGED), { output: '<p>anew</p><p>xyhere</p><table><tr><td><p>row</p></td></tr></table><p>was bold</p>' }],
    // Apart from mammoth, which counts notes in the order of their references: by the rules of the catalogue.
    [
      html(NOTED),
      {
        output:
          '<p>One<sup><a href="#endnote-2" id="endnote-ref-2">[2]</a></sup> two<sup><a href="#footnote-2" id="footnote-ref-2">[1]</a></sup>.</p><ol><li id="footnote-2"><p> A foot note <a href="#footnote-ref-2">↑</a></p></li><li id="endnote-2"><p>An end note</p><p>more <a href="#endnote-ref-2">↑</a></p></li></ol>',
        paragraphs: 1,
      },
    ],
    [html(NOTED, { notes: false }), { output: '<p>One two.</p>' }],
  ],
});

const text = async (body: string, more: Parameters<typeof docx>[1] = {}, inputs = {}): Promise<string> =>
  (await run(tool, { file: docx(body, more), ...inputs })).output;

describe('docx-converter', () => {
  it('writes paragraphs, tables and notes as lines', async () => {
    expect(await text(p('a') + p('') + p('b') + p(''))).toBe('a\n\nb');
    expect((await run(tool, { file: SPANS })).output).toBe('H1\tH2\na\tb b2\n\tc\nwide\nafter');
    expect((await run(tool, { file: NOTED })).output).toBe('One[2] two[1].\n[1] A foot note\n[2] An end note more');
    expect((await run(tool, { file: NOTED, notes: false })).output).toBe('One two.');
    expect(await text('')).toBe('');
  });

  it('takes tracked changes back', async () => {
    expect((await run(tool, { file: CHANGED, changes: 'reject' })).output).toBe('aold\nx\nythere\ngone\nwas bold');
    expect((await run(tool, html(CHANGED, { changes: 'reject' }))).output).toContain('<p><strong>was bold</strong></p>');
  });

  it('leaves out hidden text, by runs and by styles (17.7.3: hidden by one of two styles, shown by both)', async () => {
    const styles = [
      '<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:rPr><w:vanish/></w:rPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="Quiet"><w:name w:val="Quiet"/><w:basedOn w:val="Base"/></w:style>',
    ].join('');
    const body =
      p('a', r('X', '<w:vanish/>'), r('Y', '<w:rStyle w:val="Secret"/>'), r('b', '<w:rStyle w:val="Secret"/><w:vanish w:val="0"/>')) +
      styled('<w:pStyle w:val="Quiet"/>', 'Z', r('c', '<w:rStyle w:val="Secret"/>'), r('d', '<w:vanish w:val="false"/>'));
    expect(await text(body, { styles })).toBe('ab\ncd');
  });

  it('does not follow styles that are based on each other for ever', async () => {
    const styles = ['A', 'B'].map((id) => `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${id === 'A' ? 'B' : 'A'}"/></w:style>`).join('');
    expect(await text(styled('<w:pStyle w:val="A"/>', 'x'), { styles })).toBe('x');
  });

  it('shows results of fields and not their instructions, one within the other', async () => {
    const inner = fieldOf('PAGE', r('7'));
    const outer = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>IF </w:instrText></w:r>${inner}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('yes')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    expect(await text(p(outer, ' ', inner, ' ', `<w:fldSimple w:instr="DATE">${r('today')}</w:fldSimple>`))).toBe('yes 7 today');
    const box = '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r>';
    expect(await text(p(box, '<w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>', ' done'))).toBe('☒ done');
  });

  it('keeps no address that could run something', async () => {
    const file = docx(p(`<w:hyperlink r:id="rIdL">${r('click')}</w:hyperlink>`, `<w:fldSimple w:instr='HYPERLINK "file:///c:/x"'>${r(' me')}</w:fldSimple>`), {
      related: [['rIdL', 'hyperlink', 'javascript:alert(1)', 'External']],
    });
    const { output, messages } = await run(tool, html(file));
    expect(output).toBe('<p>click me</p>');
    expect(messages).toHaveLength(2);
    expect((await run(tool, { file, to: 'markdown' })).output).toBe('click me');
  });

  it('gives the alternative text of pictures that are left out or outside the file', async () => {
    const related = [['rIdP', 'image', 'https://x.example/i.png', 'External']] as const;
    expect(await text(p(picture('rIdP', 'A &lt;dot&gt;')), { related }, { to: 'html' })).toBe('<p>A &lt;dot&gt;</p>');
    const { output, messages } = await run(tool, { file: docx(p(picture('rIdP', 'Dot')), { related }), to: 'html', images: 'inline' });
    expect([output, messages]).toEqual(['<p>Dot</p>', ['A picture that is not in the file was left out.']]);
  });

  it('takes of an alternative the branch that needs nothing unknown', async () => {
    const alternative = `<mc:AlternateContent xmlns:z="urn:z"><mc:Choice Requires="z">${r('new')}</mc:Choice><mc:Fallback>${r('old')}</mc:Fallback></mc:AlternateContent>`;
    expect(await text(p(alternative))).toBe('old');
  });

  it('reads content controls, smart tags, symbols and equations', async () => {
    const tagged = `<w:smartTag>${r('b')}</w:smartTag>`;
    expect(await text(`<w:sdt><w:sdtContent>${p('a', `<w:sdt><w:sdtContent>${tagged}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>`)).toBe('ab');
    expect(
      await text(p('<w:r><w:sym w:font="Symbol" w:char="F061"/><w:sym w:font="Wingdings" w:char="F0FC"/><w:sym w:font="Wingdings" w:char="F001"/></w:r>')),
    ).toBe('α🗸');
    expect(await text(p('<m:oMath><m:r><m:t>x+1</m:t></m:r></m:oMath>'))).toBe('x+1');
  });

  it('writes Markdown', async () => {
    expect((await run(tool, { file: HELLO_DOCX, to: 'markdown' })).output).toBe('# Title\n\nHello **world**');
    expect((await run(tool, { file: SPANS, to: 'markdown' })).output).toBe('| H1 | H2 |\n| --- | --- |\n| a | b<br>b2 |\n| c |\n| wide |\n\nafter');
  });

  it('writes the same Markdown of a long document, part by part', async () => {
    const paragraph = p('word '.repeat(400));
    const { output } = await run(tool, {
      file: docx(heading(1, 'A') + paragraph.repeat(80) + item('x', 1, 0) + p('z'), { numbering: NUMBERING }),
      to: 'markdown',
    });
    expect(output).toBe(`# A\n\n${`${'word '.repeat(400).trim()}\n\n`.repeat(80)}-   x\n\nz`);
  });

  it('reads the strict edition, documents with macros and templates', async () => {
    expect(await text(heading(1, 'T') + p('x'), { isStrict: true })).toBe('T\nx');
    expect(await text(p('x'), { mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' })).toBe('x');
    expect(await text(p('x'), { mainType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml' })).toBe('x');
  });

  it('refuses what is no Word document', async () => {
    await expectInvalid(tool, { file: '!' }, 'file');
    await expectUnprocessable(tool, { file: 'AAAA' }, 'not a Word document');
    await expectUnprocessable(tool, { file: COMPOUND }, 'older binary kind');
    await expectUnprocessable(tool, { file: ENCRYPTED }, 'encrypted');
    await expectUnprocessable(tool, { file: zipped({ 'a.txt': 'x' }) }, 'not a Word document');
    await expectUnprocessable(
      tool,
      { file: docx('', { mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }) },
      'sheet.main',
    );
    await expectUnprocessable(tool, { file: HELLO_DOCX.slice(0, 1000) }, 'no end of a directory');
    await expectUnprocessable(tool, { file: docx('<w:sdt><w:sdtContent>'.repeat(100_000)) }, 'nested deeper');
    await expectUnprocessable(tool, { file: docx('', { parts: { 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' } }) }, 'document type');
  });

  it('answers mutated files or refuses them', async () => {
    const bytes = bytesOfBase64(NOTED);
    const body = heading(1, 'T') + item('a', 1, 0) + p('b', BOX, note('footnote', 2)) + table([p('c'), p('d')]) + p(fieldOf('HYPERLINK "x"', r('e')));
    for (let seed = 0; seed < 150; seed++) {
      const file = seed % 2 === 0 ? base64Of(mutated(bytes, seed)) : docx(shuffled(body, seed), { numbering: NUMBERING });
      await run(tool, { file, to: ['text', 'html', 'markdown'][seed % 3] }).catch((error: unknown) => expect(error).toBeInstanceOf(Unprocessable));
    }
  });
});

describe('long tables', () => {
  const joined = (rows: number): string =>
    `<w:tbl>${`<w:tr><w:tc>${cell('a', '<w:vMerge w:val="restart"/>')}</w:tc><w:tc>${p('b')}</w:tc></w:tr>`}${`<w:tr><w:tc>${cell('', '<w:vMerge/>')}</w:tc><w:tc>${p('b')}</w:tc></w:tr>`.repeat(rows - 1)}</w:tbl>`;

  it('have cells over more rows than are written at once, and are one table', async () => {
    const { output, tables, paragraphs } = await run(tool, html(docx(joined(3_000) + joined(2) + p('end'))));
    expect([tables, paragraphs]).toEqual([2, 2 + 3_002 + 1]);
    expect(String(output).match(/rowspan="\d+"/g)).toEqual(['rowspan="3000"', 'rowspan="2"']);
    expect(String(output).match(/<table>/g)).toHaveLength(2);
    expect(String(output).match(/<tr>/g)).toHaveLength(3_002);
  });

  it('have a head, where their first rows are headers', async () => {
    const row = (text: string, properties = ''): string => `<w:tr>${properties}<w:tc>${p(text)}</w:tc></w:tr>`;
    const rows = row('h', '<w:trPr><w:tblHeader/></w:trPr>').repeat(1_500) + row('b').repeat(1_500);
    const { output } = await run(tool, html(docx(`<w:tbl>${rows}</w:tbl>`)));
    expect(output).toBe(
      `<table><thead>${'<tr><th><p>h</p></th></tr>'.repeat(1_500)}</thead><tbody>${'<tr><td><p>b</p></td></tr>'.repeat(1_500)}</tbody></table>`,
    );
  });

  it('are refused where cells that go over many rows hold too many', async () => {
    await expect(run(tool, html(docx(joined(100_001))))).rejects.toThrow(/more than 200000 cells in rows that are joined/);
  });
});
