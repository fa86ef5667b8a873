import { holdTo } from '../testing.ts';
import tool from './tweet-character-counter.ts';

// Weights by the table of configuration v3 in twitter-text's documentation; links by its rules for URLs.
holdTo(tool, {
  answers: [
    [{ text: 'a'.repeat(280) }, { weightedLength: 280, remaining: 0, valid: true, permillage: 1000 }],
    [{ text: 'a'.repeat(281) }, { weightedLength: 281, remaining: -1, valid: false, permillage: 1003 }],
    [{ text: '\u10FF\u1100' }, { weightedLength: 3 }],
    [{ text: '\u200D\u200E\u2010\u201F\u2020\u2032\u2037\u2038' }, { weightedLength: 11 }],
    [{ text: 'e\u0301' }, { weightedLength: 1 }],
    [{ text: '👩🏽‍🚀🇩🇪1️⃣' }, { weightedLength: 6 }],
    // Keycaps without the variation selector are emoji of twitter-text.
    [{ text: '1\u20E3a#\u20E3' }, { weightedLength: 5 }],
    [{ text: 'ｱ한の' }, { weightedLength: 6 }],
    // RFC 1035 section 2.3.4: a label has at most 63 characters. In Python, len('xn--' + ('あ' * 52).encode('punycode').decode()) is 58; it is 63 with 57, and 64 with 58.
    [{ text: `http://${'あ'.repeat(57)}.com` }, { urls: 1, weightedLength: 23 }],
    [{ text: `http://${'あ'.repeat(58)}.com` }, { urls: 0 }],
    [{ text: `http://${'a'.repeat(63)}.com http://${'a'.repeat(64)}.com` }, { urls: 1 }],
    [{ text: 'see example.com, or t.co/abc.' }, { urls: 2, weightedLength: 4 + 23 + 5 + 23 + 1 }],
    [{ text: 'me@example.com #example.com @example.com' }, { urls: 0, weightedLength: 40 }],
    [{ text: 'http://example.notatopleveldomain' }, { urls: 0 }],
    [{ text: 'user.name@example.com' }, { urls: 0 }],
    [{ text: '(https://en.wikipedia.org/wiki/Madonna_(artist))' }, { urls: 1, weightedLength: 25 }],
    [{ text: 'https://example.com:8080?q=1&x=2!' }, { urls: 1, weightedLength: 24 }],
    [{ text: '日本語example.comです' }, { urls: 1, weightedLength: 33 }],
    [{ text: 'end.Of the sentence' }, { urls: 0, weightedLength: 19 }],
    [{ text: 'http://.com http://-.com https://' }, { urls: 0 }],
    [
      { text: 'abc', limit: 7 },
      { remaining: 4, permillage: 428 },
    ],
  ],
  invalid: [
    [{}, 'text'],
    [{ text: 'a'.repeat(100_001) }, 'text'],
    [{ text: '', limit: 0 }, 'limit'],
    [{ text: '', limit: 25_001 }, 'limit'],
  ],
});
