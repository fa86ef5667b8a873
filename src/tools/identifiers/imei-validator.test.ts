import { holdTo } from '../testing.ts';
import tool from './imei-validator.ts';
import data from './testdata/imei-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '35-209900-176148-1' }, { valid: true, type: 'imei', tac: '35209900', serial: '176148', checkDigit: '1' }], // Wikipedia
    [{ value: '35-209900-176148-23' }, { valid: true, type: 'imeisv', softwareVersion: '23' }], // Wikipedia
    [{ value: '35686800004141' }, { valid: true, normalized: '356868000041418' }], // python-stdnum
    [{ value: '490154203237517' }, { valid: false, expectedCheckDigit: '8' }],
    [{ value: '4901542032375' }, { valid: false }],
    [{ value: '49015420323751X' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
