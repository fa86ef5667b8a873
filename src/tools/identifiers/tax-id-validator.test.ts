import { readFileSync } from 'node:fs';
import { holdTo } from '../testing.ts';
import tool from './tax-id-validator.ts';

const { vectors } = JSON.parse(readFileSync(new URL('./testdata/tax-id-validator.json', import.meta.url), 'utf8'));

// Published numbers
holdTo(tool, {
  vectors,
  answers: [
    [{ value: '732 829 320', type: 'fr-siren' }, { valid: true }], // INSEE
    [{ value: '116-82-00276', type: 'kr-brn' }, { valid: true }], // python-stdnum
    [{ value: '4540536920', type: 'tr-vkn' }, { valid: true }], // python-stdnum
    [{ value: 'GODE 561231 GR8', type: 'mx-rfc' }, { valid: true }], // SAT
    [{ value: 'GODE 561331 GR8', type: 'mx-rfc' }, { valid: false }],
    [{ value: '27AAPFU0939F1ZV', type: 'in-gstin' }, { valid: true }], // python-stdnum
    [{ value: 'ACUPA7085R', type: 'in-pan' }, { valid: true }], // python-stdnum
    [{ value: 'ACUPA0000R', type: 'in-pan' }, { valid: false }],
    [{ value: '123456789 RC0001', type: 'ca-bn' }, { valid: false }],
    [{ value: '07-1234567', type: 'us-ein' }, { valid: false }],
    [
      { value: '91-1144442', type: 'us-ein' },
      { valid: true, country: 'US' },
    ],
    [{ value: '500060400', type: 'ru-inn' }, { valid: false }],
    [{ value: '500100732259', type: 'ru-inn' }, { valid: true }], // twelve digits
    [{ value: '00.000.000/0000-00', type: 'br-cnpj' }, { valid: false }],
    [{ value: '', type: 'pl-nip' }, { valid: false }],
  ],
  invalid: [
    [{ value: '1', type: 'xx' }, 'type'],
    [{ value: '1' }, 'type'],
  ],
});
