import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { expandIpv6, formatIpv4, formatIpv6, parseIpv6, parsePrefixLength } from '../shared/net/ip.ts';
import { isMapped, lastIpv4 } from './lib/embedded.ts';

export default defineTool({
  slug: 'ipv6-address-formatter',
  name: 'IPv6 Address Formatter',
  category: 'network',
  summary: 'Compresses IPv6 addresses to their shortest form, or expands them in full.',
  description:
    'The short form has no leading zeros and :: for the longest run of at least two zero groups, the first of equal ones; IPv4-mapped addresses end in dotted form. A prefix length or zone after the address is kept.',
  reference: 'RFC 5952 sections 4 and 5',
  keywords: ['shorten', 'abbreviate', 'normalize', 'full form', 'canonical'],
  inputs: z.strictObject({
    addresses: z.array(z.string().min(1).max(200)).min(1).max(10_000).describe('IPv6 addresses, each with or without prefix length or zone'),
    uppercase: z.boolean().default(false).describe('Whether to write hex digits in capitals'),
  }),
  result: z.strictObject({
    addresses: z
      .array(
        z.strictObject({
          input: z.string().describe('The address as given'),
          compressed: z.string().describe('The short form of RFC 5952'),
          expanded: z.string().describe('Eight groups of four hex digits'),
        }),
      )
      .describe('One entry for each address, in order'),
  }),
  examples: [
    {
      inputs: { addresses: ['2001:0DB8:0:0:1:0:0:1', '::/0', '1:0:2::'] },
      result: {
        addresses: [
          { input: '2001:0DB8:0:0:1:0:0:1', compressed: '2001:db8::1:0:0:1', expanded: '2001:0db8:0000:0000:0001:0000:0000:0001' },
          { input: '::/0', compressed: '::/0', expanded: '0000:0000:0000:0000:0000:0000:0000:0000/0' },
          { input: '1:0:2::', compressed: '1:0:2::', expanded: '0001:0000:0002:0000:0000:0000:0000:0000' },
        ],
      },
    },
  ],
  run: ({ addresses, uppercase }) => ({
    addresses: addresses.map((input, index) => {
      const { value, suffix } = read(input, index);
      const inCase = (text: string) => (uppercase ? text.toUpperCase() : text) + suffix;
      return { input, compressed: inCase(isMapped(value) ? `::ffff:${formatIpv4(lastIpv4(value))}` : formatIpv6(value)), expanded: inCase(expandIpv6(value)) };
    }),
  }),
});

/** The address, and what comes after it: a zone (RFC 4007 section 11) and then a prefix length. */
function read(input: string, index: number): { value: bigint; suffix: string } {
  const text = input.trim();
  const [, address = '', zone = '', prefix] = /^([^%/]*)(%[^\s%/]+)?(?:\/(.*))?$/s.exec(text) ?? [];
  const value = parseIpv6(address);
  if (value === undefined || (prefix !== undefined && parsePrefixLength(prefix, 128) === undefined))
    return unprocessable(`Entry ${index + 1}, ${JSON.stringify(text)}, is not an IPv6 address.`, `addresses[${index}]`);
  return { value, suffix: zone + (prefix === undefined ? '' : `/${prefix}`) };
}
