import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countAddresses, mergeRanges, readRange } from '../shared/net/ip.ts';
import { cidrsOf } from './lib/cover.ts';

export default defineTool({
  slug: 'cidr-aggregator',
  name: 'CIDR Aggregator',
  category: 'network',
  summary: 'Merges a list of addresses, ranges and CIDRs into as few CIDRs as possible.',
  description:
    'Duplicates and contained networks disappear, neighbours are joined. White space around the hyphen of a range is allowed; blank entries are skipped.',
  reference: 'RFC 4632; RFC 4291; RFC 5952',
  keywords: ['summarize', 'supernet', 'merge networks', 'route aggregation', 'collapse', 'deduplicate ips'],
  cost: 'heavy',
  inputs: z.strictObject({
    entries: z.array(z.string().max(120)).min(1).max(20_000).describe('Addresses, CIDRs, or ranges like 10.0.0.1-10.0.0.9'),
  }),
  result: z.strictObject({
    cidrs: z.array(z.string()).describe('The merged networks: IPv4 first, then IPv6, ascending'),
    before: z.int().describe('Count of entries given, without blank ones'),
    after: z.int().describe('Count of CIDRs in the result'),
    addresses: z.string().describe('Count of addresses the result covers'),
  }),
  examples: [
    {
      inputs: { entries: ['10.0.1.0/24', '10.0.0.0/24', '10.0.0.77', '2001:db8::/33', '2001:db8:8000::/33', '10.0.2.0 - 10.0.2.1'] },
      result: { cidrs: ['10.0.0.0/23', '10.0.2.0/31', '2001:db8::/32'], before: 6, after: 3, addresses: '79228162514264337593543950850' },
    },
  ],
  run({ entries }) {
    const ranges = entries.flatMap((entry, index) => (entry.trim() === '' ? [] : [readRange(entry, `entries[${index}]`)]));
    const merged = mergeRanges(ranges);
    const cidrs = cidrsOf(merged, 'entries');
    return { cidrs, before: ranges.length, after: cidrs.length, addresses: String(countAddresses(merged)) };
  },
});
