import { holdTo } from '../testing.ts';
import tool from './cidr-splitter.ts';
import data from './testdata/cidr-splitter.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { cidr: '10.0.0.0/8', count: 1 },
      { prefixLength: 8, total: '1', subnets: [{ cidr: '10.0.0.0/8' }] },
    ],
    [
      { cidr: '10.0.0.0/8', count: 65536, limit: 1 },
      { prefixLength: 24, total: '65536', addressesPerSubnet: '256' },
    ],
    [
      { cidr: '::/0', prefixLength: 128, limit: 1 },
      { total: '340282366920938463463374607431768211456', addressesPerSubnet: '1' },
    ],
  ],
  invalid: [
    [{ cidr: '10.0.0.0/8' }, 'prefixLength'],
    [{ cidr: '10.0.0.0/8', prefixLength: 9, count: 2 }, 'count'],
    [{ cidr: '10.0.0.0/8', prefixLength: 129 }, 'prefixLength'],
    [{ cidr: '10.0.0.0/8', count: 0 }, 'count'],
  ],
  unprocessable: [
    [{ cidr: '10.0.0.0/8', prefixLength: 7 }, /larger/],
    [{ cidr: '10.0.0.0/8', prefixLength: 33 }, /32/],
    [{ cidr: '10.0.0.0/31', count: 3 }, /2 addresses/],
    [{ cidr: '2001:db8::/120', count: 257 }],
    [{ cidr: 'nonsense', count: 2 }],
  ],
});
