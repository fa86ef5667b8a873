import { holdTo } from '../testing.ts';
import tool from './url-tracking-remover.ts';

const clean = (url: string, more: object = {}) => ({ urls: [url], ...more });
const cleaned = (text: string, removed: [string, string][]) => ({
  results: [{ cleaned: text, removed: removed.map(([name, value]) => ({ name, value })) }],
  totalRemoved: removed.length,
});

holdTo(tool, {
  answers: [
    [
      clean('https://example.com/?UTM_Source=a+b&x=%2F+'),
      { ...cleaned('https://example.com/?x=%2F+', [['UTM_Source', 'a b']]), results: [{ cleaned: 'https://example.com/?x=%2F+', utm: { source: 'a b' } }] },
    ],
    [clean('https://example.com/?mtm_kwd=1&pk_campaign=2&hsa_ad=3&_hsenc=4&_hsmi=5'), { results: [{ cleaned: 'https://example.com/' }], totalRemoved: 5 }],
    [clean('https://example.com/?sccid=1&mc_eid=2&__s=3&SCCID=4'), { results: [{ cleaned: 'https://example.com/' }], totalRemoved: 4 }],
    // names that only resemble them stay
    [clean('https://example.com/?utm=1&gclid2=2&xfbclid=3&pk=4'), cleaned('https://example.com/?utm=1&gclid2=2&xfbclid=3&pk=4', [])],
    [clean('https://example.com/?a=1&&b&fbclid'), cleaned('https://example.com/?a=1&&b', [['fbclid', '']])],
    [clean('https://example.com/?gclid=1#:~:text=x'), cleaned('https://example.com/#:~:text=x', [['gclid', '1']])],
    [clean('https://example.com/?gclid=1#s', { keepFragment: false }), cleaned('https://example.com/', [['gclid', '1']])],
    // nothing to remove: as written
    [clean('https://EXAMPLE.com'), cleaned('https://EXAMPLE.com', [])],
    // a name written with escapes, and bytes that are not UTF-8
    [clean('https://example.com/?%67clid=%FF'), cleaned('https://example.com/', [['gclid', '\ufffd']])],
    [clean('https://example.com/?Session=1', { extra: ['sESSION'] }), cleaned('https://example.com/', [['Session', '1']])],
  ],
  invalid: [
    [{ urls: [] }, 'urls'],
    [{ urls: ['https://example.com', 'nope'] }, 'urls[1]'],
    [clean('https://example.com', { extra: [''] }), 'extra[0]'],
  ],
});
