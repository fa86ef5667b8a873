import { holdTo } from '../testing.ts';
import tool from './link-header-parser.ts';

holdTo(tool, {
  answers: [
    // RFC 8288 section 3.5
    [
      { header: '<http://example.com/TheBook/chapter2>; rel="previous"; title="previous chapter"' },
      {
        links: [{ url: 'http://example.com/TheBook/chapter2', rel: ['previous'], parameters: { title: 'previous chapter' } }],
        prev: 'http://example.com/TheBook/chapter2',
      },
    ],
    [{ header: '</>; rel="http://example.net/foo"' }, { links: [{ url: '/', rel: ['http://example.net/foo'] }] }],
    [
      {
        header: `</TheBook/chapter2>; rel="previous"; title*=UTF-8'de'letztes%20Kapitel, </TheBook/chapter4>; rel="next"; title*=UTF-8'de'n%c3%a4chstes%20Kapitel`,
      },
      { links: [{ parameters: { 'title*': 'letztes Kapitel' } }, { parameters: { 'title*': 'nächstes Kapitel' } }], next: '/TheBook/chapter4' },
    ],
    [{ header: '<http://example.org/>; rel="start http://example.net/relation/other"' }, { links: [{ rel: ['start', 'http://example.net/relation/other'] }] }],
    [{ header: '<https://example.org/>; rel="start", <https://example.org/index>; rel="index"' }, { links: [{ rel: ['start'] }, { rel: ['index'] }] }],
    // appendix B: the first of repeated parameters, no rel, no value
    [{ header: 'Link: <a>; REL=Next; rel=prev; foo; Foo=x' }, { links: [{ url: 'a', rel: ['next'], parameters: { foo: '' } }], next: 'a' }],
    [{ header: '<a>' }, { links: [{ url: 'a', rel: [], parameters: {} }] }],
    [{ header: '<a>;, ,<b>;rel=last,' }, { links: [{ url: 'a' }, { url: 'b' }], last: 'b' }],
    [{ header: '<p?x=1,2>; rel=first', base: 'https://x.org/a/b' }, { first: 'https://x.org/a/p?x=1,2' }],
    [{ header: ' , ' }, { links: [] }],
  ],
  invalid: [[{ header: '' }, 'header']],
  unprocessable: [
    [{ header: 'a; rel=next' }, /angle brackets/],
    [{ header: '<a' }],
    [{ header: '<a> rel=next' }, /semicolon/],
    [{ header: '<a>; rel="next' }],
    [{ header: '<a>', base: 'b' }, /base/],
    [{ header: '<a> <b>' }],
  ],
});
