import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
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
    [{ html: '<b>x</b>', component: 'Hi', indent: 1 }, { jsx: 'export default function Hi() {\n return (\n  <b>x</b>\n );\n}' }],
  ],
  invalid: [
    [{ html: '', component: 'hi' }, 'component'],
    [{ html: '', component: 'A-b' }, 'component'],
    [{ html: '', indent: 0 }, 'indent'],
  ],
  unprocessable: [[{ html: '<div>'.repeat(3_000) }, /deeper/]],
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
