import { holdTo } from '../testing.ts';
import tool from './tracking-number-validator.ts';

// The carriers' published examples
holdTo(tool, {
  answers: [
    [{ value: 'RA473124829GB' }, { valid: true, matches: [{ carrier: 'upu-s10', country: 'GB' }] }], // UPU S10
    [{ value: 'RA473124828GB' }, { valid: false, matches: [] }],
    [{ value: '1z999aa10123456784' }, { valid: true, matches: [{ carrier: 'ups' }], normalized: '1Z999AA10123456784' }],
    [{ value: '1Z12345E0205271688' }, { valid: false }],
    [{ value: '1Z999AA10123456783' }, { valid: false }],
    [{ value: '9400 1112 0108 0805 4830 16' }, { valid: true, matches: [{ carrier: 'usps' }] }],
    [{ value: '03071790000523483741' }, { valid: true, matches: [{ carrier: 'usps' }] }],
    [{ value: '986578788855' }, { valid: true, matches: [{ carrier: 'fedex' }] }],
    [{ value: '986578788856' }, { valid: false }],
    [{ value: '' }, { valid: false, matches: [] }],
  ],
});
