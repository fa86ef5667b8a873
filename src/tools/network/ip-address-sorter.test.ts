import { holdTo } from '../testing.ts';
import tool from './ip-address-sorter.ts';
import data from './testdata/ip-address-sorter.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ addresses: ['::0001', '::1', ' ::1 ', ''] }, { addresses: ['::1'], invalid: [] }],
    [{ addresses: ['1.1.1.1', '1.1.1.1'], unique: false }, { addresses: ['1.1.1.1', '1.1.1.1'] }],
    [{ addresses: ['10.0.0.5/8', '10.0.0.5'] }, { addresses: ['10.0.0.5/8', '10.0.0.5'] }],
    [{ addresses: ['1.2.3.04', '1.2.3.4/33', '::1%lo'] }, { addresses: [], invalid: ['1.2.3.04', '1.2.3.4/33', '::1%lo'] }],
    [
      { addresses: ['10.0.1.1', '2001:db8:1::1', '10.0.0.1', '2001:db8:2::1'], groupPrefixLength: 48, order: 'descending' },
      {
        groups: [
          { network: '2001:db8:2::/48', count: 1 },
          { network: '2001:db8:1::/48', count: 1 },
          { network: '10.0.1.1/32', count: 1 },
          { network: '10.0.0.1/32', count: 1 },
        ],
      },
    ],
  ],
  invalid: [
    [{ addresses: [] }, 'addresses'],
    [{ addresses: ['::1'], groupPrefixLength: 0 }, 'groupPrefixLength'],
  ],
});
