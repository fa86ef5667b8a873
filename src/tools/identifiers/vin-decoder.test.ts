import { holdTo } from '../testing.ts';
import data from './testdata/vin-decoder.json' with { type: 'json' };
import tool from './vin-decoder.ts';

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '1M8GDM9AXKP042788' }, { valid: true, wmi: '1M8', modelYears: [1989], checkDigitValid: true, plantCode: 'P' }], // Wikipedia
    [{ value: '1m8-gdm9ayKP042788' }, { valid: false, expectedCheckDigit: 'X' }],
    [
      { value: '1M8GDM9AYKP042788', requireCheckDigit: 'never' },
      { valid: true, checkDigitValid: false },
    ],
    [{ value: '11111111111111111' }, { valid: true, modelYears: [2001] }], // Wikipedia: the straight ones
    [{ value: '5GZCZ43D13S812715' }, { valid: true, modelYears: [2003] }],
    [{ value: '5YJSA1DG9DFP14705' }, { valid: true, modelYears: [2013], region: 'north-america' }], // Tesla Model S: letter in position 7
    [{ value: 'WVWZZZ1JZ3W386752' }, { valid: true, region: 'europe', checkDigitValid: false, modelYears: [2003, 2033] }],
    [{ value: 'WVWZZZ1JZ3W386752', requireCheckDigit: 'always' }, { valid: false }],
    [{ value: 'JHMZZZ1JZ0W386752' }, { valid: true, region: 'asia', modelYears: [] }],
    [{ value: '6FPAAAJGSW1A12345' }, { valid: true, region: 'oceania' }],
    [{ value: '1HGCM82633A00435' }, { valid: false }],
    [{ value: '1HGCM82633A0O4352' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
