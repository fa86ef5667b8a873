import { holdTo } from '../testing.ts';
import tool from './credit-card-validator.ts';
import data from './testdata/credit-card-validator.json' with { type: 'json' };

// Numbers of the kind that payment gateways give out for tests; Luhn digits and ranges are worked out again in testdata.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '5555 5555 5555 4444' }, { valid: true, network: 'mastercard', formatted: '5555 5555 5555 4444', masked: '555555******4444' }],
    [{ value: '2223003122003222' }, { valid: true, network: 'mastercard', iin: '22230031' }],
    [{ value: '3782-822463-10005' }, { valid: true, network: 'amex', iin: '378282', formatted: '3782 822463 10005', masked: '378282*****0005' }],
    [{ value: '30569309025904' }, { valid: true, network: 'diners-club', formatted: '3056 930902 5904' }],
    [{ value: '6011111111111117' }, { valid: true, network: 'discover' }],
    [{ value: '3566002020360505' }, { valid: true, network: 'jcb' }],
    [{ value: '6200000000000005' }, { valid: true, network: 'unionpay' }],
    [{ value: '8171999927660000' }, { valid: true, network: 'unionpay' }],
    [{ value: '6759649826438453' }, { valid: true, network: 'maestro' }],
    [{ value: '2201382000000013' }, { valid: true, network: 'mir' }],
    [{ value: '4222222222222' }, { valid: true, network: 'visa', iin: '422222', formatted: '4222 2222 2222 2' }],
    [{ value: '6205500000000000004' }, { valid: true, network: 'unionpay', last4: '0004' }],
    [{ value: '4242424242424241' }, { valid: false, luhnValid: false, expectedCheckDigit: '2' }],
    [{ value: '42424242424242' }, { valid: false, network: 'visa', luhnValid: true, reason: 'A card number of visa has 13, 16 or 19 digits, not 14.' }],
    [{ value: '0000000000000000' }, { valid: false, luhnValid: true, network: 'unknown' }],
    [{ value: '' }, { valid: false, network: 'unknown', luhnValid: false }],
    [{ value: '4242x' }, { valid: false, network: 'unknown', luhnValid: false }],
    [{ value: '4242.4242.4242.4242' }, { valid: false }],
    [{ value: '5050' }, { valid: false, network: 'maestro' }],
    [{ value: '2721000000000004' }, { network: 'unknown' }],
    [{ value: '2720990000000007' }, { network: 'mastercard' }],
    [{ value: '3095000000000000' }, { network: 'diners-club' }],
    [{ value: '3527000000000000' }, { network: 'unknown' }],
    [{ value: '3589000000000000' }, { network: 'jcb' }],
  ],
  invalid: [
    [{ value: '4'.repeat(51) }, 'value'],
    [{ value: 4242 }, 'value'],
    [{}, 'value'],
  ],
});
