import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './html-to-markdown-converter.ts';

const text = (node: any): string => (node.nodeName === '#text' ? node.value : (node.childNodes ?? []).map(text).join(''));
const words = (html: string): string => text(parseFragment(html)).replace(/\s+/g, ' ').trim();

holdTo(tool, {
  answers: [
    [{ html: '' }, { markdown: '' }],
    [{ html: '<h2>a</h2><hr><blockquote><p>q</p></blockquote>' }, { markdown: '## a\n\n---\n\n> q' }],
    [{ html: '<h1>a</h1>', headings: 'setext' }, { markdown: 'a\n=' }],
    [{ html: '<p>a<br>b</p>' }, { markdown: 'a  \nb' }],
    [{ html: '<pre><code>x &lt; y\n</code></pre>' }, { markdown: '```\nx < y\n```' }],
    [{ html: '<pre><code>x</code></pre>', codeBlocks: 'indented' }, { markdown: '    x' }],
    [{ html: '<em>a</em>', emphasis: '_' }, { markdown: '_a_' }],
    [{ html: '<del>a</del>' }, { markdown: '~~a~~' }],
    [{ html: '<img src="a.png" alt="b">' }, { markdown: '![b](a.png)' }],
    [{ html: '<script>x()</script><style>a{}</style><!-- c --><p>p</p>' }, { markdown: 'p' }],
    [{ html: 'a<table></table>b' }, { markdown: 'a\n\nb' }],
    [{ html: '<table><caption>c</caption></table>b' }, { markdown: 'c\n\nb' }],
    [{ html: '<table><caption><table><tr><th>a</th></tr></table></caption></table>' }, { markdown: '| a |\n| --- |' }],
    [{ html: '<p>1. *a* _b_ [c]</p>' }, { markdown: '1\\. \\*a\\* \\_b\\_ \\[c\\]' }],
  ],
  invalid: [
    [{ html: 'x'.repeat(500_001) }, 'html'],
    [{ html: '', bullet: 'x' }, 'bullet'],
  ],
  unprocessable: [[{ html: '<div>'.repeat(3_000) }, /deeper/]],
});

describe('html-to-markdown-converter', () => {
  it.each([
    '<p>a &amp; b &lt;c&gt; * # - 1. _x_ `y`</p>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>x</li><li>y</li></ol>',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<p>+ not a list</p><p># not a heading</p><p>&gt; no quote</p>',
    '<p><code>a`b</code> <strong>b <em>c</em></strong></p>',
    '<section><h3>t</h3><p>👩‍👩‍👧 é</p></section>',
  ])('renders to the same text again: %s', async (html) => {
    const { markdown } = await run(tool, { html });
    const rendered = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    expect(words(rendered.replace(/<\/?(?:td|th|li|p|h3|tr|ul|ol)\b/g, ' $&'))).toBe(words(html.replace(/<\/?(?:td|th|li|p|h3|tr|ul|ol)\b/g, ' $&')));
  });
});
