import { holdTo } from '../testing.ts';
import tool from './ismn-validator.ts';
import data from './testdata/ismn-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '979-0-2600-0043-8' }, { valid: true, ismn13: '9790260000438', ismn10: 'M260000438' }], // ISMN users' manual
    [{ value: 'm-2600-0043-8' }, { valid: true, ismn13: '9790260000438' }],
    [{ value: '9790060115615' }, { valid: true, ismn10: 'M060115615' }], // python-stdnum
    [{ value: 'M-2306-7118-6' }, { valid: false, expectedCheckDigit: '7' }],
    [{ value: '9791090636071' }, { valid: false }], // an ISBN
    [{ value: 'M23067118' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
