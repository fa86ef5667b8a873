import { holdTo } from '../testing.ts';
import tool from './cas-number-validator.ts';
import data from './testdata/cas-number-validator.json' with { type: 'json' };

// Numbers of common substances; the check digits are worked out again in testdata
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '107-07-3' }, { valid: true }], // 2-chloroethanol, the example of CAS
    [{ value: '58082' }, { valid: true, formatted: '58-08-2' }], // caffeine
    [{ value: '64-17-5' }, { valid: true }], // ethanol
    [{ value: '1333-74-0' }, { valid: true }], // hydrogen
    [{ value: '7732-18-4' }, { valid: false, expectedCheckDigit: '5' }],
    [{ value: '7732-185' }, { valid: false }],
    [{ value: '077-32-5' }, { valid: false }],
    [{ value: '7-18-5' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
