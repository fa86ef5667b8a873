import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIpv4, isIpv6 } from './ip-text.ts';

it('takes what inet_pton takes', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('0', '1', 'f', '::', ':', '.', 'ffff', '1.2.3.4', '255', '256', '01', 'g'), { maxLength: 16 }), (pieces) => {
      const text = pieces.join('');
      expect([isIpv4(text), isIpv6(text)], text).toEqual([isIPv4(text), isIPv6(text)]);
    }),
    { numRuns: 5000 },
  ));

it('takes no zone', () => expect(isIpv6('fe80::1%eth0')).toBe(false));
