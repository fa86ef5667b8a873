import { holdTo } from '../testing.ts';
import tool from './orcid-validator.ts';
import data from './testdata/orcid-validator.json' with { type: 'json' };

// The iDs of ORCID's documentation; MOD 11-2 is worked out again in testdata
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '0000000218250097' }, { valid: true, formatted: '0000-0002-1825-0097' }],
    [{ value: 'https://orcid.org/0000-0001-5109-3700' }, { valid: true, url: 'https://orcid.org/0000-0001-5109-3700' }],
    [{ value: '0000-0002-1694-233x' }, { valid: true, formatted: '0000-0002-1694-233X' }],
    [{ value: '0000-0001-5000-0007' }, { valid: true }],
    [{ value: '0000-0003-5000-0001' }, { valid: true }],
    [{ value: '0000-0002-1825-0098' }, { valid: false, expectedCheckDigit: '7' }],
    [{ value: '0000 0001 2150 090X' }, { valid: false }], // an ISNI
    [{ value: '0000-0002-1825' }, { valid: false }],
    [{ value: 'https://example.org/0000-0002-1825-0097' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
