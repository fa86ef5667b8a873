import { holdTo } from '../testing.ts';
import tool from './phone-number-parser.ts';

// Example numbers of Google libphonenumber's metadata and its unit tests
holdTo(tool, {
  answers: [
    [{ value: '+44 7400 123456' }, { valid: true, country: 'GB', type: 'mobile', national: '07400 123456', international: '+44 7400 123456' }],
    [
      { value: '0044 20 7946 0018', defaultCountry: 'de' },
      { valid: true, country: 'GB' },
    ],
    [{ value: '+1 800-234-5678' }, { valid: true, type: 'toll-free' }],
    [
      { value: '+1 650-253-0000 ext. 123' },
      { valid: true, extension: '123', rfc3966: 'tel:+16502530000;ext=123', international: '+1 650 253 0000', e164: '+16502530000' },
    ],
    [{ value: 'tel:+49-30-123456' }, { valid: true, country: 'DE', nationalNumber: '30123456', type: 'fixed-line' }],
    [
      { value: '(01) 42 68 53 00', defaultCountry: 'FR' },
      { valid: true, e164: '+33142685300', international: '+33 1 42 68 53 00' },
    ],
    [{ value: '+39 06 698 12345' }, { valid: true, nationalNumber: '0669812345' }], // Italian leading zero
    [{ value: '+55 11 96123-4567' }, { valid: true, international: '+55 11 96123 4567' }],
    [{ value: '4155552671' }, { valid: false, possible: false }],
    [{ value: '555-2671', defaultCountry: 'US' }, { valid: false }],
    [{ value: '+1 555 555 5555' }, { valid: false, possible: true, nationalNumber: '5555555555' }],
    [{ value: '+999 1234567' }, { valid: false, possible: false }],
    [{ value: '+1 415' }, { valid: false, possible: false }],
    [{ value: 'hello' }, { valid: false, possible: false }],
    [{ value: '' }, { valid: false, possible: false }],
  ],
  invalid: [
    [{ value: '1', defaultCountry: 'ZZ' }, 'defaultCountry'],
    [{ value: '1', defaultCountry: 'USA' }, 'defaultCountry'],
    [{ value: '1'.repeat(251) }, 'value'],
  ],
});
