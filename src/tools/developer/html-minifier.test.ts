import { holdTo } from '../testing.ts';
import tool from './html-minifier.ts';

// From the documentation and tests of html-minifier-terser (MIT).
holdTo(tool, {
  answers: [
    [{ html: '' }, { minified: '', savedPercent: 0 }],
    [{ html: '<p title="blah" id="moo">foo</p>', removeAttributeQuotes: true }, { minified: '<p title=blah id=moo>foo</p>' }],
    [{ html: '<p>a  b\n c</p>' }, { minified: '<p>a b c</p>' }],
    [{ html: '<p>a  b</p>', collapseWhitespace: false }, { minified: '<p>a  b</p>' }],
    [{ html: '<p>a</p><!-- x --><!--[if IE]>y<![endif]-->' }, { minified: '<p>a</p><!--[if IE]>y<![endif]-->' }],
    [{ html: '<!-- x -->', removeComments: false }, { minified: '<!-- x -->' }],
    [{ html: '<input disabled="disabled" type="text">', removeRedundantAttributes: true }, { minified: '<input disabled>' }],
    [{ html: '<input disabled="disabled">', collapseBooleanAttributes: false }, { minified: '<input disabled="disabled">' }],
    [{ html: '<html><head></head><body><p>a</p></body></html>', removeOptionalTags: true }, { minified: '<p>a' }],
    [{ html: '<style>a { color: #ff0000; }</style>' }, { minified: '<style>a{color:red}</style>' }],
    [{ html: '<script>var a = 1 + 2;</script>' }, { minified: '<script>var a=3</script>' }],
    [{ html: '<script>var a = 1 + 2;</script>', minifyJs: false }, { minified: '<script>var a = 1 + 2;</script>' }],
    [{ html: '<pre> a  b </pre>' }, { minified: '<pre> a  b </pre>' }],
  ],
  invalid: [[{ html: '', minifyCSS: true }]],
  unprocessable: [[{ html: '<p <b' }], [{ html: '<a b="c' }]],
});
