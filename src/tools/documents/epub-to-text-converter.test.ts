import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './epub-to-text-converter.ts';
import { withEnds } from './lib/epub-content.ts';
import { epub, xhtml } from './testdata/epub-files.ts';

const PAGE = 'application/xhtml+xml';
const BOOK = epub({
  metadata: '<dc:title>Book</dc:title>',
  items: [
    ['nav', 'nav.xhtml', PAGE, 'nav'],
    ['cover', 'cover.xhtml', PAGE],
    ['c1', 'c1.xhtml', PAGE],
    ['n', 'notes.xhtml', PAGE],
    ['pic', 'pic.svg', 'image/svg+xml'],
    ['c2', 'c2.xhtml', PAGE],
  ],
  spine: [['cover'], ['c1'], ['n', 'no'], ['pic'], ['c2']],
  files: {
    'OEBPS/nav.xhtml': xhtml(
      '<nav epub:type="toc"><ol><li><a href="c1.xhtml#a">First</a></li><li><a href="c1.xhtml">Again</a></li><li><a href="c2.xhtml">Second</a></li></ol></nav>',
    ),
    'OEBPS/cover.xhtml': xhtml('<p><img src="i.png" alt="Cover"/></p>'),
    'OEBPS/c1.xhtml': xhtml('<script type="text/x"/><h1>One</h1><p>Hello <b>you</b><a id="p1"/> there.</p><ul><li>a</li><li>b</li></ul>'),
    'OEBPS/notes.xhtml': xhtml('<p>Note</p>'),
    'OEBPS/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg"><text>no</text></svg>',
    'OEBPS/c2.xhtml': xhtml('<p>a&#160;b &lt;c&gt; <![CDATA[<d>]]></p>'),
  },
});

describe('epub-to-text-converter', () => {
  it('writes chapters in the order of the spine, with the first title that leads there', async () => {
    const { chapters, text, words, title } = await run(tool, { file: BOOK });
    expect(chapters).toEqual([
      { href: 'cover.xhtml', text: '', words: 0 },
      { href: 'c1.xhtml', title: 'First', text: 'One\n\nHello you there.\n\n * a\n * b', words: 6 },
      { href: 'pic.svg', text: '', words: 0 },
      { href: 'c2.xhtml', title: 'Second', text: 'a\u00a0b <c> <d>', words: 4 },
    ]);
    expect(text).toBe('One\n\nHello you there.\n\n * a\n * b\n\na\u00a0b <c> <d>');
    expect([words, title]).toEqual([10, 'Book']);
  });

  it('writes Markdown, and documents beside the text where they are asked for', async () => {
    const { chapters } = await run(tool, { file: BOOK, to: 'markdown', nonLinear: true });
    expect(chapters.map((chapter: { text: string }) => chapter.text).slice(0, 3)).toEqual(['', '# One\n\nHello **you** there.\n\n-   a\n-   b', 'Note']);
  });

  it('refuses a spine whose document is missing, and declared entities', async () => {
    const book = (content: string | undefined) =>
      epub({ items: [['c1', 'c1.xhtml', PAGE]], spine: [['c1']], files: content === undefined ? {} : { 'OEBPS/c1.xhtml': content } });
    await expectUnprocessable(tool, { file: book(undefined) }, '"c1.xhtml", which is missing');
    await expectUnprocessable(tool, { file: book('<!DOCTYPE html [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><html>&b;</html>') }, 'declares entities');
    await expectUnprocessable(tool, { file: book('<div>'.repeat(100_000)) }, 'nested deeper');
    await expectUnprocessable(tool, { file: book('x'.repeat(5_000_001)) }, 'more text than is read');
  });

  it('gives elements of XHTML their ends, in linear time', () => {
    expect(withEnds('<a id="x"/>b<br/><p class=\'y\' />')).toBe('<a id="x"></a>b<br/><p class=\'y\' ></p>');
    for (const piece of ['<a "', '<![CDATA[', '<!--', '<a b', "<a '/>"]) withEnds(piece.repeat(200_000));
  });
});
