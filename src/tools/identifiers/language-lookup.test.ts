import { holdTo } from '../testing.ts';
import tool from './language-lookup.ts';

// ISO 639-3 code tables
holdTo(tool, {
  answers: [
    [{ query: 'fre' }, { count: 1, languages: [{ name: 'French', alpha2: 'fr', alpha3: 'fra', bibliographic: 'fre' }] }],
    [{ query: 'ZHO' }, { languages: [{ name: 'Chinese', scope: 'macrolanguage', bibliographic: 'chi' }] }],
    [{ query: 'lat' }, { languages: [{ name: 'Latin', type: 'ancient' }] }],
    [{ query: 'epo' }, { languages: [{ type: 'constructed', alpha2: 'eo' }] }],
    [{ query: 'und' }, { languages: [{ scope: 'special', type: 'special' }] }],
    [{ query: 'German', limit: 1 }, { languages: [{ alpha3: 'deu' }] }],
    [{ query: 'zzzzz' }, { count: 0, languages: [] }],
  ],
  invalid: [
    [{ query: '' }, 'query'],
    [{ query: 'a', limit: 501 }, 'limit'],
  ],
});
