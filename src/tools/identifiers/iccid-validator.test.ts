import { holdTo } from '../testing.ts';
import tool from './iccid-validator.ts';
import data from './testdata/iccid-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '8991101200003204514' }, { valid: true, hasCheckDigit: true }], // check digit by Python
    [{ value: '8914800000123456789' }, { valid: false }],
    [{ value: '891004234814455936' }, { valid: true, hasCheckDigit: false }],
    [{ value: '89148000005339755555' }, { valid: true, hasCheckDigit: true }],
    [{ value: '89148000005339755554' }, { valid: true, hasCheckDigit: false }],
    [{ value: '8991101200003204511' }, { valid: false, expectedCheckDigit: '4' }],
    [{ value: '7991101200003204510' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
