import { holdTo } from '../testing.ts';
import tool from './payment-reference-validator.ts';
import data from './testdata/payment-reference-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: 'rf18 5390 0754 7034' }, { valid: true, reference: 'RF18539007547034', payload: '539007547034' }], // ISO 11649
    [{ value: 'RF19 5390 0754 7034' }, { valid: false }],
    [{ value: 'RF18' }, { valid: false }],
    [{ value: '0909337554', type: 'be-ogm', mode: 'generate' }, { reference: '090933755493' }],
    [{ value: '0000000097', type: 'be-ogm', mode: 'generate' }, { reference: '000000009797' }],
    [{ value: '090/9337/55494', type: 'be-ogm' }, { valid: false }],
    [
      { value: '21 00000 00003 13947 14300 09017', type: 'ch-qrr' },
      { valid: true, formatted: '21 00000 00003 13947 14300 09017' },
    ], // SIX, QR bill
    [{ value: '210000000003139471430009018', type: 'ch-qrr' }, { valid: false }],
    [{ value: '313947143000901', type: 'ch-qrr', mode: 'generate' }, { reference: '000000000003139471430009018' }],
    [
      { value: '123456', type: 'fi-viite', mode: 'generate' },
      { reference: '1234561', formatted: '12 34561' },
    ],
    [{ value: '12 34562', type: 'fi-viite' }, { valid: false }],
    [{ value: '234567', type: 'no-kid10', mode: 'generate' }, { reference: '2345676' }],
    [{ value: '2345675', type: 'no-kid10' }, { valid: false }],
    // modulus 11 (and the recursive digit above) by Python
    [{ value: '1234567890', type: 'no-kid11', mode: 'generate' }, { reference: '12345678903' }],
    [
      { value: '6-', type: 'no-kid11' },
      { valid: true, payload: '6' },
    ],
    [{ value: '60', type: 'no-kid11' }, { valid: false }],
  ],
  invalid: [
    [{ value: '' }, 'value'],
    [{ value: '1', type: 'x' }, 'type'],
  ],
  unprocessable: [
    [{ value: '1'.repeat(22), mode: 'generate' }],
    [{ value: '123', type: 'be-ogm', mode: 'generate' }],
    [{ value: '12', type: 'fi-viite', mode: 'generate' }],
    [{ value: 'A', type: 'ch-qrr', mode: 'generate' }],
  ],
});
