import { expect, it } from 'vitest';
import { base64Of } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import { fallbackFont } from './lib/fallback-font.ts';
import { HELLO } from './lib/samples.ts';
import tool from './markdown-to-pdf-converter.ts';
import images from './pdf-image-extractor.ts';
import inspector from './pdf-inspector.ts';
import extractor from './pdf-text-extractor.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR42mP4zwAE/wEHAAH/PX2MSQAAAABJRU5ErkJggg==';

holdTo(tool, {
  answers: [
    [
      { markdown: '# Title\n\nSome *text*.\n', pageSize: 'letter' },
      { pages: 1, title: 'Title' },
    ],
    [{ markdown: '' }, { pages: 1 }],
    [{ markdown: '## *One* `two`\n\n# Three', title: undefined }, { title: 'One two' }],
    [{ markdown: '# Title', title: 'Other' }, { title: 'Other' }],
    [{ markdown: '# no heading', plain: true }, { pages: 1 }],
    [{ markdown: 'a\fb\f', plain: true }, { pages: 3 }],
    [{ markdown: 'x\n'.repeat(100), plain: true, pageSize: 'a5', fontSize: 10, marginPoints: 30 }, { pages: 3 }],
  ],
  invalid: [
    [{ markdown: 'x', marginPoints: -1 }, 'marginPoints'],
    [{ markdown: 'x', fontSize: 3 }, 'fontSize'],
    [{ markdown: 'x', pageSize: 'b5' }, 'pageSize'],
    [{}, 'markdown'],
  ],
  unprocessable: [
    [{ markdown: '漢字' }, /U\+6F22/],
    [{ markdown: '`漢`' }, /U\+6F22/],
    [{ markdown: 'x', pageSize: 'a5', marginPoints: 200 }, /too little/],
    [{ markdown: 'a\n\n'.repeat(30_000) }, /500 pages/],
    [{ markdown: 'x\n'.repeat(60_000), plain: true }, /500 pages/],
    [{ markdown: '> '.repeat(200) }, /nested deeper/],
    [{ markdown: `${'|a'.repeat(101)}|\n${'|-'.repeat(101)}|\n` }, /101 columns/],
    [{ markdown: 'x', font: HELLO }, /neither TrueType nor OpenType/],
  ],
});

const textOf = async (inputs: Record<string, unknown>): Promise<string> => (await run(extractor, { file: (await run(tool, inputs)).file })).text;

it('sets blocks one below the other, raw HTML counting for nothing', async () => {
  const markdown = [
    '# Grüße',
    'Some **bold**, *italic* and ~~gone~~ `code`,\nsoft and hard  \nbreak <b>html</b> &copy;.',
    '<div>\nblock\n</div>',
    '> quoted\n> > twice',
    '1. one\n2. two\n   - inner\n   - [x] done',
    '```\nlet x  = 1;\n```',
    '| a | b |\n|---|--:|\n| c | d |',
    '![alt text](https://example.org/x.png) Привет Ελληνικά łódź',
  ].join('\n\n');
  expect((await textOf({ markdown })).split('\n')).toEqual([
    ...['Grüße', 'Some bold, italic and gone code, soft and hard', 'break html ©.', 'quoted', 'twice', '1. one', '2. two', '• inner', 'done', 'let x = 1;'],
    ...['a b', 'c d', 'alt text Привет Ελληνικά łódź'],
  ]);
});

it('wraps at the margins and breaks long words', async () => {
  const text = await textOf({ markdown: `${'word '.repeat(60)}${'x'.repeat(200)}`, pageSize: 'a5' });
  const lines = text.split('\n');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join(' ').replaceAll('word ', '').replaceAll(' ', '')).toBe('x'.repeat(200));
});

it('makes bookmarks, links that are safe, metadata and page numbers', async () => {
  const markdown = `# One\n\n[web](https://example.org/a?b) [mail](mailto:a@example.org) [script](javascript:alert(1))\n\n### Deep\n\n## Two\n\n${'text\n\n'.repeat(60)}# Last`;
  const { file, pages } = await run(tool, { markdown, author: 'Ada', language: 'de', pageNumbers: true, pageSize: 'a5', orientation: 'landscape' });
  const facts = await run(inspector, { file });
  expect(facts).toMatchObject({ pages, metadata: { title: 'One', author: 'Ada' }, language: 'de', annotations: 2, javascript: false });
  expect(facts.outline).toEqual([
    { title: 'One', level: 1, page: 1 },
    { title: 'Deep', level: 2, page: 1 },
    { title: 'Two', level: 2, page: 1 },
    { title: 'Last', level: 1, page: pages },
  ]);
  expect(facts.pageList[0]).toMatchObject({ widthPoints: 595.28, heightPoints: 419.53 });
  const { pages: texts } = await run(extractor, { file });
  expect(texts.map(({ text }: { text: string }) => text.split('\n').at(-1))).toEqual(Array.from({ length: pages }, (_, index) => String(index + 1)));
});

it('shows pictures that are data: URIs, and text for those that are damaged', async () => {
  const markdown = `![one](data:image/png;base64,${PNG}) between ![two](data:image/png;base64,${PNG.slice(0, 60)})`;
  const { file } = await run(tool, { markdown });
  expect(await run(images, { file })).toMatchObject({ count: 1, images: [{ width: 2, height: 1 }] });
  expect((await run(extractor, { file })).text).toBe('between two');
});

it('embeds a font that is given, with the glyphs that are needed', async () => {
  const font = base64Of(fallbackFont());
  const { file, bytes } = await run(tool, { markdown: '# Überschrift\n\nText **fett** und `code`', font });
  const { fonts } = await run(inspector, { file });
  expect(fonts).toEqual([
    { name: 'Courier', type: 'Type1', embedded: false, subset: false },
    { name: 'NotoSans-Regular', type: 'CIDFontType2', embedded: true, subset: true },
  ]);
  expect(bytes).toBeLessThan(fallbackFont().length / 4);
  expect((await run(extractor, { file })).text).toBe('Überschrift\nText fett und code');
});

it('keeps the places of plain text', async () => {
  const { file } = await run(tool, { markdown: 'a\tb\n        c\n\nПривет', plain: true });
  expect((await run(extractor, { file, layout: true })).text).toBe('a       b\n        c\nПривет');
});
