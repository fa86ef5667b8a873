import { readFileSync } from 'node:fs';
import { holdTo } from '../testing.ts';
import tool from './vat-number-validator.ts';

const { vectors } = JSON.parse(readFileSync(new URL('./testdata/vat-number-validator.json', import.meta.url), 'utf8'));

holdTo(tool, {
  vectors,
  answers: [
    [{ value: 'DE136695976' }, { valid: true, country: 'DE', number: '136695976' }], // VIES documentation
    [{ value: 'BE 0428.759.497' }, { valid: true }],
    [{ value: 'BE428759497' }, { valid: true, normalized: 'BE0428759497' }],
    [{ value: 'CHE-107.787.577 IVA' }, { valid: true, country: 'CH' }], // python-stdnum
    [{ value: 'CHE-107.787.577' }, { valid: false }],
    [{ value: 'NO 995 525 828 MVA' }, { valid: true }], // python-stdnum
    [{ value: 'NO995525828' }, { valid: false }],
    [{ value: 'GB980780684' }, { valid: true }], // python-stdnum
    [{ value: 'XIGD001' }, { valid: true }],
    [{ value: 'GBHA499' }, { valid: false }],
    [
      { value: '023456780', country: 'GR' },
      { valid: true, country: 'EL' },
    ], // python-stdnum
    [{ value: 'MT11679112' }, { valid: true }], // python-stdnum
    [{ value: 'SK2022749619' }, { valid: true }], // python-stdnum
    [{ value: 'CZ25123891' }, { valid: true }], // python-stdnum
    // Nine digits in VIES; python-stdnum 1.18.
    [{ value: 'EE100931558' }, { valid: true }],
    [{ value: 'EE575317215' }, { valid: true }],
    [{ value: 'EE575317216' }, { valid: false }],
    [{ value: 'US123456789' }, { valid: false }],
    [{ value: '136695976' }, { valid: false }],
    [{ value: '1', country: 'US' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
  invalid: [
    [{ value: 'x'.repeat(51) }, 'value'],
    [{ value: '1', country: 'DEU' }, 'country'],
  ],
});
