import { describe, expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import {
  countAddresses,
  coverOf,
  expandIpv6,
  formatAddress,
  formatNetwork,
  type IpVersion,
  lastOf,
  mergeRanges,
  networkOf,
  parseAddress,
  parseIpv4,
  parseIpv6,
  rangeOf,
  readRange,
  sizeOf,
} from './ip.ts';

describe('addresses', () => {
  it.each(pythonRows<[string, IpVersion, string, string, number, string, string, string]>('addresses'))(
    '%s',
    (number, version, written, exploded, prefix, first, last, count) => {
      const value = BigInt(number);
      expect(formatAddress(version, value)).toBe(written);
      expect(parseAddress(written)).toMatchObject({ version, value });
      if (version === 6) {
        expect(expandIpv6(value)).toBe(exploded);
        expect(parseIpv6(exploded.toUpperCase())).toBe(value);
      }
      const network = networkOf({ version, value }, prefix);
      expect([network.first, lastOf(network), sizeOf(network)]).toEqual([BigInt(first), BigInt(last), BigInt(count)]);
      expect(coverOf(rangeOf(network))).toEqual([network]);
    },
  );

  it.each(['1.2.3', '1.2.3.256', '1.2.3.04', '1.2.3.4 ', '', '0x1.2.3.4', '1.2.3.4.5'])('takes %j for no IPv4 address', (text) => {
    expect(parseIpv4(text)).toBeUndefined();
  });

  it.each(['::1::', '1:2:3:4:5:6:7', '12345::', ':1', 'g::', '1:2:3:4:5:6:7:8:9', '::1.2.3.256', '', ':::'])('takes %j for no IPv6 address', (text) => {
    expect(parseIpv6(text)).toBeUndefined();
  });

  // RFC 5952, sections 4.2.2 and 4.2.3
  it.each(['2001:db8:0:1:1:1:1:1', '2001:0:0:1::1', '2001:db8::1:0:0:1', '::', '::1', '1::'])('writes %s as RFC 5952 does', (text) => {
    expect(formatAddress(6, parseIpv6(text) ?? 0n)).toBe(text);
  });

  it('reads IPv4 at the end of IPv6 (RFC 4291, section 2.2)', () => {
    expect(parseIpv6('::ffff:129.144.52.38')).toBe(0xffff81903426n);
  });
});

describe('ranges', () => {
  it.each(pythonRows<[string, string, string[]]>('covers'))('from %s to %s', (first, last, networks) => {
    expect(coverOf(readRange(`${first}-${last}`, 'range')).map(formatNetwork)).toEqual(networks);
  });

  it('are merged where they touch or overlap', () => {
    const range = (first: bigint, last: bigint) => ({ version: 4 as const, first, last });
    const merged = mergeRanges([range(10n, 20n), range(1n, 4n), range(5n, 6n), range(15n, 30n), range(40n, 41n)]);
    expect(merged).toEqual([range(1n, 6n), range(10n, 30n), range(40n, 41n)]);
    expect(countAddresses(merged)).toBe(29n);
  });
});
