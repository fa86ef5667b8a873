import { holdTo } from '../testing.ts';
import tool from './lei-validator.ts';
import data from './testdata/lei-validator.json' with { type: 'json' };

// LEIs of companies; MOD 97-10 is worked out again in testdata
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '5493001KJTIIGC8Y1R12' }, { valid: true, lou: '5493', checkDigits: '12' }], // Bloomberg
    [{ value: '7LTW FZYI CNSX 8D62 1K86' }, { valid: true, normalized: '7LTWFZYICNSX8D621K86' }], // Deutsche Bank
    [{ value: 'hwuploqqkumf8xfqms72' }, { valid: false }],
    [{ value: '506700GE1G29325QX363' }, { valid: true }], // GLEIF
    [{ value: '506700GE1G29325QX336' }, { valid: false, expectedCheckDigits: '63' }],
    [{ value: '506700GE1G29325QX3' }, { valid: false }],
    [{ value: '506700GE1G29325QX3A3' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
