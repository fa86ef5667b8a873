import { holdTo } from '../testing.ts';
import tool from './check-digit-calculator.ts';
import data from './testdata/check-digit-calculator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // published examples of each method
    [{ value: '4992 7398 71' }, { checkDigits: '6', complete: '49927398716' }], // Rosetta Code, Luhn
    [
      { value: '49927398717', mode: 'verify' },
      { checkDigits: '6', complete: '49927398716', valid: false },
    ],
    [
      { value: '236', algorithm: 'verhoeff' },
      { checkDigits: '3', complete: '2363' },
    ],
    [
      { value: '123456789012', algorithm: 'verhoeff', mode: 'verify' },
      { valid: false, checkDigits: '0' },
    ], // python-stdnum
    [{ value: '43881234567', algorithm: 'damm' }, { checkDigits: '9' }], // python-stdnum
    [{ value: '629104150021', algorithm: 'gs1' }, { complete: '6291041500213' }],
    [
      { value: '079', algorithm: 'mod11-2' },
      { checkDigits: 'X', complete: '079X' },
    ],
    [{ value: '0000-0002-1694-233x', algorithm: 'mod11-2', mode: 'verify' }, { valid: true }], // ORCID
    [
      { value: 'g123489654321y', algorithm: 'mod37-2', mode: 'verify' },
      { valid: true, complete: 'G123489654321Y' },
    ],
    [{ value: '99991234567890121414', algorithm: 'mod97-10' }, { checkDigits: '90' }], // python-stdnum
    [{ value: '4354111611551114', algorithm: 'mod97-10' }, { checkDigits: '31' }], // python-stdnum
    [{ value: '79462', algorithm: 'mod11-10' }, { checkDigits: '3' }],
    [{ value: 'A12425GABC1234002', algorithm: 'mod37-36' }, { checkDigits: 'M' }],
    [
      { value: '7', base: 36 },
      { checkDigits: 'M', complete: '7M' },
    ], // 36 - 2 * 7 = 22
    [{ value: '10', base: 2 }, { checkDigits: '1' }], // Luhn mod 2: the doubled 1 is 10, so 1 + 0
  ],
  invalid: [
    [{ value: '' }, 'value'],
    [{ value: '- -' }, 'value'],
    [{ value: '7', mode: 'verify' }, 'value'],
    [{ value: '79', algorithm: 'mod97-10', mode: 'verify' }, 'value'],
    [{ value: '12a4' }, 'value'],
    [{ value: '1X2', algorithm: 'mod11-2' }, 'value'],
    [{ value: '12*', algorithm: 'mod37-2' }, 'value'],
    [{ value: '121A', algorithm: 'mod97-10', mode: 'verify' }, 'value'],
    [{ value: '12', base: 7 }, 'base'],
    [{ value: '12', algorithm: 'damm', base: 16 }, 'base'],
    [{ value: '\u0661\u0662' }, 'value'],
    [{ value: '1'.repeat(1001) }, 'value'],
  ],
});
