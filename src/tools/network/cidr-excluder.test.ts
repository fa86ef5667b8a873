import { holdTo } from '../testing.ts';
import tool from './cidr-excluder.ts';
import data from './testdata/cidr-excluder.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { include: ['10.0.0.0/24'], exclude: ['10.0.0.0-10.0.0.255'] },
      { cidrs: [], addresses: '0', allowedIps: '' },
    ],
    [
      { include: ['10.0.0.0-10.0.0.9'], exclude: ['10.0.0.3 - 10.0.0.5', '10.0.0.8'] },
      { cidrs: ['10.0.0.0/31', '10.0.0.2/32', '10.0.0.6/31', '10.0.0.9/32'], addresses: '6' },
    ],
  ],
  invalid: [
    [{ include: [], exclude: ['10.0.0.0/8'] }, 'include'],
    [{ include: ['10.0.0.0/8'], exclude: [] }, 'exclude'],
  ],
  unprocessable: [[{ include: ['10.0.0.0/8'], exclude: ['a.b.c.d'] }, /a\.b\.c\.d/]],
});
