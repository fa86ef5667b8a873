import { runInThisContext } from 'node:vm';
import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { transform } from 'esbuild';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './html-to-jsx-converter.ts';

const becomes = (html: string, expected: string) => [{ html }, { jsx: expected }] as [Record<string, unknown>, Record<string, unknown>];

// React's documentation of common components and SVG, by hand.
holdTo(tool, {
  answers: [
    becomes('', '<>\n</>'),
    becomes('<br>', '<br />'),
    becomes('<div></div>', '<div />'),
    becomes('<p>a</p><p>b</p>', '<>\n  <p>a</p>\n  <p>b</p>\n</>'),
    becomes('<a onclick="go(1)">x</a>', '<a onClick={() => { go(1) }}>x</a>'),
    becomes('<b data-a-b="1" aria-label="c">x</b>', '<b data-a-b="1" aria-label="c">x</b>'),
    becomes('<p>a {b} &lt;c&gt;</p>', '<p>{"a {b} <c>"}</p>'),
    becomes('<div><!-- n --><i>x</i></div>', '<div>\n  {/* n */}\n  <i>x</i>\n</div>'),
    becomes(
      '<svg viewBox="0 0 1 1"><path stroke-width="2" xlink:href="#a"/></svg>',
      '<svg viewBox="0 0 1 1">\n  <path strokeWidth="2" xlinkHref="#a" />\n</svg>',
    ),
    becomes('<i style="--x: 1; background: url(a;b); -webkit-order: 2">a</i>', "<i style={{ '--x': '1', background: 'url(a;b)', WebkitOrder: '2' }}>a</i>"),
    becomes('<script>a < b</script>', '<script dangerouslySetInnerHTML={{ __html: "a < b" }} />'),
    becomes('<input readonly maxlength=3 checked>', '<input readOnly maxLength="3" checked />'),
    becomes('<p>a <b>b</b> c</p>', "<p>\n  a{' '}\n  <b>b</b>{' '}\n  c\n</p>"),
    becomes('<b>a</b> <i>b</i>', "<>\n  <b>a</b>{' '}\n  <i>b</i>\n</>"),
    becomes('<p> <b> a</b>\n<!-- n --> c </p>', "<p>\n  <b>a</b>{' '}\n  {/* n */}\n  c\n</p>"),
    becomes('<p>a<b> <i>b</i></b></p>', "<p>\n  a\n  <b>\n    {' '}\n    <i>b</i>\n  </b>\n</p>"),
    becomes('<div> <p>a </p> <p> b</p> c<br> d</div>', '<div>\n  <p>a</p>\n  <p>b</p>\n  c\n  <br />\n  d\n</div>'),
    becomes('<pre>a\n  b</pre>', '<pre>{"a\\n  b"}</pre>'),
    becomes('<textarea>a\n b</textarea>', '<textarea>{"a\\n b"}</textarea>'),
    becomes('<i style="white-space: pre">a  b</i>', '<i style={{ whiteSpace: \'pre\' }}>{"a  b"}</i>'),
    becomes('<p>\u00a0a\u2003</p>', '<p>{"\u00a0a\u2003"}</p>'),
    becomes('<p @click="x">a</p>', '<p {...{ "@click": "x" }}>a</p>'),
    becomes('<a onclick="go() // on">x</a>', '<a onClick={() => { go() // on\n}}>x</a>'),
    [{ html: '<b>x</b>', component: 'Hi', indent: 1 }, { jsx: 'export default function Hi() {\n return (\n  <b>x</b>\n );\n}' }],
  ],
  invalid: [
    [{ html: '', component: 'hi' }, 'component'],
    [{ html: '', component: 'A-b' }, 'component'],
    [{ html: '', indent: 0 }, 'indent'],
  ],
  unprocessable: [
    [{ html: '<div>'.repeat(3_000) }, /deeper/],
    [{ html: '<a.b>x</a.b>' }, /a\.b/],
  ],
});

describe('html-to-jsx-converter', () => {
  it.each([
    '<p title="a &quot;b&quot; \\ {c}">x</p>',
    '<div>{}<b>&amp; } </b><!-- */ --></div>',
    '<table><tr><td colspan=2>x</table>',
    '<textarea>a\nb</textarea><select><option selected>x</select>',
  ])('gives JSX that parses: %s', async (html) => {
    const { jsx: code } = await run(tool, { html });
    expect(() => Parser.extend(jsx()).parse(code, { ecmaVersion: 'latest', sourceType: 'module' })).not.toThrow();
  });
});

type Shown = string | { name: string; children: readonly Shown[] };

/** The least that React does: a tree of elements, with lists flattened and what is nothing left out. */
const createElement = (name: string | undefined, props: { dangerouslySetInnerHTML?: unknown } | null, ...children: readonly Shown[]): Shown => ({
  name: name ?? '',
  children: props?.dangerouslySetInnerHTML === undefined ? children.flat().filter((child) => child !== undefined && child !== null) : [],
});

async function compiled(code: string): Promise<Shown> {
  const { code: script } = await transform(`createElement(undefined, null, ${code})`, { loader: 'jsx', jsxFactory: 'createElement', jsxFragment: 'undefined' });
  return runInThisContext(`(createElement) => ${script.replace(/;\s*$/, '')}`)(createElement);
}

function parsed(node: DefaultTreeAdapterTypes.Node): Shown {
  if ('value' in node) return node.value;
  return { name: node.nodeName, children: 'childNodes' in node ? node.childNodes.filter(({ nodeName }) => nodeName !== '#comment').map(parsed) : [] };
}

const LINES = new Set(['div', 'p', 'ul', 'li', 'pre', 'br', 'table', 'tbody', 'tr', 'td', '#document-fragment', '']);
const BOXES = new Set(['button', 'img', 'input', 'textarea', 'select']);

/** The text as drawn: a line end where blocks begin and end, boxes as a sign, white space collapsed where it is not kept. */
function drawn(node: Shown, keeps = false): string {
  if (typeof node === 'string') return keeps ? JSON.stringify(node).replaceAll(' ', '·') : node;
  if (node.name === 'script') return '';
  const inner = node.children.map((child) => drawn(child, keeps || node.name === 'pre' || node.name === 'textarea')).join('');
  if (BOXES.has(node.name)) return `\u0001[\n${inner}\n]`;
  return LINES.has(node.name) ? `\n${inner}\n` : inner;
}

const collapsed = (text: string): string =>
  text
    .replaceAll(/[ \t\n\f\r]*\n[ \t\n\f\r]*/g, '\n')
    .replaceAll(/[ \t\f\r]+/g, ' ')
    .replaceAll('""', '')
    .trim();

const spaces = fc.constantFrom('', '', ' ', '\n  ', '<!-- c -->', ' <!-- c --> ', '<script>x</script>');
const word = fc.constantFrom('a', 'b c', 'x  y', '{d}', '&lt;e&gt;', '&amp;amp;', '&nbsp;', '\u3000', '"\'', '//', '\u2028');
const { markup } = fc.letrec<{ markup: string; element: string }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 4 },
    { weight: 2, arbitrary: word },
    fc.constantFrom('<br>', '<img src=x>', '<input>', '<textarea>a\n  b </textarea>', '<select><option>a</select>'),
    fc.tuple(fc.constantFrom('b', 'i', 'span', 'div', 'p', 'pre', 'button', 'ul'), tie('markup')).map(([name, inner]) => `<${name}>${inner}</${name}>`),
  ),
  markup: fc.array(fc.tuple(spaces, tie('element')), { maxLength: 4 }).chain((parts) => spaces.map((last) => parts.flat().join('') + last)),
}));

describe('JSX compiled by esbuild', () => {
  it('has the text of the HTML', () =>
    fc.assert(
      fc.asyncProperty(markup, async (html) => {
        const { jsx: code } = await run(tool, { html });
        const shown = (tree: Shown): string => collapsed(drawn(tree));
        expect(shown(await compiled(code)), code).toBe(shown(source(parsed(parseFragment(html)))));
      }),
      { numRuns: 300 },
    ));
});

/** A line end in HTML outside of pre is a space. */
function source(node: Shown, keeps = false): Shown {
  if (typeof node === 'string') return keeps ? node : node.replaceAll(/[\t\n\f\r]/g, ' ');
  return { ...node, children: node.children.map((child) => source(child, keeps || node.name === 'pre' || node.name === 'textarea')) };
}
