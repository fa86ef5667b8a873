import { holdTo } from '../testing.ts';
import tool from './figi-validator.ts';
import data from './testdata/figi-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: 'BBG000B9XRY4' }, { valid: true }], // Apple
    [{ value: 'bbg000bph459' }, { valid: true, normalized: 'BBG000BPH459' }], // Microsoft
    [{ value: 'NRG92C84SB39' }, { valid: true }], // the standard's example
    [{ value: 'BBG000BLNQ17' }, { valid: false, expectedCheckDigit: '6' }],
    [{ value: 'BSG000BLNQ16' }, { valid: false }],
    [{ value: 'BBH000BLNQ16' }, { valid: false }],
    [{ value: 'BBG000BLNA16' }, { valid: false }],
    [{ value: 'ABG000BLNQ16' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
