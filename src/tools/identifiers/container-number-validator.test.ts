import { holdTo } from '../testing.ts';
import tool from './container-number-validator.ts';
import data from './testdata/container-number-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: 'csqu-305438-3' }, { valid: true, normalized: 'CSQU3054383' }], // ISO 6346
    [{ value: 'TASU1170000' }, { valid: true, ownerCode: 'TAS', serial: '117000' }], // python-stdnum
    [{ value: 'HLXU2089898' }, { valid: false, expectedCheckDigit: '5' }], // python-stdnum
    [{ value: 'CSQU3054384' }, { valid: false, expectedCheckDigit: '3' }],
    [{ value: 'CSQX3054383' }, { valid: false }],
    [{ value: 'CSQU305438' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
