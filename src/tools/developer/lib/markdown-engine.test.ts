import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { markdownHeadings } from './markdown-headings.ts';

/** Blocks of ordinary documents. */
const BLOCKS = [
  '# One `two` *three*',
  '## A [link](https://a.example "title") and ![image](i.png)',
  'Set\n===',
  'Lower\n---',
  'Text with *emphasis*, **strong**, ***both*** and `` co`de ``.\nSecond line\\\nafter a break  \nand another.',
  'snake_case *a**b* _c_d_ &copy; &#35; \\* 3 < 4 > 2 "quoted"',
  '- a\n- b\n  - c\n\n    d\n- [x] e',
  '3. one\n4. two\n   ```js x\n   let a = 1;\n   ```',
  '> quote\n> # in it\n>\n> - list\nlazy line',
  '    indented <code>\n\n    more',
  '~~~\n# no heading\n~~~',
  '***',
  '<div class="x">\n*raw*\n</div>',
  'a <b>inline</b> <!-- comment --> <https://auto.example/?a=b&c> <ann@mail.example>',
  '[label]: /address "Title"',
  'A [label], a [text][label] and an [unknown] one.',
  '| a | b |\n|:-:|---|\n| `x\\|y` | **z** |\n| only |',
  '~~gone~~ and ~also~ but ~~~not~~~',
  'See www.a.example/b_c, (https://b.example/d?e=f(g)&amp;). [http://c.example] x.y@d.example!',
  'Ünïcode — “quotes” 日本語**太字**です。',
];

const documents = fc.array(fc.constantFrom(...BLOCKS), { maxLength: 8 }).map((blocks) => blocks.join('\n\n'));
const settings = { hardBreaks: false, safe: false, headingIds: false };
const LIBRARY = { allowDangerousHtml: true, allowDangerousProtocol: true };

describe('Markdown is rendered as micromark does', () => {
  it('CommonMark', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async (markdown) => {
        expect(comparable(await renderMarkdown(markdown, { ...settings, flavor: 'commonmark' }))).toBe(comparable(micromark(markdown, LIBRARY)));
      }),
    );
  });

  it("GitHub's", async () => {
    const extended = { ...LIBRARY, extensions: [gfm()], htmlExtensions: [gfmHtml()] };
    await fc.assert(
      fc.asyncProperty(documents, async (markdown) => {
        expect(comparable(await renderMarkdown(markdown, { ...settings, flavor: 'gfm' }))).toBe(comparable(micromark(markdown, extended)));
      }),
    );
  });
});

it('finds the headings that are not in a list or quote, with their lines', async () => {
  const markdown = `${BLOCKS.join('\n\n')}\n\n# Last\n`;
  const headings = await markdownHeadings(markdown);
  expect(headings.map(({ level, text, line }) => [level, text, line])).toEqual([
    [1, 'One two three', 1],
    [2, 'A link and image', 3],
    [1, 'Set', 5],
    [2, 'Lower', 8],
    [1, 'Last', markdown.split('\n').indexOf('# Last') + 1],
  ]);
});

it('refuses what is nested deeper than it can be written', async () => {
  await expect(renderMarkdown('>'.repeat(5000), { ...settings, flavor: 'gfm' })).rejects.toThrow('nested deeper than 1,000 levels');
});

/** Without the line ends between tags, of which micromark leaves some out that CommonMark's examples have, and the order of attributes of check boxes. */
const comparable = (html: string): string =>
  html.replaceAll(/>\n+(?=<|$)/g, '>').replaceAll(/<input type="checkbox" (?:disabled="" )?(checked="" )?(?:disabled="" )?\/>/g, '<input $1>');
