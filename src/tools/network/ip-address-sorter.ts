import { z } from 'zod';
import { defineTool } from '../define.ts';
import { formatAddress, formatNetwork, type IpAddress, networkOf, parseInterface } from '../shared/net/ip.ts';

interface Entry extends IpAddress {
  prefixLength: number;
  text: string;
}

export default defineTool({
  slug: 'ip-address-sorter',
  name: 'IP Address Sorter',
  category: 'network',
  summary: 'Sorts IPv4 and IPv6 addresses, removes duplicates and groups them by network.',
  description:
    'IPv4 comes before IPv6 (after it when descending), then by value, then by prefix length. CIDRs keep their host bits; a plain address sorts like its /32 or /128. Blank entries are skipped. Groups come in the order of the list.',
  reference: 'RFC 6943; RFC 4291; RFC 5952',
  keywords: ['sort ips', 'order addresses', 'unique ips', 'remove duplicate ips', 'group by subnet'],
  cost: 'heavy',
  inputs: z.strictObject({
    addresses: z.array(z.string().max(200)).min(1).max(50_000).describe('IPv4 and IPv6 addresses and CIDRs'),
    unique: z.boolean().default(true).describe('Whether to keep only one of equal entries'),
    order: z.enum(['ascending', 'descending']).default('ascending').describe('Direction of the order'),
    groupPrefixLength: z.int().min(1).max(128).optional().describe('Group by networks of this prefix length (at most 32 counts for IPv4)'),
  }),
  result: z.strictObject({
    addresses: z.array(z.string()).describe('The sorted entries in their usual form, invalid ones left out'),
    invalid: z.array(z.string()).describe('Entries that are neither address nor CIDR, in the order of the list'),
    groups: z
      .array(
        z.strictObject({
          network: z.string().describe('Network of the group, as CIDR'),
          count: z.int().describe('Count of entries in the group'),
          addresses: z.array(z.string()).describe('Entries of the group, sorted'),
        }),
      )
      .optional()
      .describe('The entries by network; only with groupPrefixLength'),
  }),
  examples: [
    {
      inputs: { addresses: ['10.0.0.10', '10.0.0.9', '::1', 'nonsense', '10.0.0.9'], groupPrefixLength: 24 },
      result: {
        addresses: ['10.0.0.9', '10.0.0.10', '::1'],
        invalid: ['nonsense'],
        groups: [
          { network: '10.0.0.0/24', count: 2, addresses: ['10.0.0.9', '10.0.0.10'] },
          { network: '::/24', count: 1, addresses: ['::1'] },
        ],
      },
    },
  ],
  run(inputs) {
    const entries: Entry[] = [];
    const invalid: string[] = [];
    const seen = new Set<string>();
    for (const given of inputs.addresses) {
      const text = given.trim();
      if (text === '') continue;
      const parsed = parseInterface(text);
      if (!parsed) {
        invalid.push(given);
        continue;
      }
      const normal = formatAddress(parsed.version, parsed.value) + (text.includes('/') ? `/${parsed.prefixLength}` : '');
      if (inputs.unique && seen.has(normal)) continue;
      seen.add(normal);
      entries.push({ ...parsed, text: normal });
    }
    const sign = inputs.order === 'ascending' ? 1 : -1;
    entries.sort((a, b) => sign * compare(a, b));
    return {
      addresses: entries.map(({ text }) => text),
      invalid,
      ...(inputs.groupPrefixLength === undefined ? {} : { groups: grouped(entries, inputs.groupPrefixLength) }),
    };
  },
});

const compare = (a: Entry, b: Entry): number =>
  a.version - b.version || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0) || a.prefixLength - b.prefixLength;

function grouped(entries: readonly Entry[], prefixLength: number) {
  const groups = new Map<string, string[]>();
  for (const entry of entries) {
    const network = formatNetwork(networkOf(entry, entry.version === 4 ? Math.min(prefixLength, 32) : prefixLength));
    const group = groups.get(network);
    if (group) group.push(entry.text);
    else groups.set(network, [entry.text]);
  }
  return Array.from(groups, ([network, addresses]) => ({ network, count: addresses.length, addresses }));
}
