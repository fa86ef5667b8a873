import { holdTo } from '../testing.ts';
import tool from './markdown-to-html-converter.ts';

const html = (markdown: string, expected: string, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [
  { markdown, ...more },
  { html: expected },
];

// The examples of the GitHub Flavored Markdown Spec 0.29 (CC-BY-SA 4.0 for the prose), sections 4.10, 5.3, 6.5, 6.9 and 6.11.
holdTo(tool, {
  answers: [
    html('', ''),
    html('\n\n', ''),
    html(
      '| abc | defghi |\n:-: | -----------:\nbar | baz',
      '<table>\n<thead>\n<tr>\n<th align="center">abc</th>\n<th align="right">defghi</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="center">bar</td>\n<td align="right">baz</td>\n</tr>\n</tbody>\n</table>\n',
    ),
    html(
      '- [ ] foo\n- [x] bar',
      '<ul>\n<li><input type="checkbox" disabled="" /> foo</li>\n<li><input type="checkbox" checked="" disabled="" /> bar</li>\n</ul>\n',
    ),
    html('~~Hi~~ Hello', '<p><del>Hi</del> Hello</p>\n'),
    html('www.commonmark.org', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>\n'),
    // The rules of section 6.9 for extended protocol autolinks; ftp:// is none, and what cmark-gfm takes for the end of a word before a protocol.
    html(
      'mailto:ann@a.example. (mailto:a.b-c_d@a.b/x)',
      '<p><a href="mailto:ann@a.example">mailto:ann@a.example</a>. (<a href="mailto:a.b-c_d@a.b">mailto:a.b-c_d@a.b</a>/x)</p>\n',
    ),
    html(
      'xmpp:ann@a.example xmpp:ann@a.example/phone@b.c. xmpp:ann@a.example/phone/b',
      '<p><a href="xmpp:ann@a.example">xmpp:ann@a.example</a> <a href="xmpp:ann@a.example/phone@b.c">xmpp:ann@a.example/phone@b.c</a>. <a href="xmpp:ann@a.example/phone">xmpp:ann@a.example/phone</a>/b</p>\n',
    ),
    html('mailto:a.b-c_d@a.b- ftp://a.example', '<p>mailto:a.b-c_d@a.b- ftp://a.example</p>\n'),
    html(
      'ann@a.example/b xmailto:ann@a.example mailto:<ann@a.example>',
      '<p><a href="mailto:ann@a.example">ann@a.example</a>/b xmailto:<a href="mailto:ann@a.example">ann@a.example</a> mailto:<a href="mailto:ann@a.example">ann@a.example</a></p>\n',
    ),
    html(
      '<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>',
      '<p><strong> &lt;title> &lt;style> <em></p>\n<blockquote>\n  &lt;xmp> is disallowed.  &lt;XMP> is also disallowed.\n</blockquote>\n',
      { safe: false },
    ),
    html('~~a~~ www.x.org', '<p>~~a~~ www.x.org</p>\n', { flavor: 'commonmark' }),
    html('a <b>c</b>\n\n<div>', '<p>a <!-- raw HTML omitted -->c<!-- raw HTML omitted --></p>\n<!-- raw HTML omitted -->\n'),
    html(
      '[a](javascript:x) [b](http://x) ![c](data:image/png;base64,AA) ![d](data:text/html,x)',
      '<p><a href="">a</a> <a href="http://x">b</a> <img src="data:image/png;base64,AA" alt="c" /> <img src="" alt="d" /></p>\n',
    ),
    html('a\nb', '<p>a<br />\nb</p>\n', { hardBreaks: true }),
    html('# A\n\n# A', '<h1 id="a">A</h1>\n<h1 id="a-1">A</h1>\n', { headingIds: true }),
    // CommonMark 0.31.2, examples 1, 25, 41, 66, 80, 108, 148, 192, 228, 254, 301, 327, 350, 482, 571, 594, 633
    html('\tfoo\tbaz\t\tbim\n', '<pre><code>foo\tbaz\t\tbim\n</code></pre>\n'),
    html('&nbsp; &amp; &copy; &AElig; &Dcaron;\n', '<p>\u00a0 &amp; © Æ Ď</p>\n'),
    html('&quot;&lt;', '<p>&quot;&lt;</p>\n'),
    html('# foo *bar* \\*baz\\*\n', '<h1>foo <em>bar</em> *baz*</h1>\n'),
    html('Foo *bar*\n=========\n', '<h1>Foo <em>bar</em></h1>\n'),
    html('  - foo\n\n    bar\n', '<ul>\n<li>\n<p>foo</p>\n<p>bar</p>\n</li>\n</ul>\n'),
    html('[foo]: /url "title"\n\n[foo]\n', '<p><a href="/url" title="title">foo</a></p>\n'),
    html('> # Foo\n> bar\n> baz\n', '<blockquote>\n<h1>Foo</h1>\n<p>bar\nbaz</p>\n</blockquote>\n'),
    html(
      '1.  A paragraph\n    with two lines.\n\n        indented code\n\n    > A block quote.\n',
      '<ol>\n<li>\n<p>A paragraph\nwith two lines.</p>\n<pre><code>indented code\n</code></pre>\n<blockquote>\n<p>A block quote.</p>\n</blockquote>\n</li>\n</ol>\n',
    ),
    html('- foo\n- bar\n+ baz\n', '<ul>\n<li>foo</li>\n<li>bar</li>\n</ul>\n<ul>\n<li>baz</li>\n</ul>\n'),
    html('*foo bar*\n***a** b*\n', '<p><em>foo bar</em>\n<em><strong>a</strong> b</em></p>\n'),
    html('![foo](/url "title")\n', '<p><img src="/url" alt="foo" title="title" /></p>\n'),
    html('<http://foo.bar.baz>\n', '<p><a href="http://foo.bar.baz">http://foo.bar.baz</a></p>\n'),
    html('foo  \nbaz\n', '<p>foo<br />\nbaz</p>\n'),
    html('***\n---\n___\n', '<hr />\n<hr />\n<hr />\n'),
    html('```js x\n<a>\n```', '<pre><code class="language-js">&lt;a&gt;\n</code></pre>\n'),
  ],
  invalid: [[{ markdown: '', flavor: 'pandoc' }, 'flavor']],
});
