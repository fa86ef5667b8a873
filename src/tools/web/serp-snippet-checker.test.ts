import { holdTo } from '../testing.ts';
import tool from './serp-snippet-checker.ts';

holdTo(tool, {
  answers: [
    // advance widths of Arial's tables (units of 1/1000): W 944, @ 1015, i 222
    [{ title: 'W@i' }, { titlePixels: 43.62 }],
    // é as e, a combining mark as nothing, ideographs and fullwidth letters: 世 1000, Ａ as A 667, ж 556
    [{ title: 'e\u0301é' }, { titleCharacters: 2, titlePixels: 22.24 }],
    [{ title: '世' }, { titlePixels: 20 }],
    [{ title: 'Ａ' }, { titlePixels: 13.34 }],
    [{ title: 'ж' }, { titlePixels: 11.12 }],
    // exactly as wide as the limit fits: five figures of 556 at 20 px are 55.6
    [
      { title: '00000', titleLimitPx: 55.6 },
      { titleFits: true, titlePreview: '00000' },
    ],
    // one word fits with " ..." (22.24 px), two do not
    [
      { title: 'aa bb cc', titleLimitPx: 50 },
      { titleFits: false, titlePreview: 'aa ...' },
    ],
    // not even one word fits
    [{ title: 'WWWWWWWW', titleLimitPx: 60 }, { titlePreview: 'WWW' }],
    [
      { title: '', url: 'http://www.example.com:8080/a%20b//%ff/?q#f' },
      { titlePixels: 0, titleFits: true, breadcrumb: 'example.com:8080 › a b › %ff' },
    ],
  ],
  invalid: [
    [{ title: 'T', titleLimitPx: 49 }, 'titleLimitPx'],
    [{ title: 'T', url: 'example.com' }, 'url'],
  ],
});
