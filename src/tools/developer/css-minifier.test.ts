import { holdTo } from '../testing.ts';
import tool from './css-minifier.ts';

// The optimisations that cssnano documents (cssnano.github.io/cssnano/docs/what-are-optimisations).
holdTo(tool, {
  answers: [
    [{ css: '' }, { minified: '', savedPercent: 0 }],
    [{ css: 'a { color: #ffffff; }' }, { minified: 'a{color:#fff}' }],
    [{ css: 'a { color: rgb(255, 0, 0); width: 0.50px; }' }, { minified: 'a{color:red;width:.5px}' }],
    [{ css: 'a { color: red; } b { color: red; }' }, { minified: 'a,b{color:red}' }],
    [{ css: 'a { margin: 1px; margin: 2px }' }, { minified: 'a{margin:2px}' }],
    [{ css: 'a { } b { c: d }' }, { minified: 'b{c:d}' }],
    [{ css: '/*! legal */ a { b: c }' }, { minified: '/*! legal */a{b:c}' }],
    [{ css: '/*! legal */ a { b: c }', keepComments: 'none' }, { minified: 'a{b:c}' }],
    [{ css: 'a { content: "a  b"; }' }, { minified: 'a{content:"a  b"}' }],
    [{ css: 'a { b: c }\n/*# sourceMappingURL=/etc/passwd */' }, { minified: 'a{b:c}' }],
  ],
  invalid: [[{ css: '', keepComments: 'all' }, 'keepComments']],
  unprocessable: [
    [{ css: 'a {}\nb { c: d' }, /line 2, column 1/],
    [{ css: 'a { b: "c' }, /line 1/],
  ],
});
