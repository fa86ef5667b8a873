import { holdTo } from '../testing.ts';
import tool from './bank-account-validator.ts';
import data from './testdata/bank-account-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { value: '032180000118359719', type: 'mx-clabe' },
      { valid: true, bankCode: '032', branchCode: '180' },
    ], // Wikipedia
    [{ value: '032180000118359718', type: 'mx-clabe' }, { valid: false }],
    [
      { value: '2850590940090418135201', type: 'ar-cbu' },
      { valid: true, bankCode: '285', branchCode: '0590' },
    ], // python-stdnum
    [{ value: '2850590840090418135201', type: 'ar-cbu' }, { valid: false }],
    [
      { value: '2077-0024-00-3102575766', type: 'es-ccc' },
      { valid: true, iban: 'ES7620770024003102575766' },
    ], // python-stdnum
    [{ value: '2077-0024-01-3102575766', type: 'es-ccc' }, { valid: false }],
    [
      { value: '8601.11.17947', type: 'no-konto' },
      { valid: true, bankCode: '8601', iban: 'NO9386011117947' },
    ], // ISO 13616 registry
    [{ value: '86011117946', type: 'no-konto' }, { valid: false }],
    [
      { value: 'hdfc0ABC123', type: 'in-ifsc' },
      { valid: true, bankCode: 'HDFC', branchCode: 'ABC123' },
    ],
    [{ value: 'HDFC1ABC123', type: 'in-ifsc' }, { valid: false }],
    [{ value: '', type: 'in-ifsc' }, { valid: false }],
  ],
  invalid: [
    [{ value: '1', type: 'us-ach' }, 'type'],
    [{ value: '1' }, 'type'],
  ],
});
