import { holdTo } from '../testing.ts';
import tool from './html-link-extractor.ts';

const BASE = 'https://example.com/dir/';

holdTo(tool, {
  answers: [
    [
      { html: '<base href="https://other.org/x/"><a href="y">Y</a>', baseUrl: BASE },
      { links: [{ url: 'https://other.org/x/y', external: false }], internal: 1 },
    ],
    [
      { html: '<a href="HTTPS://EXAMPLE.com:443/a">A</a><a href="https://example.com:8443/">B</a>', baseUrl: BASE },
      { internal: 1, external: 1 },
    ],
    [
      { html: '<a href="https://example.com">A</a><a href="/b">B</a>' },
      { links: [{ external: true }, { href: '/b', text: 'B' }], total: 2, internal: 0, external: 1 },
    ],
    [
      { html: '<a href="#a">1</a><a href="#b">2</a><a href="#a">3</a>', baseUrl: BASE, unique: true },
      { links: [{ text: '1' }, { text: '2' }], total: 2 },
    ],
    [{ html: '<a href=a rel="UGC external">x</a><a href=b rel=Sponsored>y</a><a href=c rel=nofollower>z</a>' }, { nofollow: 2 }],
    [
      { html: '<a href="javascript:void 0">x</a><a href="tel:+1">y</a>', baseUrl: BASE },
      { links: [{ external: false }, { external: false }], internal: 0, external: 0 },
    ],
    [
      { html: '<map><area href="/m" alt=M></map><a href=" /x\n"> <script>no</script> a\n b </a>', baseUrl: BASE },
      { links: [{ url: 'https://example.com/m' }, { href: '/x', text: 'a b' }] },
    ],
    [{ html: '<a href="http://[">bad</a>' }, { links: [{ href: 'http://[', text: 'bad', nofollow: false }] }],
    [{ html: '' }, { links: [], total: 0 }],
  ],
  // links inside one another, whose texts together would grow with the square of the page
  unprocessable: [[{ html: `<svg>${'<a href=x>y'.repeat(10_000)}` }, /too deeply/]],
  invalid: [[{ html: '', baseUrl: '/x' }, 'baseUrl']],
});
