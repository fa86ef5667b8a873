import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './editorconfig-resolver.ts';

// Cases of editorconfig-core-test (BSD-2-Clause): glob and properties.
describe('editorconfig-resolver globs', () => {
  it.each([
    ['a*e.c', 'ace.c', true],
    ['a*e.c', 'abcde.c', true],
    ['a*e.c', 'a/e.c', false],
    ['Bar/*', 'Bar/foo.txt', true],
    ['*', '.editorconfig', true],
    ['som?.c', 'some.c', true],
    ['som?.c', 'som.c', false],
    ['som?.c', 'som/.c', false],
    ['[ab].a', 'a.a', true],
    ['[!ab].b', 'c.b', true],
    ['[!ab].b', 'a.b', false],
    ['[d-g].c', 'f.c', true],
    ['[!d-g].d', 'f.d', false],
    ['[abd-g].e', 'e.e', true],
    ['[-ab].f', '-.f', true],
    ['*.{py,js,html}', 'test.js', true],
    ['*.{py,js,html}', 'test.pyc', false],
    ['{single}.b', '{single}.b', true],
    ['{single}.b', 'single.b', false],
    ['{}.c', '{}.c', true],
    ['a{b,c,}.d', 'a.d', true],
    ['{.f', '{.f', true],
    ['{word,{also},this}.g', 'word.g', true],
    ['{word,{also},this}.g', '{also}.g', true],
    ['{3..120}', '3', true],
    ['{3..120}', '60', true],
    ['{3..120}', '121', false],
    ['{3..120}', '5a', false],
    ['{aardvark..antelope}', '{aardvark..antelope}', true],
    ['a**z.c', 'a/z.c', true],
    ['a**z.c', 'amnz.c', true],
    ['b/**z.c', 'b/mnz.c', true],
    ['c/**.c', 'c/d/z.c', true],
    ['d/**/z.c', 'd/z.c', true],
    ['d/**/z.c', 'd/mn/op/z.c', true],
    ['/top.c', 'top.c', true],
    ['/top.c', 'a/top.c', false],
    ['b.c', 'a/b.c', true],
    ['a\\\\;b', 'a\\;b', true],
  ])('[%s] on %s: %s', async (glob, path, matches) =>
    expect((await run(tool, { editorconfig: `[${glob}]\nx=y\n`, path })).sections).toMatchObject([{ matches }]),
  );
});

holdTo(tool, {
  answers: [
    [
      { editorconfig: '', path: 'a' },
      { properties: {}, root: false, sections: [] },
    ],
    [
      { editorconfig: 'ROOT = True\n# c\n; c\n[*]\nIndent_Style: TAB\nkey = Value # not a comment\nnonsense\n', path: 'a' },
      { root: true, properties: { indent_style: 'tab', indent_size: 'tab' } },
    ],
    [{ editorconfig: '[*]\nindent_style=tab\ntab_width=4\n', path: 'a' }, { properties: { indent_style: 'tab', tab_width: '4', indent_size: '4' } }],
    [{ editorconfig: '[*]\nindent_size=tab\ntab_width=8\n', path: 'a' }, { properties: { indent_size: '8' } }],
    [{ editorconfig: '[*]\nmax_line_length=80\n[*.md]\nmax_line_length=unset\n', path: 'x/a.md' }, { properties: { max_line_length: 'unset' } }],
  ],
  invalid: [[{ editorconfig: '', path: '' }, 'path']],
});
