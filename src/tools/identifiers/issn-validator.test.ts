import { holdTo } from '../testing.ts';
import tool from './issn-validator.ts';
import data from './testdata/issn-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '0317-8471' }, { valid: true, formatted: '0317-8471' }], // ISSN manual
    [{ value: '2434561x' }, { valid: true, formatted: '2434-561X' }],
    [{ value: '2049-3630' }, { valid: true, ean13: '9772049363002' }], // ISSN manual
    [{ value: '9770317847001' }, { valid: true, formatted: '0317-8471', ean13: '9770317847001' }], // Wikipedia, EAN of an ISSN
    [{ value: '9771144875007' }, { valid: true, formatted: '1144-875X' }],
    [{ value: '1050-1249' }, { valid: false }],
    [{ value: '1050-124' }, { valid: false }],
    [{ value: '0028-0830' }, { valid: false, expectedCheckDigit: '6' }], // Nature is 0028-0836
    [{ value: 'X378-5955' }, { valid: false }],
    [{ value: '9783161484100' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
