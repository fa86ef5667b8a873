import { holdTo } from '../testing.ts';
import tool from './email-normalizer.ts';

holdTo(tool, {
  answers: [
    [{ emails: ['J.A.N.E+a+b@Gmail.com'] }, { results: [{ normalized: 'jane@gmail.com' }] }],
    [{ emails: ['j.a+x@gmail.com'], removeDots: false }, { results: [{ normalized: 'j.a@gmail.com' }] }],
    [{ emails: ['j.a+x@googlemail.com'], removeTags: false }, { results: [{ normalized: 'ja+x@gmail.com' }] }],
    [
      { emails: ['Jane-shop@yahoo.com', 'jane@yahoo.com', 'jane+x@yahoo.com'] },
      { results: [{ normalized: 'jane@yahoo.com' }, { normalized: 'jane@yahoo.com' }, { normalized: 'jane+x@yahoo.com' }], uniqueCount: 2 },
    ],
    [
      { emails: ['a.b+c@outlook.com', 'a-b@icloud.com', 'X+y@pm.me'] },
      { results: [{ normalized: 'a.b@outlook.com' }, { normalized: 'a-b@icloud.com' }, { normalized: 'x@pm.me' }] },
    ],
    [{ emails: ['A.B@Example.com'], lowercaseLocal: false }, { results: [{ normalized: 'A.B@example.com' }] }],
    [{ emails: ['+tag@gmail.com', 'not an address', ''] }, { results: [{ valid: false }, { valid: false }, { valid: false }], uniqueCount: 0, duplicates: [] }],
    [{ emails: ['+tag@example.com'] }, { results: [{ valid: true, normalized: '+tag@example.com' }] }],
  ],
  invalid: [
    [{ emails: [] }, 'emails'],
    [{ emails: ['a@b.c', 1] }, 'emails[1]'],
    [{ emails: Array(10_001).fill('a@b.c') }, 'emails'],
  ],
});
