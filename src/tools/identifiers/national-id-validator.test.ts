import { readFileSync } from 'node:fs';
import { holdTo } from '../testing.ts';
import tool from './national-id-validator.ts';

const { vectors } = JSON.parse(readFileSync(new URL('./testdata/national-id-validator.json', import.meta.url), 'utf8'));

// Published numbers
holdTo(tool, {
  vectors,
  answers: [
    [
      { value: '131052-308T', type: 'fi-hetu' },
      { valid: true, birthDate: '1952-10-13', normalized: '131052-308T' },
    ], // DVV
    [{ value: '131052-308U', type: 'fi-hetu' }, { valid: false }],
    [
      { value: '11010519491231002X', type: 'cn-ric' },
      { valid: true, birthDate: '1949-12-31', gender: 'female' },
    ], // GB 11643-1999
    [
      { value: '37605030299', type: 'ee-ik' },
      { valid: true, birthDate: '1976-05-03', gender: 'male' },
    ], // Wikipedia
    [{ value: 'RSS MRA 85T10 A562S', type: 'it-codice-fiscale' }, { valid: true }], // Wikipedia
    [{ value: 'RSSMRA85T10A562T', type: 'it-codice-fiscale' }, { valid: false }],
    [{ value: '756.9217.0769.85', type: 'ch-ahv' }, { valid: true }], // Swiss Central Compensation Office
    [{ value: '943 476 5919', type: 'gb-nhs' }, { valid: true }], // NHS data dictionary
    [{ value: 'QQ123456C', type: 'gb-nino' }, { valid: false }], // never issued
    [{ value: 'AB 12 34 56 C', type: 'gb-nino' }, { valid: true }],
    [{ value: '12345678Z', type: 'es-dni' }, { valid: true }],
    [{ value: '850230-1234', type: 'se-personnummer' }, { valid: false }],
    [{ value: '912-70-1234', type: 'us-itin' }, { valid: true }],
    [{ value: '912-89-1234', type: 'us-itin' }, { valid: false }],
    [
      { value: '0211701234', type: 'dk-cpr' },
      { valid: true, birthDate: '1970-11-02' },
    ],
    [{ value: '3102701234', type: 'dk-cpr' }, { valid: false }],
    // Leading zeros that are left out are in the compact form, as python-stdnum has it.
    [
      { value: '3933742-3', type: 'il-id' },
      { valid: true, normalized: '039337423' },
    ],
    [
      { value: '039337423', type: 'il-id' },
      { valid: true, normalized: '039337423' },
    ],
    [
      { value: '18', type: 'il-id' },
      { valid: true, normalized: '000000018' },
    ],
    [{ value: '0', type: 'il-id' }, { valid: false }],
    [
      { value: '26582387', type: 'nl-bsn' },
      { valid: true, normalized: '026582387' },
    ],
    [{ value: '046 454 286', type: 'ca-sin' }, { valid: true }], // Wikipedia, Social insurance number
    [{ value: '046 454 287', type: 'ca-sin' }, { valid: false }],
    [{ value: '000000000', type: 'ca-sin' }, { valid: false }],
    // python-stdnum 1.18: the check digits fit, the state does or does not exist.
    [{ value: 'BOXW310820HNERXN09', type: 'mx-curp' }, { valid: true }],
    [{ value: 'BOXW010428HXXRRN00', type: 'mx-curp' }, { valid: false }],
    [{ value: '6433435OA', type: 'ie-pps' }, { valid: true }],
    [{ value: '8279754IX', type: 'ie-pps' }, { valid: true }],
    [{ value: '', type: 'pl-pesel' }, { valid: false }],
  ],
  invalid: [
    [{ value: '1', type: 'xx' }, 'type'],
    [{ value: '1' }, 'type'],
    [{ value: '1'.repeat(51), type: 'ca-sin' }, 'value'],
  ],
});
