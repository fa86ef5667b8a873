import { holdTo } from '../testing.ts';
import tool from './routing-number-validator.ts';
import data from './testdata/routing-number-validator.json' with { type: 'json' };

// Numbers of banks; the weights are worked out again in testdata
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '0110-0001-5' }, { valid: true, district: 1, kind: 'primary' }], // Federal Reserve Bank of Boston
    [{ value: '121000358' }, { valid: true, district: 12 }], // Bank of America, California
    [{ value: '322271627' }, { valid: true, district: 12, kind: 'thrift' }], // JPMorgan Chase, California
    [{ value: '000000518' }, { valid: true, kind: 'government' }], // US Treasury
    [{ value: '021000022' }, { valid: false, expectedCheckDigit: '1' }],
    [{ value: '131000021' }, { valid: false }],
    [{ value: '02100002' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
