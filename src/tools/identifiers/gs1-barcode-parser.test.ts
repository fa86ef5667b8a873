import { holdTo } from '../testing.ts';
import tool from './gs1-barcode-parser.ts';

const at = { referenceDate: '2026-01-01' };

// Element strings of the GS1 General Specifications; dates by section 7.12
holdTo(tool, {
  answers: [
    [
      { value: ']C101095212345432131727123110ABC\u001d2112', ...at },
      { valid: true, elements: [{ ai: '01' }, { ai: '17', date: '2027-12-31' }, { ai: '10', value: 'ABC' }, { ai: '21', value: '12', title: 'SERIAL' }] },
    ],
    [
      { value: '\u001d0109521234543213\u001d3103001750', ...at },
      { valid: true, elements: [{ ai: '01' }, { ai: '3103', title: 'NET WEIGHT (kg)', decimal: 1.75 }] },
    ],
    [{ value: '(3922)01234', ...at }, { elements: [{ decimal: 12.34, title: 'PRICE' }] }],
    [{ value: '(3912)978123456', ...at }, { elements: [{ decimal: 1234.56, title: 'AMOUNT' }] }],
    [{ value: '(17)240200', ...at }, { elements: [{ date: '2024-02-29' }] }],
    [{ value: '(11)770101', ...at }, { elements: [{ date: '1977-01-01' }] }],
    [{ value: '(11)760101', ...at }, { elements: [{ date: '2076-01-01' }] }],
    [
      { value: '(00)106141412345678908', ...at },
      { valid: true, elements: [{ title: 'SSCC' }] },
    ],
    [
      { value: '(10)A(B)C(21)1', ...at },
      { valid: true, elements: [{ value: 'A(B)C' }, { value: '1' }] },
    ],
    [{ value: '(01)09521234543214', ...at }, { valid: false }],
    [{ value: '(17)230230', ...at }, { valid: false }],
    [{ value: '(17)231300', ...at }, { valid: false }],
    [
      { value: '(05)1', ...at },
      { valid: false, reason: 'The application identifier 05 is unknown.' },
    ],
    [{ value: '(10)', ...at }, { valid: false }],
    [{ value: '(10)ABCDEFGHIJKLMNOPQRSTU', ...at }, { valid: false }],
    [{ value: '(10)ä', ...at }, { valid: false }],
    [{ value: '(30)1A', ...at }, { valid: false }],
    [{ value: '0109521234543', ...at }, { valid: false }],
    [{ value: 'hello', ...at }, { valid: false }],
    [{ value: ']C1', ...at }, { valid: false }],
  ],
  invalid: [
    [{ value: '' }, 'value'],
    [{ value: '(10)A', referenceDate: '2026-02-30' }, 'referenceDate'],
    [{ value: '1'.repeat(5001) }, 'value'],
  ],
});
