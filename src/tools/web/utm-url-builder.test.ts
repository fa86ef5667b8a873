import { holdTo } from '../testing.ts';
import tool from './utm-url-builder.ts';

const build = (url: string, more: object = {}) => ({ url, source: 's', medium: 'm', campaign: 'c', ...more });
const ADDED = 'utm_source=s&utm_medium=m&utm_campaign=c';

holdTo(tool, {
  answers: [
    [build('https://example.com/?'), { url: `https://example.com/?${ADDED}` }],
    [build('https://example.com/?a=%20b+c&&d'), { url: `https://example.com/?a=%20b+c&&d&${ADDED}` }],
    // only the six names are dropped, also when written with escapes
    [build('https://example.com/?utm_custom=1&utm%5Fterm=x&utm_id=9'), { url: `https://example.com/?utm_custom=1&${ADDED}` }],
    // a ? after the # belongs to the fragment
    [build('https://example.com/#/route?x=1'), { url: `https://example.com/?${ADDED}#/route?x=1` }],
    // encodeURIComponent (ECMA-262): ! ' ( ) * stay
    [build('https://example.com/', { campaign: "a!'()*é/" }), { url: "https://example.com/?utm_source=s&utm_medium=m&utm_campaign=a!'()*%C3%A9%2F" }],
    [
      build('https://example.com/', { campaign: ' A B+c ', spaces: 'plus' }),
      { url: 'https://example.com/?utm_source=s&utm_medium=m&utm_campaign=A+B%2Bc', parameters: { utm_campaign: 'A B+c' } },
    ],
    [
      build('https://example.com/', { campaign: 'a  b', spaces: 'underscore', term: 't', content: 'x' }),
      { url: 'https://example.com/?utm_source=s&utm_medium=m&utm_campaign=a__b&utm_term=t&utm_content=x' },
    ],
    // half of a surrogate pair cannot be encoded
    [build('https://example.com/', { source: '\ud800' }), { url: 'https://example.com/?utm_source=%EF%BF%BD&utm_medium=m&utm_campaign=c' }],
  ],
  invalid: [
    [build('https://example.com/', { source: '  ' }), 'source'],
    [build('https://example.com/', { term: '\u00a0' }), 'term'],
    [build('example.com'), 'url'],
    [{ url: 'https://example.com/' }, 'source'],
  ],
});
