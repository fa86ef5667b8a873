import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { expectUnprocessable, run } from '../testing.ts';
import { HELLO_DOCX, HELLO_PPTX } from './lib/office-samples.ts';
import tool from './pptx-text-extractor.ts';
import { COMPOUND, contentTypes, ENCRYPTED, mutated, type Parts, type Related, relationships, shuffled, zipped } from './testdata/office-files.ts';

const SCHEMAS = 'http://schemas.openxmlformats.org';
const NAMESPACES = `xmlns:p="${SCHEMAS}/presentationml/2006/main" xmlns:a="${SCHEMAS}/drawingml/2006/main" xmlns:r="${SCHEMAS}/officeDocument/2006/relationships"`;
const MAIN = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

const line = (...runs: readonly string[]): string => `<a:p>${runs.map((run) => (run.startsWith('<') ? run : `<a:r><a:t>${run}</a:t></a:r>`)).join('')}</a:p>`;
const shape = (paragraphs: string, place?: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name=""/><p:cNvSpPr/><p:nvPr>${place === undefined ? '' : `<p:ph type="${place}"/>`}</p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`;
const slide = (shapes: string, attributes = ''): string => `<p:sld ${NAMESPACES}${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;

/** A presentation of slides, shown in the order given. */
function pptx(slides: readonly string[], order: readonly number[] = slides.map((_, index) => index + 1), more: Parts = {}, size = ''): string {
  const related = slides.map((_, index): Related => [`rId${index + 1}`, 'slide', `slides/slide${index + 1}.xml`]);
  const list = order.map((number, index) => `<p:sldId id="${256 + index}" r:id="rId${number}"/>`).join('');
  return zipped({
    '[Content_Types].xml': contentTypes({ 'ppt/presentation.xml': MAIN }),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldIdLst>${list}</p:sldIdLst>${size}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(related),
    ...Object.fromEntries(slides.map((content, index) => [`ppt/slides/slide${index + 1}.xml`, content])),
    ...more,
  });
}

const TABLE = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody>${line('a')}</a:txBody></a:tc><a:tc><a:txBody>${line('b')}${line('c')}</a:txBody></a:tc></a:tr><a:tr><a:tc><a:txBody>${line('d', '<a:br/>', 'e')}</a:txBody></a:tc><a:tc><a:txBody><a:p/></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;

describe('pptx-text-extractor', () => {
  it('takes slides in the order shown, with hidden ones or without', async () => {
    const file = pptx([slide(shape(line('One'), 'title')), slide(shape(line('Two'), 'ctrTitle'), ' show="0"'), slide('')], [2, 3, 1]);
    const all = await run(tool, { file });
    expect(all.slides).toEqual([
      { slide: 1, title: 'Two', text: '', hidden: true, comments: [] },
      { slide: 2, text: '', hidden: false, comments: [] },
      { slide: 3, title: 'One', text: '', hidden: false, comments: [] },
    ]);
    expect([all.text, all.slideCount]).toEqual(['Two\n\nOne', 3]);
    const shown = await run(tool, { file, hidden: false });
    expect(shown.slides.map((entry: { slide: number }) => entry.slide)).toEqual([2, 3]);
    expect([shown.text, shown.slideCount]).toEqual(['One', 3]);
  });

  it('opens groups and tables and leaves out dates, footers and numbers', async () => {
    const shapes =
      shape(line('Body ', 'text', '<a:br/>', '<a:fld type="x"><a:t>field</a:t></a:fld>') + line() + line('next'), 'body') +
      `<p:grpSp>${shape(line('in a group'))}<p:grpSp>${shape(line('deeper'))}</p:grpSp></p:grpSp>` +
      TABLE +
      shape(line('Late title'), 'title') +
      shape(line('2024'), 'dt') +
      shape(line('foot'), 'ftr') +
      shape(line('7'), 'sldNum');
    const { slides } = await run(tool, { file: pptx([slide(shapes)]) });
    expect(slides[0]).toEqual({
      slide: 1,
      title: 'Late title',
      text: 'Body text\nfield\n\nnext\nin a group\ndeeper\na\tb c\nd e\t',
      hidden: false,
      comments: [],
    });
  });

  it('finds notes and comments of both kinds', async () => {
    const modern = 'http://schemas.microsoft.com/office/powerpoint/2018/8/main';
    const file = pptx([slide(shape(line('x'))), slide(shape(line('y')))], [1, 2], {
      'ppt/slides/_rels/slide1.xml.rels': relationships([
        ['rId1', 'notesSlide', '../notesSlides/n1.xml'],
        ['rId2', 'comments', '../comments/c1.xml'],
      ]),
      'ppt/notesSlides/n1.xml': `<p:notes ${NAMESPACES}><p:cSld><p:spTree>${shape(line('7'), 'sldNum')}${shape(line('Say this') + line('slowly'), 'body')}</p:spTree></p:cSld></p:notes>`,
      'ppt/comments/c1.xml': `<p:cmLst ${NAMESPACES}><p:cm authorId="0"><p:pos x="1" y="1"/><p:text>Really?</p:text></p:cm></p:cmLst>`,
      'ppt/slides/_rels/slide2.xml.rels': relationships([['rId1', 'http://schemas.microsoft.com/office/2018/10/relationships/comments', '../comments/c2.xml']]),
      'ppt/comments/c2.xml': `<m:cmLst xmlns:m="${modern}" ${NAMESPACES}><m:cm><m:replyLst><m:reply><m:txBody>${line('No')}</m:txBody></m:reply></m:replyLst><m:txBody>${line('Yes')}</m:txBody></m:cm></m:cmLst>`,
    });
    const { slides } = await run(tool, { file });
    expect(slides).toMatchObject([{ notes: 'Say this\nslowly', comments: ['Really?'] }, { comments: ['No', 'Yes'] }]);
    expect((await run(tool, { file, notes: false })).slides[0]).not.toHaveProperty('notes');
  });

  it('tells the size of slides in points', async () => {
    const { widthPoints, heightPoints } = await run(tool, { file: pptx([], [], {}, '<p:sldSz cx="12192000" cy="6858000"/>') });
    expect([widthPoints, heightPoints]).toEqual([960, 540]);
  });

  it('refuses what is no presentation', async () => {
    await expectUnprocessable(tool, { file: HELLO_DOCX }, 'wordprocessingml');
    await expectUnprocessable(tool, { file: COMPOUND }, 'older binary kind');
    await expectUnprocessable(tool, { file: ENCRYPTED }, 'encrypted');
    await expectUnprocessable(tool, { file: pptx([slide('')], [1, 2]) }, 'The slide 2 is missing');
    await expectUnprocessable(tool, { file: pptx([slide(shape(line('x'.repeat(9000))))], new Array<number>(3000).fill(1)) }, 'longer than 20000000');
    await expectUnprocessable(tool, { file: pptx([slide('<p:grpSp>'.repeat(100_000))]) }, 'nested deeper');
  });

  it('answers mutated files or refuses them', async () => {
    const hello = bytesOfBase64(HELLO_PPTX);
    const shapes = shape(line('a', '<a:br/>', 'b'), 'title') + TABLE;
    for (let seed = 0; seed < 100; seed++) {
      const file = seed % 2 === 0 ? base64Of(mutated(hello, seed)) : pptx([shuffled(slide(shapes), seed)]);
      await run(tool, { file }).catch((error: unknown) => expect(error).toBeInstanceOf(Unprocessable));
    }
  });
});
