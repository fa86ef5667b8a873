import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './html-to-markdown-converter.ts';

type Node = DefaultTreeAdapterTypes.Node;

const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 's', 'del', 'code', 'span', 'img', 'input', '#text']);
const LEFT_OUT = new Set(['script', 'style', 'head', '#comment']);

/** The text of a document with one space where blocks and lines end; `sign` marks what begins and ends an element. */
function textOf(html: string, sign: (name: string) => string = () => ''): string {
  const text = (node: Node): string => {
    if ('value' in node) return node.value;
    if (LEFT_OUT.has(node.nodeName)) return '';
    const inner = 'childNodes' in node ? node.childNodes.map(text).join('') : '';
    if (!INLINE.has(node.nodeName)) return ` ${inner} `;
    const mark = inner.trim() === '' ? '' : sign(node.nodeName);
    return `${mark}${inner}${mark}`;
  };
  return text(parse(html))
    .replace(/[ \t\n\f\r]+/g, ' ')
    .trim();
}

const rendered = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, allowDangerousProtocol: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

const becomes = (html: string, markdown: string, options: object = {}): [Record<string, unknown>, Record<string, unknown>] => [
  { html, ...options },
  { markdown },
];

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
    becomes('<p>&lt;b&gt; &amp;amp; AT&amp;T</p>', '\\<b> \\&amp; AT&T'),
    becomes('<p>~~x~~</p>', '\\~\\~x\\~\\~'),
    becomes('<p>!<a href=x>y</a></p>', '\\![y](x)'),
    becomes('<em>a</em><em>b</em>', '*ab*'),
    becomes('<p>http://x.org/a_b_c and http://x.org/*c* x</p>', 'http://x.org/a_b_c and http\\://x.org/\\*c\\* x'),
    becomes(
      '<table><tr><th>a|b</th><th align=right>c</th></tr><tr><td>d<br>e</td><td><code>f|</code></td></tr></table>',
      '| a\\|b | c |\n| --- | --: |\n| d<br>e | `f\\|` |',
    ),
    becomes('<table><tr><td>a</td></tr></table>', '|  |\n| --- |\n| a |'),
    becomes('<ul><li>b<ol start=7><li>c</li></ol></li></ul>', '-   b\n\n    7.  c'),
    becomes('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '-   a\n    -   b\n-   c'),
    becomes('<ul><li>a</li><ul><li>b</li></ul></ul>', '-   a\n    -   b'),
    becomes('<ol start=9><li>a</li><li><p>b</p><p>c</p></li></ol>', '9.  a\n\n10.  b\n\n     c'),
    becomes('<ul><li><input type=checkbox checked> a</li><li><input type=checkbox> b</li></ul>', '-   [x] a\n-   [ ] b', { bullet: '-' }),
    becomes('<a href="https://x.org/?a=1&amp;b=2" title="t&quot;">x</a>', '[x](https://x.org/?a=1&b=2 "t\\"")'),
    becomes('<a href="/a b">x</a> <a href="y(z">z</a>', '[x][1] [z][2]\n\n[1]: </a b>\n[2]: y\\(z', { links: 'referenced' }),
    becomes('<p>a<b> b </b>c<i>  </i>d</p>', 'a **b** c d'),
    becomes('<a href=x><h2>t</h2><p>p</p></a>', '## [t](x)\n\n[p](x)'),
    becomes('<pre>a\n  b</pre>', '```\na\n  b\n```'),
    becomes('<pre><code class="language-js">a</code></pre>', '```js\na\n```'),
    becomes('<ul><li><pre>a</pre></li></ul>', '-   ```\n    a\n    ```', { codeBlocks: 'indented' }),
  ],
  invalid: [
    [{ html: 'x'.repeat(500_001) }, 'html'],
    [{ html: '', bullet: 'x' }, 'bullet'],
  ],
  unprocessable: [[{ html: '<div>'.repeat(3_000) }, /deeper/]],
});

const PIECES = [
  ...'* ** _ __ ` `` ~ ~~ # + - = > < | [ ] ( ) ! \\ & ; : . 1. 2) --- === *** :-: | --'.split(' '),
  ...' |a|é|\u00a0| b|c |x_y|1|[ ] |[x] |http://x.org/a_b*c|www.x.org/_a_|a_b@x.org|https://x.org|&amp;|&#65;|&copy|<b>|</p>|<!-- c -->|[^1]|[a]: b|![|](x)|```|~~~|a  |  a|😀|“'.split(
    '|',
  ),
];
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((pieces) => escaped(pieces.join('')));

const { inline, flow } = fc.letrec<{ phrase: string; inline: string; flow: string; list: string; table: string; block: string }>((tie) => ({
  phrase: fc.oneof(
    { withCrossShrink: true, maxDepth: 3 },
    { weight: 3, arbitrary: text },
    fc.constantFrom('<br>', ' ', '<img src="i j.png" alt="[*a*]">'),
    text.map((inner) => `<code>${inner}</code>`),
    fc
      .tuple(fc.constantFrom('em', 'strong', 'b', 'i', 'del', 'span', 'a href="u(v) w*"', 'a href="&amp;copy;" title="&quot;t&quot;"'), tie('inline'))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
  ),
  inline: fc.array(tie('phrase'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  list: fc
    .tuple(
      fc.constantFrom('ul', 'ol', 'ol start=7', 'ol start=0'),
      fc.array(fc.oneof({ weight: 2, arbitrary: tie('inline') }, tie('flow')), { minLength: 1, maxLength: 3 }),
    )
    .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag.split(' ')[0]}>`),
  table: fc
    .tuple(fc.constantFrom('th', 'td'), fc.array(fc.array(tie('inline'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }))
    .map(
      ([first, rows]) =>
        `<table>${rows.map((cells, index) => `<tr>${cells.map((cell) => `<${index === 0 ? first : 'td'}>${cell}`).join('')}`).join('')}</table>`,
    ),
  block: fc.oneof(
    { maxDepth: 3 },
    { weight: 3, arbitrary: tie('inline').map((inner) => `<p>${inner}</p>`) },
    tie('inline'),
    fc.tuple(fc.constantFrom('h1', 'h2', 'h4', 'div'), tie('inline')).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    text.map((inner) => `<pre>${inner}\n  ${inner}</pre>`),
    fc.constant('<hr>'),
    tie('list'),
    tie('table'),
    tie('flow').map((inner) => `<blockquote>${inner}</blockquote>`),
  ),
  flow: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
}));

const STYLES = fc.record({
  headings: fc.constantFrom('atx', 'setext'),
  bullet: fc.constantFrom('-', '*', '+'),
  codeBlocks: fc.constantFrom('fenced', 'indented'),
  emphasis: fc.constantFrom('*', '_'),
  links: fc.constantFrom('inlined', 'referenced'),
});

describe('html-to-markdown-converter', () => {
  it('renders to the same text again', () =>
    fc.assert(
      fc.asyncProperty(flow, STYLES, async (html, style) => {
        const { markdown } = await run(tool, { html, ...style });
        expect(textOf(rendered(markdown)), markdown).toBe(textOf(html));
      }),
      { numRuns: 300 },
    ));

  it('renders to the same code, emphasis and links again', () => {
    const names = new Map(Object.entries({ code: 'C', em: 'E', i: 'E', strong: 'S', b: 'S', del: 'D', a: 'L' }));
    /** What is of one kind and touches is one. */
    const signed = (html: string): string => textOf(html, (name) => (names.has(name) ? `§${names.get(name)}` : ''));
    return fc.assert(
      fc.asyncProperty(inline, async (inner) => {
        fc.pre(!/<(\w+)[^>]*>(?:(?!<\/\1>).)*<\1|http|www|@/.test(inner));
        const { markdown } = await run(tool, { html: inner });
        const letters = (text: string): string =>
          [...signed(text).matchAll(/§([CESDL])/g)]
            .map(([, letter]) => letter)
            .toSorted()
            .join('');
        expect(letters(rendered(markdown)).length, markdown).toBeLessThanOrEqual(letters(inner).length);
      }),
      { numRuns: 200 },
    );
  });
});
