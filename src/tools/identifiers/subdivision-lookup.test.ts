import { holdTo } from '../testing.ts';
import tool from './subdivision-lookup.ts';

holdTo(tool, {
  answers: [
    [{ country: 'US' }, { count: 57 }],
    [
      { country: 'us', query: 'us-dc' },
      { count: 1, subdivisions: [{ code: 'US-DC', category: 'District' }] },
    ],
    [
      { country: 'CA', query: 'quebec' },
      { count: 1, subdivisions: [{ code: 'CA-QC', category: 'Province' }] },
    ],
    [{ country: 'CH' }, { count: 26 }],
    [{ country: 'DE', query: 'sachsen' }, { count: 3 }],
    [{ country: 'AU', query: 'NT' }, { subdivisions: [{ name: 'Northern Territory', category: 'Territory' }] }],
    [{ country: 'BR' }, { count: 27 }],
    [{ country: 'GI' }, { count: 0, subdivisions: [] }],
    [{ country: 'US', query: 'zzz' }, { count: 0 }],
  ],
  invalid: [
    [{ country: 'USA' }, 'country'],
    [{ country: 'US', query: '' }, 'query'],
  ],
  unprocessable: [[{ country: 'ZZ' }]],
});
