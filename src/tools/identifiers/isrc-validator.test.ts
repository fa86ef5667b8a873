import { holdTo } from '../testing.ts';
import tool from './isrc-validator.ts';

holdTo(tool, {
  answers: [
    [{ value: 'ISRC US-RC1-76-07839' }, { valid: true, formatted: 'US-RC1-76-07839', registrant: 'RC1', year: '76' }], // IFPI handbook form
    [{ value: 'gbaye6800011' }, { valid: true, country: 'GB', designation: '00011' }],
    [{ value: 'IS-RC1-23-45678' }, { valid: true, country: 'IS' }], // ISRC is not a prefix here
    [{ value: 'USRC1760783' }, { valid: false }],
    [{ value: '1SRC17607839' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
