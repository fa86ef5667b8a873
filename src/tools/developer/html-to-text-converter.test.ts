import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './html-to-text-converter.ts';

const gives = (html: string, text: string, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [{ html, ...more }, { text }];

// What browsers give for innerText (HTML Standard, section 3.2.7), with the marks and distances that the description names.
holdTo(tool, {
  answers: [
    gives('', ''),
    gives('  a \n\t b  ', 'a b'),
    gives('<p>a</p><p>b</p>', 'a\n\nb'),
    gives('<div>a</div><div>b</div>', 'a\nb'),
    gives('a<br>b<br><br>c', 'a\nb\n\nc'),
    gives('<h1>T</h1>x', 'T\n\nx'),
    gives('<pre>a  b\n c</pre>', 'a  b\n c'),
    gives('<ul><li>a</li><li>b</li></ul>', '* a\n * b'),
    gives('<p>x</p><ol start="3"><li>a<li>b</ol>', 'x\n\n 3. a\n 4. b'),
    gives('<table><tr><th>a</th><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a\tb\nc\td'),
    gives('<head><title>t</title></head><script>x</script><style>y</style><noscript>z</noscript><template>w</template><!-- c -->a', 'a'),
    gives('a&nbsp;b &lt;&amp;&eacute;', 'a\u00a0b <&é'),
    gives('<b>a</b><i> b</i> <u>c</u>', 'a b c'),
    gives('<a href="http://x">y</a> <a href="http://z">http://z</a>', 'y [http://x] http://z', { links: 'brackets' }),
    gives('<p>aaa bbb ccc</p>', 'aaa bbb\nccc', { wrap: 8 }),
    gives('<p>a</p>\n<p>b</p>', 'a\nb', { stripOnly: true }),
    gives('<script>x</script>a &amp; <b>b</b><!-- c -->', 'a & b', { stripOnly: true }),
  ],
  invalid: [[{ html: '', wrap: 1001 }, 'wrap']],
});

it('strips 240,000 elements that stand side by side', async () => {
  expect(await run(tool, { html: `${'<br>'.repeat(240_000)}a`, stripOnly: true })).toEqual({ text: 'a' });
});
