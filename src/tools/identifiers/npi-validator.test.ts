import { holdTo } from '../testing.ts';
import tool from './npi-validator.ts';
import data from './testdata/npi-validator.json' with { type: 'json' };

// CMS, "Requirements for NPI check digit": 123456789 gets 3
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '80840 1234567893' }, { valid: true, normalized: '1234567893' }],
    [{ value: '1234-5678-93' }, { valid: true }],
    [{ value: '1234567890' }, { valid: false, expectedCheckDigit: '3' }],
    [{ value: '3234567893' }, { valid: false }],
    [{ value: '123456789' }, { valid: false }],
    [{ value: '808411234567893' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
