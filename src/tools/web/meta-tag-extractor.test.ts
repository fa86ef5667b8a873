import { holdTo } from '../testing.ts';
import tool from './meta-tag-extractor.ts';

const BASE = 'https://example.com/dir/page';

holdTo(tool, {
  answers: [
    // the title of an SVG picture is not that of the page
    [{ html: '<svg><title>Icon</title></svg><title> A\n B </title><title>C</title>' }, { title: 'A B' }],
    [
      { html: '<html lang=de><meta charset=" ISO-8859-1"><meta name=ROBOTS content=noindex><meta name=viewport content=w>' },
      { language: 'de', charset: ' ISO-8859-1', robots: 'noindex', viewport: 'w' },
    ],
    [{ html: '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">' }, { charset: 'windows-1252' }],
    // og: in name and twitter: in property; the first of each counts, metas hold all
    [
      {
        html: '<meta name="og:title" content="a"><meta property="OG:Title" content="b"><meta property="twitter:card" content="c"><meta property="article:author" content="d">',
      },
      {
        openGraph: { 'og:title': 'a', 'article:author': 'd' },
        twitter: { 'twitter:card': 'c' },
        metas: [
          { name: 'og:title', content: 'a' },
          { name: 'og:title', content: 'b' },
          { name: 'twitter:card', content: 'c' },
          { name: 'article:author', content: 'd' },
        ],
      },
    ],
    [
      {
        html: '<base href="/b/"><link rel="Alternate" hreflang="de" href="de"><link rel="shortcut icon" href="f.ico" sizes="16x16"><link rel="stylesheet" href="s">',
        baseUrl: BASE,
      },
      {
        alternates: [{ hreflang: 'de', href: 'https://example.com/b/de' }],
        icons: [{ rel: 'shortcut icon', href: 'https://example.com/b/f.ico', sizes: '16x16' }],
      },
    ],
    [{ html: '<link rel=canonical href=" /p "><link rel=canonical href=/q>' }, { canonical: '/p' }],
    // a comment, a template and a script hold no tags of the page
    [{ html: '<!-- <meta name=a content=b> --><template><meta name=a content=b></template><script>"<meta name=a content=b>"</script>' }, { metas: [] }],
    [{ html: '<meta name="__proto__" content="x">' }, { openGraph: {}, metas: [{ name: '__proto__', content: 'x' }] }],
  ],
  invalid: [
    [{}, 'html'],
    [{ html: '', baseUrl: 'x' }, 'baseUrl'],
  ],
});
