import { holdTo } from '../testing.ts';
import tool from './ssn-validator.ts';

holdTo(tool, {
  answers: [
    [{ value: ' 536904399 ' }, { valid: true, formatted: '536-90-4399' }],
    [{ value: '536 90 4399' }, { valid: true }],
    [{ value: '772-01-0001' }, { valid: true }], // never issued before June 2011
    [{ value: '899-99-9999' }, { valid: true }],
    ...[
      '000-12-3456',
      '666-12-3456',
      '900-12-3456',
      '999-12-3456',
      '536-00-4399',
      '536-90-0000',
      '078-05-1120',
      '219-09-9999',
      '457-55-5462',
      '987-65-4325',
    ].map((value): [Record<string, unknown>, Record<string, unknown>] => [{ value }, { valid: false }]),
    [{ value: '536-904399' }, { valid: false }],
    [{ value: '53-690-4399' }, { valid: false }],
    [{ value: '536.90.4399' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
