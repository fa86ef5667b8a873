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
    [
      {
        less: 'a { b: replace("Hello, Mars?", "Mars\\?", "Earth!"); c: replace("One + one = 4", "one", "2", "gi"); d: replace(\'This is a string.\', "(string)\\.$", "new $1."); e: replace(~"bar-1", \'1\', \'2\'); }',
      },
      { css: 'a {\n  b: "Hello, Earth!";\n  c: "2 + 2 = 4";\n  d: \'This is a new string.\';\n  e: bar-2;\n}\n' },
    ],
    [{ less: `a { b: replace("${'a'.repeat(3000)}!", "(a+)+$", "x"); }` }, { css: `a {\n  b: "${'a'.repeat(3000)}!";\n}\n` }],
  ],
  invalid: [[{ less: '', math: 'strict' }, 'math']],
  unprocessable: [
    [{ less: 'a {\n  b: @c;\n}' }, /line 2, column 6/],
    [{ less: 'a {' }, /line 1/],
    [{ less: 'a { b: replace("ab", "a(?=b)", "x"); }' }, /looks ahead/],
    [{ less: 'a { b: replace("ab", "(", "x"); }' }, /replace/],
    [{ less: '@import "x";' }, /nothing is read/],
    [{ less: '@import (inline) "/etc/passwd";' }, /nothing is read/],
    [{ less: '@plugin "x";' }],
    [{ less: 'a { b: data-uri("/etc/passwd"); }' }, /nothing is read/],
    [{ less: 'a { b: image-size("x.png"); }' }, /nothing is read/],
    [{ less: 'a { b: `1 + 1`; }' }, /JavaScript/],
  ],
});
