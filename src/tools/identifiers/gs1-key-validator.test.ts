import { holdTo } from '../testing.ts';
import tool from './gs1-key-validator.ts';
import data from './testdata/gs1-key-validator.json' with { type: 'json' };

// Keys from the GS1 General Specifications and the examples of GS1's check digit calculator.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '3 7610425 002123456 9' }, { valid: true, type: 'sscc', extensionDigit: '3' }],
    [
      { value: '37610425002123456', addCheckDigit: true, type: 'sscc' },
      { valid: true, normalized: '376104250021234569' },
    ],
    [{ value: '376104250021234568' }, { valid: false, expectedCheckDigit: '9' }],
    [{ value: '0614141000012' }, { valid: true, type: 'gln' }],
    [{ value: '061414112345678902' }, { valid: true, type: 'sscc', extensionDigit: '0' }],
    [
      { value: '106141412345678908', type: 'gsrn' },
      { valid: true, type: 'gsrn' },
    ],
    [{ value: '106141412345678908', type: 'gln' }, { valid: false }],
    [
      { value: '1234567890123456', addCheckDigit: true },
      { valid: true, type: 'gsin' },
    ],
    [{ value: '12345' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
