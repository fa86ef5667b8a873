import { holdTo } from '../testing.ts';
import tool from './less-to-css-converter.ts';

// From the documentation of Less (lesscss.org).
holdTo(tool, {
  answers: [
    [{ less: '' }, { css: '' }],
    [
      { less: '.bordered { border-top: dotted 1px black; }\n#menu a { color: #111; .bordered(); }' },
      { css: '.bordered {\n  border-top: dotted 1px black;\n}\n#menu a {\n  color: #111;\n  border-top: dotted 1px black;\n}\n' },
    ],
    [{ less: 'a { b: 2 / 2; c: (2 / 2); d: 2 + 2; }' }, { css: 'a {\n  b: 2 / 2;\n  c: 1;\n  d: 4;\n}\n' }],
    [{ less: 'a { b: 2 / 2; }', math: 'always' }, { css: 'a {\n  b: 1;\n}\n' }],
    [{ less: 'a { d: 2 + 2; }', math: 'parens' }, { css: 'a {\n  d: 2 + 2;\n}\n' }],
    [{ less: '@c: #ff0000; a { color: darken(@c, 10%); }' }, { css: 'a {\n  color: #cc0000;\n}\n' }],
    [{ less: '@import (css) url("x.css");' }, { css: '@import url("x.css");\n' }],
    [{ less: '.m() when (default()) { a: b } .c { .m(); }' }, { css: '.c {\n  a: b;\n}\n' }],
  ],
  invalid: [[{ less: '', math: 'strict' }, 'math']],
  unprocessable: [
    [{ less: 'a {\n  b: @c;\n}' }, /line 2, column 6/],
    [{ less: 'a {' }, /line 1/],
    [{ less: '@import "x";' }, /nothing is read/],
    [{ less: '@import (inline) "/etc/passwd";' }, /nothing is read/],
    [{ less: '@plugin "x";' }],
    [{ less: 'a { b: data-uri("/etc/passwd"); }' }, /nothing is read/],
    [{ less: 'a { b: image-size("x.png"); }' }, /nothing is read/],
    [{ less: 'a { b: `1 + 1`; }' }, /JavaScript/],
  ],
});
