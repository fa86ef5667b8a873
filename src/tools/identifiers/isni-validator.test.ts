import { holdTo } from '../testing.ts';
import tool from './isni-validator.ts';
import data from './testdata/isni-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: 'ISNI 0000000121032683' }, { valid: true, formatted: '0000 0001 2103 2683', isOrcid: false }], // Wikipedia
    [{ value: 'https://isni.org/isni/000000012150090X' }, { valid: true, normalized: '000000012150090X' }],
    [{ value: '0000-0002-1825-0097' }, { valid: true, isOrcid: true }], // ORCID
    [{ value: '0000000121500901' }, { valid: false, expectedCheckDigit: 'X' }],
    [{ value: '00000001X1500901' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
