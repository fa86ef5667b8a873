import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type IpRange, rangeOf, readNetwork } from '../shared/net/ip.ts';

export default defineTool({
  slug: 'cidr-overlap-checker',
  name: 'CIDR Overlap Checker',
  category: 'network',
  summary: 'Finds which networks (CIDRs) of a list overlap or contain one another.',
  description:
    'Two CIDRs overlap only by being equal or one inside the other; IPv4 and IPv6 never overlap. All pairs are counted, as many as the limit are listed.',
  reference: 'RFC 4632; RFC 4291',
  keywords: ['conflict', 'duplicate subnet', 'intersection', 'collision', 'vpc'],
  cost: 'heavy',
  inputs: z.strictObject({
    cidrs: z.array(z.string().min(1).max(60)).min(2).max(5000).describe('Networks to compare with each other, as CIDRs'),
    limit: z.int().min(1).max(10_000).default(1000).describe('How many pairs to list'),
  }),
  result: z.strictObject({
    overlap: z.boolean().describe('Whether any two networks overlap'),
    total: z.int().describe('Count of overlapping pairs, listed or not'),
    pairs: z
      .array(
        z.strictObject({
          first: z.string().describe('The network that comes first in the list, as given'),
          second: z.string().describe('The other network, as given'),
          relation: z.enum(['equal', 'contains', 'within']).describe('How the first relates to the second'),
        }),
      )
      .describe('Overlapping pairs in the order of the list'),
  }),
  examples: [
    {
      inputs: { cidrs: ['10.0.0.0/8', '10.1.0.0/16', '192.168.0.0/16', '2001:db8::/32'] },
      result: { overlap: true, total: 1, pairs: [{ first: '10.0.0.0/8', second: '10.1.0.0/16', relation: 'contains' }] },
    },
  ],
  run({ cidrs, limit }) {
    const { first, last } = placesOf(cidrs.map((cidr, index) => rangeOf(readNetwork(cidr, `cidrs[${index}]`))));
    const pairs: { first: string; second: string; relation: Relation }[] = [];
    let total = 0;
    for (let i = 0; i < cidrs.length; i++) {
      const from = first[i] ?? 0;
      const to = last[i] ?? 0;
      for (let j = i + 1; j < cidrs.length; j++) {
        const otherFrom = first[j] ?? 0;
        const otherTo = last[j] ?? 0;
        if (otherFrom > to || otherTo < from) continue;
        total++;
        if (pairs.length >= limit) continue;
        pairs.push({ first: cidrs[i] ?? '', second: cidrs[j] ?? '', relation: relationOf(from, to, otherFrom, otherTo) });
      }
    }
    return { overlap: total > 0, total, pairs };
  },
});

type Relation = 'equal' | 'contains' | 'within';

/** How two networks that overlap are to each other: one is within the other, or they are the same. */
function relationOf(from: number, to: number, otherFrom: number, otherTo: number): Relation {
  if (from === otherFrom && to === otherTo) return 'equal';
  return from <= otherFrom && to >= otherTo ? 'contains' : 'within';
}

/** The ends of ranges as small numbers in the same order, so that millions of comparisons are cheap. IPv4 comes before IPv6. */
function placesOf(ranges: readonly IpRange[]): { first: Int32Array; last: Int32Array } {
  const key = (version: number, value: bigint) => (BigInt(version) << 128n) | value;
  const ends = ranges.flatMap(({ version, first, last }) => [key(version, first), key(version, last)]);
  const sorted = [...new Set(ends)].sort((a, b) => (a < b ? -1 : 1));
  const place = new Map(sorted.map((end, index) => [end, index]));
  const placesOfEnds = (pick: (range: IpRange) => bigint) => Int32Array.from(ranges, (range) => place.get(key(range.version, pick(range))) ?? 0);
  return { first: placesOfEnds(({ first }) => first), last: placesOfEnds(({ last }) => last) };
}
