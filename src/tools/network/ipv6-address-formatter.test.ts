import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ipv6-address-formatter.ts';
import data from './testdata/ipv6-address-formatter.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // RFC 5952 section 5
    [{ addresses: ['::FFFF:192.0.2.1'] }, { addresses: [{ compressed: '::ffff:192.0.2.1', expanded: '0000:0000:0000:0000:0000:ffff:c000:0201' }] }],
    [{ addresses: ['64:ff9b::192.0.2.1'] }, { addresses: [{ compressed: '64:ff9b::c000:201' }] }],
    [
      { addresses: ['FE80::A%Eth0/64'], uppercase: true },
      { addresses: [{ compressed: 'FE80::A%Eth0/64', expanded: 'FE80:0000:0000:0000:0000:0000:0000:000A%Eth0/64' }] },
    ],
  ],
  invalid: [[{ addresses: [] }, 'addresses']],
  unprocessable: [
    [{ addresses: ['::1', '10.0.0.1'] }, /Entry 2/],
    [{ addresses: ['::1/129'] }, /Entry 1/],
    [{ addresses: ['::1%'] }],
    [{ addresses: ['::1/'] }],
  ],
});

it('ipv6-address-formatter gives back the same address in both forms', () =>
  fc.assert(
    fc.asyncProperty(fc.ipV6(), async (address) => {
      const [first] = (await run(tool, { addresses: [address] })).addresses;
      const [fromLong] = (await run(tool, { addresses: [first.expanded] })).addresses;
      const [fromShort] = (await run(tool, { addresses: [first.compressed] })).addresses;
      expect(fromLong.compressed).toBe(first.compressed);
      expect(fromShort.expanded).toBe(first.expanded);
    }),
  ));
