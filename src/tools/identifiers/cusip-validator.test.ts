import { holdTo } from '../testing.ts';
import tool from './cusip-validator.ts';
import data from './testdata/cusip-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '17275R102' }, { valid: true, issuer: '17275R', issue: '10', isin: 'US17275R1023' }], // Cisco
    [{ value: '38259p508' }, { valid: true, normalized: '38259P508', isin: 'US38259P5089' }], // Google
    [{ value: '68389X105' }, { valid: true }], // Oracle
    [{ value: '837649128' }, { valid: true }], // Rosetta Code: also '837649128'
    [
      { value: '68389X 10-5', country: 'CA' },
      { valid: true, isin: 'CA68389X1050' },
    ], // Luhn digit by Python
    [{ value: '03783310' }, { valid: true, normalized: '037833100' }],
    [{ value: '68389X106' }, { valid: false, expectedCheckDigit: '5' }],
    [{ value: '0378331' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
