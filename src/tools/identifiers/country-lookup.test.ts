import { holdTo } from '../testing.ts';
import tool from './country-lookup.ts';

holdTo(tool, {
  answers: [
    [{ query: 'guinea' }, { count: 4, countries: [{ alpha2: 'GN' }, { alpha2: 'GW' }, { alpha2: 'GQ' }, { alpha2: 'PG' }] }],
    [
      { query: ' jp ' },
      { count: 1, countries: [{ name: 'Japan', alpha3: 'JPN', numeric: '392', callingCode: '+81', currencies: ['JPY'], continent: 'AS', flag: '🇯🇵' }] },
    ],
    [{ query: '4' }, { count: 1, countries: [{ alpha2: 'AF' }] }],
    [{ query: '840' }, { countries: [{ alpha2: 'US', callingCode: '+1', continent: 'NA' }] }],
    [{ query: 'cote d' }, { count: 1, countries: [{ alpha2: 'CI' }] }],
    [{ query: 'GREAT BRITAIN' }, { countries: [{ alpha2: 'GB' }] }],
    [{ query: 'BG' }, { countries: [{ currencies: ['EUR'] }] }], // since 2026
    [{ query: 'XK' }, { count: 0, countries: [] }],
    [{ query: 'united', limit: 1 }, { count: 5 }], // AE, GB, TZ (United Republic), UM, US
    [{ query: 'zzzz' }, { count: 0 }],
    [{ query: ' ' }, { count: 0 }],
  ],
  invalid: [
    [{ query: '' }, 'query'],
    [{ query: 'a', limit: 301 }, 'limit'],
  ],
});
