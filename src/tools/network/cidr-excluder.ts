import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countAddresses, type IpRange, mergeRanges, readRange } from '../shared/net/ip.ts';
import { cidrsOf } from './lib/cover.ts';

const entries = z.array(z.string().min(1).max(120)).min(1).max(1000);

export default defineTool({
  slug: 'cidr-excluder',
  name: 'CIDR Excluder',
  category: 'network',
  summary: 'Subtracts networks from networks and returns the rest as CIDRs (WireGuard AllowedIPs calculator).',
  description: 'What is excluded but not included does not matter. When nothing is left the list is empty.',
  reference: 'RFC 4632; RFC 4291; RFC 5952',
  keywords: ['allowedips', 'split tunnel', 'vpn', 'subtract network', 'exclude ip', 'disallowed ips'],
  cost: 'heavy',
  inputs: z.strictObject({
    include: entries.describe('Addresses, CIDRs or ranges to start from'),
    exclude: entries.describe('Addresses, CIDRs or ranges to take out'),
  }),
  result: z.strictObject({
    cidrs: z.array(z.string()).describe('What is left, as few CIDRs as possible: IPv4 first, then IPv6, ascending'),
    addresses: z.string().describe('Count of addresses that are left'),
    allowedIps: z.string().describe('The CIDRs joined by comma and space, for a WireGuard configuration'),
  }),
  examples: [
    {
      inputs: { include: ['0.0.0.0/0'], exclude: ['10.0.0.0/8'] },
      result: {
        cidrs: ['0.0.0.0/5', '8.0.0.0/7', '11.0.0.0/8', '12.0.0.0/6', '16.0.0.0/4', '32.0.0.0/3', '64.0.0.0/2', '128.0.0.0/1'],
        addresses: '4278190080',
        allowedIps: '0.0.0.0/5, 8.0.0.0/7, 11.0.0.0/8, 12.0.0.0/6, 16.0.0.0/4, 32.0.0.0/3, 64.0.0.0/2, 128.0.0.0/1',
      },
    },
  ],
  run({ include, exclude }) {
    const read = (list: readonly string[], field: string) => mergeRanges(list.map((entry, index) => readRange(entry, `${field}[${index}]`)));
    const rest = subtract(read(include, 'include'), read(exclude, 'exclude'));
    const cidrs = cidrsOf(rest, 'include');
    return { cidrs, addresses: String(countAddresses(rest)), allowedIps: cidrs.join(', ') };
  },
});

/** What of merged ranges is in none of other merged ranges. */
function subtract(ranges: readonly IpRange[], holes: readonly IpRange[]): IpRange[] {
  return ranges.flatMap(({ version, first, last }) => {
    const rest: IpRange[] = [];
    let next = first;
    for (const hole of holes) {
      if (hole.version !== version || hole.last < next || hole.first > last) continue;
      if (hole.first > next) rest.push({ version, first: next, last: hole.first - 1n });
      next = hole.last + 1n;
    }
    if (next <= last) rest.push({ version, first: next, last });
    return rest;
  });
}
