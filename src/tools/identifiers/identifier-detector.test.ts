import { holdTo } from '../testing.ts';
import tool from './identifier-detector.ts';

// Numbers of the validators' tests
holdTo(tool, {
  answers: [
    [{ value: '4242 4242 4242 4242' }, { types: ['credit-card'] }],
    [{ value: 'jane@example.com' }, { types: ['email'] }],
    [{ value: 'DE89370400440532013000' }, { types: ['iban'], count: 1 }],
    [{ value: '7732-18-5' }, { types: ['cas'] }],
    [{ value: '7732185' }, { count: 0 }],
    [{ value: '536-90-4399' }, { types: ['ssn'] }],
    [{ value: '0000-0002-1825-0097' }, { types: ['orcid'] }],
    [{ value: '00:1B:44:11:3A:B7' }, { types: ['mac-address'] }],
    [{ value: '00:1B:44-11:3A:B7' }, { types: [] }],
    [{ value: '123e4567-e89b-12d3-a456-426614174000' }, { types: ['uuid'] }],
    [{ value: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' }, { types: ['ethereum-address'] }],
    [{ value: '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' }, { types: [] }],
    [{ value: 'US0378331005' }, { types: ['isin'] }],
    [{ value: 'hello world' }, { types: [], count: 0 }],
  ],
  invalid: [
    [{ value: '' }, 'value'],
    [{ value: 'a'.repeat(501) }, 'value'],
  ],
});
