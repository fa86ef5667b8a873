import { holdTo } from '../testing.ts';
import tool from './isin-validator.ts';
import data from './testdata/isin-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: 'AU0000XVGZA3' }, { valid: true, country: 'AU', nsin: '0000XVGZA' }], // Wikipedia
    [{ value: 'gb 000263494 6' }, { valid: true, nationalCode: '0263494' }], // BAE Systems
    [{ value: 'DE0007164600' }, { valid: true, nationalCode: '716460' }], // SAP
    [{ value: 'DE000BAY0017' }, { valid: true, nationalCode: 'BAY001' }], // Bayer
    [{ value: 'CH0012032048' }, { valid: true, nationalCode: '1203204' }], // Roche
    [{ value: 'XS2021448886' }, { valid: true, country: 'XS' }],
    [{ value: 'IE00B4BNMY34' }, { valid: true, nationalCode: 'B4BNMY3' }], // Accenture
    [{ value: 'EU000A1G0AE8' }, { valid: true }],
    [{ value: 'US5949181045' }, { valid: true, nationalCode: '594918104' }], // Microsoft
    [{ value: 'US0378331004' }, { valid: false, expectedCheckDigit: '5' }],
    [{ value: 'ZZ0378331005' }, { valid: false }],
    [{ value: 'US03783310' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
