import { holdTo } from '../testing.ts';
import tool from './doi-validator.ts';

holdTo(tool, {
  answers: [
    [{ value: 'doi:10.1000/ISO-26324' }, { valid: true, doi: '10.1000/ISO-26324', normalized: '10.1000/iso-26324' }],
    [
      { value: '10.1002/(SICI)1096-8644(199601)99:1<1::AID-AJPA1>3.0.CO;2-1' },
      { valid: true, url: 'https://doi.org/10.1002/(SICI)1096-8644(199601)99:1%3C1::AID-AJPA1%3E3.0.CO;2-1' },
    ], // DOI Handbook: a name with < and >
    [{ value: 'http://dx.doi.org/10.1002/%28SICI%291096%3C1' }, { valid: true, doi: '10.1002/(SICI)1096<1' }],
    [{ value: 'https://www.doi.org/10.1000/182?x=1#y' }, { valid: true, doi: '10.1000/182' }],
    [{ value: '10.1000.10/a/b' }, { valid: true, prefix: '10.1000.10', suffix: 'a/b', url: 'https://doi.org/10.1000.10/a/b' }],
    [{ value: '10.1000/é' }, { valid: true, url: 'https://doi.org/10.1000/%C3%A9' }],
    [{ value: 'https://doi.org/10.1000/%ZZ' }, { valid: false }],
    [{ value: '10.100/1' }, { valid: false }],
    [{ value: '10.1000/' }, { valid: false }],
    [{ value: '10.1000/a b' }, { valid: false }],
    [{ value: '10.1000/\ud800' }, { valid: false }],
    [{ value: '11.1000/1' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
