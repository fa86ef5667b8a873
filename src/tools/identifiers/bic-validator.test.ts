import { holdTo } from '../testing.ts';
import tool from './bic-validator.ts';

// Codes of banks that exist, in the form of ISO 9362, which has no check digit to work out
holdTo(tool, {
  answers: [
    [{ value: 'deutdeff' }, { valid: true, normalized: 'DEUTDEFF', isPrimaryOffice: true, isTest: false }],
    [{ value: 'CHAS US 33 XXX' }, { valid: true, bankCode: 'CHAS', country: 'US', locationCode: '33', branchCode: 'XXX', isPrimaryOffice: true }],
    [{ value: 'NCBVXKPR' }, { valid: true, country: 'XK' }],
    [{ value: 'DEUTDEF0' }, { valid: true, isTest: true }],
    [{ value: 'DEUTZZFF' }, { valid: false }],
    [{ value: 'DEU1DEFF' }, { valid: false }],
    [{ value: 'DEUTDEFF50' }, { valid: false }],
    [{ value: 'DEUT-DEFF' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
