import { holdTo } from '../testing.ts';
import tool from './dea-number-validator.ts';
import data from './testdata/dea-number-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: 'f91234563' }, { valid: true, normalized: 'F91234563', registrantType: 'F' }], // Wikipedia
    [{ value: 'BB1388568' }, { valid: true }], // (1+8+5) + 2 (3+8+6) = 48
    [{ value: 'AB1234564' }, { valid: false, expectedCheckDigit: '3' }],
    [{ value: 'NB1234563' }, { valid: false }],
    [{ value: 'A81234563' }, { valid: false }],
    [{ value: 'AB123456' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
