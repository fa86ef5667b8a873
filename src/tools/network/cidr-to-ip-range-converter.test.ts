import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './cidr-to-ip-range-converter.ts';

// Python: ipaddress.ip_network(cidr, strict=False)
holdTo(tool, {
  answers: [
    [{ cidr: '0.0.0.0/0' }, { version: 4, first: '0.0.0.0', last: '255.255.255.255', total: '4294967296' }],
    [{ cidr: '::/0' }, { version: 6, first: '::', last: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', total: '340282366920938463463374607431768211456' }],
    [{ cidr: '192.0.2.255' }, { first: '192.0.2.255', last: '192.0.2.255', total: '1' }],
    [{ cidr: '172.31.255.255/12' }, { first: '172.16.0.0', last: '172.31.255.255', total: '1048576' }],
    [{ cidr: ' 2001:db8::ff/126 ', list: true }, { addresses: ['2001:db8::fc', '2001:db8::fd', '2001:db8::fe', '2001:db8::ff'] }],
    [{ cidr: '10.0.0.1/32', list: true }, { addresses: ['10.0.0.1'] }],
  ],
  invalid: [[{ cidr: '' }, 'cidr']],
  unprocessable: [
    [{ cidr: '10.0.0.0/15', list: true }, /131072/],
    [{ cidr: '2001:db8::/64', list: true }],
    [{ cidr: '10.0.0.0/255.0.0.0' }],
    [{ cidr: '10.0.0.256/8' }],
    [{ cidr: '10.0.0.0/08' }],
  ],
});

it('cidr-to-ip-range-converter lists the largest network it may', async () => {
  const { addresses } = await run(tool, { cidr: '10.1.0.0/16', list: true });
  expect(addresses).toHaveLength(65_536);
  expect([addresses[0], addresses[256], addresses.at(-1)]).toEqual(['10.1.0.0', '10.1.1.0', '10.1.255.255']);
});
