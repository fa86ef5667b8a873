import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './scss-to-css-converter.ts';

// From the documentation of Sass (sass-lang.com/guide).
holdTo(tool, {
  answers: [
    [{ scss: '' }, { css: '', warnings: [] }],
    [{ scss: '$font-stack: Helvetica, sans-serif;\nbody { font: 100% $font-stack; }' }, { css: 'body {\n  font: 100% Helvetica, sans-serif;\n}' }],
    [{ scss: 'nav\n  ul\n    margin: 0', syntax: 'sass' }, { css: 'nav ul {\n  margin: 0;\n}' }],
    [{ scss: 'a { b: 1px + 2px; }', style: 'compressed' }, { css: 'a{b:3px}' }],
    [{ scss: '@use "sass:math"; a { width: math.div(600px, 960px) * 100%; }' }, { css: 'a {\n  width: 62.5%;\n}' }],
    [{ scss: '@mixin m($a) { b: $a; } c { @include m(1); }' }, { css: 'c {\n  b: 1;\n}' }],
    [{ scss: '%p { a: b; } .c { @extend %p; }' }, { css: '.c {\n  a: b;\n}' }],
    [{ scss: '@import url(x.css);' }, { css: '@import url(x.css);' }],
    [{ scss: '@warn "careful"; a { b: c }' }, { warnings: ['careful'] }],
    [{ scss: '@debug "x"; a { b: c }' }, { warnings: [] }],
  ],
  invalid: [[{ scss: '', style: 'nested' }, 'style']],
  unprocessable: [
    [{ scss: 'a {\n  b: $c;\n}' }, /line 2, column 6/],
    [{ scss: 'a {' }, /line 1/],
    [{ scss: '@use "other";' }, /line 1, column 1/],
    [{ scss: '@use "file:///etc/passwd";' }],
    [{ scss: '@import "/etc/passwd";' }],
    [{ scss: '@forward "pkg:x";' }],
    [{ scss: '@error "no";' }, /no/],
  ],
});

it('tells of deprecated features', async () => expect((await run(tool, { scss: 'a { b: (4px / 2); }' })).warnings).toHaveLength(1));
