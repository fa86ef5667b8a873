import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bitsOf, countAddresses, coverOf, formatNetwork, networkOf, orderedRange, readAddress } from '../shared/net/ip.ts';

export default defineTool({
  slug: 'ip-range-to-cidr-converter',
  name: 'IP Range to CIDR Converter',
  category: 'network',
  summary: 'Finds the CIDRs that cover a range of addresses exactly, and the single network that contains it.',
  description: 'Both addresses belong to the range and must be of one version. IPv4-mapped IPv6 addresses are IPv6.',
  reference: 'RFC 4632; RFC 4291; RFC 5952',
  keywords: ['address range', 'summarize range', 'ip range', 'range2cidr', 'ip range expander', 'ipv4 range expander'],
  inputs: z.strictObject({
    first: z.string().min(1).max(50).describe('First address of the range'),
    last: z.string().min(1).max(50).describe('Last address of the range'),
  }),
  result: z.strictObject({
    cidrs: z.array(z.string()).describe('Exact cover of the range, as few CIDRs as possible, ascending'),
    total: z.string().describe('Count of addresses in the range'),
    enclosingCidr: z.string().describe('Smallest single network that contains the range'),
  }),
  examples: [
    {
      inputs: { first: '192.168.1.1', last: '192.168.1.6' },
      result: { cidrs: ['192.168.1.1/32', '192.168.1.2/31', '192.168.1.4/31', '192.168.1.6/32'], total: '6', enclosingCidr: '192.168.1.0/29' },
    },
  ],
  run(inputs) {
    const range = orderedRange(readAddress(inputs.first, 'first'), readAddress(inputs.last, 'last'), 'last');
    const difference = range.first ^ range.last;
    const sharedBits = bitsOf(range.version) - (difference === 0n ? 0 : difference.toString(2).length);
    return {
      cidrs: coverOf(range).map(formatNetwork),
      total: String(countAddresses([range])),
      enclosingCidr: formatNetwork(networkOf({ version: range.version, value: range.first }, sharedBits)),
    };
  },
});
