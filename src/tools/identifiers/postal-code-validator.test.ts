import { holdTo } from '../testing.ts';
import tool from './postal-code-validator.ts';

// Addresses of the postal services
holdTo(tool, {
  answers: [
    [
      { value: '20500-0003', country: 'us' },
      { valid: true, normalized: '20500-0003' },
    ],
    [
      { value: '205000003', country: 'US' },
      { valid: true, normalized: '20500-0003' },
    ],
    [
      { value: 'sw1a1aa', country: 'GB' },
      { valid: true, normalized: 'SW1A 1AA' },
    ],
    ...['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB'].map((value): [Record<string, unknown>, Record<string, unknown>] => [
      { value: value.replace(' ', ''), country: 'GB' },
      { valid: true, normalized: value },
    ]), // Wikipedia: the six forms
    [{ value: 'Q1A 1AA', country: 'GB' }, { valid: false }],
    [{ value: 'D1A 0B1', country: 'CA' }, { valid: false }],
    [{ value: 'W1A 0B1', country: 'CA' }, { valid: false }],
    [
      { value: '1012JS', country: 'NL' },
      { valid: true, normalized: '1012 JS' },
    ],
    [{ value: '0012JS', country: 'NL' }, { valid: false }],
    [
      { value: 'd02af30', country: 'IE' },
      { valid: true, normalized: 'D02 AF30' },
    ],
    [
      { value: '1000001', country: 'JP' },
      { valid: true, normalized: '100-0001' },
    ],
    [
      { value: '01310200', country: 'BR' },
      { valid: true, normalized: '01310-200' },
    ],
    [
      { value: '00950', country: 'PL' },
      { valid: true, normalized: '00-950' },
    ],
    [
      { value: '11455', country: 'SE' },
      { valid: true, normalized: '114 55' },
    ],
    [
      { value: '010001', country: 'IN' },
      { valid: false, example: '110034' },
    ],
    [{ value: '10115', country: 'DE' }, { valid: true }],
    [{ value: '1010', country: 'AT' }, { valid: true }],
    [{ value: '1', country: 'HK' }, { valid: false }],
    [{ value: '', country: 'DE' }, { valid: false }],
  ],
  invalid: [[{ value: '1', country: 'DEU' }, 'country']],
});
