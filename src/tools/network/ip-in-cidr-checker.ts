import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bitsOf, type IpAddress, type IpNetwork, readAddress, readNetwork } from '../shared/net/ip.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_MATCHES = 250_000;

export default defineTool({
  slug: 'ip-in-cidr-checker',
  name: 'IP in CIDR Checker',
  category: 'network',
  summary: 'Checks which IP addresses belong to which networks.',
  description:
    'longestMatch is the matching network with the longest prefix, the first of equal ones. IPv4-mapped IPv6 addresses do not match IPv4 networks. More than 250,000 matches in all are unprocessable.',
  reference: 'RFC 4632; RFC 4291',
  keywords: ['subnet membership', 'ip match', 'allow list', 'contains', 'longest prefix match', 'ip in range', 'ip in subnet'],
  cost: 'heavy',
  inputs: z.strictObject({
    addresses: z.array(z.string().min(1).max(60)).min(1).max(10_000).describe('IP addresses to look up'),
    cidrs: z.array(z.string().min(1).max(60)).min(1).max(1000).describe('Networks to look in, as CIDRs'),
  }),
  result: z.strictObject({
    results: z
      .array(
        z.strictObject({
          address: z.string().describe('The address as given'),
          inside: z.boolean().describe('Whether any of the networks contains the address'),
          matches: z.array(z.string()).describe('Networks that contain the address, as given, in the order of the list'),
          longestMatch: z.string().optional().describe('The most specific of the matches; absent when there is none'),
        }),
      )
      .describe('One result for each address, in order'),
    insideCount: z.int().describe('Count of addresses that lie in a network'),
  }),
  examples: [
    {
      inputs: { addresses: ['10.1.2.3', '::1'], cidrs: ['10.0.0.0/8', '10.1.0.0/16'] },
      result: {
        results: [
          { address: '10.1.2.3', inside: true, matches: ['10.0.0.0/8', '10.1.0.0/16'], longestMatch: '10.1.0.0/16' },
          { address: '::1', inside: false, matches: [] },
        ],
        insideCount: 1,
      },
    },
  ],
  run({ addresses, cidrs }) {
    const index = indexed(cidrs.map((cidr, place) => readNetwork(cidr, `cidrs[${place}]`)));
    let found = 0;
    const results = addresses.map((text, place) => {
      const hits = matching(readAddress(text, `addresses[${place}]`), index);
      found += hits.length;
      if (found > MAX_MATCHES) unprocessable(`There are more than ${grouped(MAX_MATCHES)} matches; send fewer addresses or networks at a time.`, 'addresses');
      const longest = hits[0];
      const matches = hits.toSorted((a, b) => a - b).map((hit) => cidrs[hit] ?? '');
      return { address: text, inside: hits.length > 0, matches, ...(longest === undefined ? {} : { longestMatch: cidrs[longest] ?? '' }) };
    });
    return { results, insideCount: results.filter(({ inside }) => inside).length };
  },
});

/** The networks of one version and prefix length: their places in the list by their leading bits. */
interface Level {
  version: number;
  hostBits: bigint;
  places: Map<bigint, number[]>;
}

function indexed(networks: readonly IpNetwork[]): Level[] {
  const levels = new Map<number, Level>();
  for (const [place, { version, first, prefixLength }] of networks.entries()) {
    const key = version * 1000 + prefixLength;
    const hostBits = BigInt(bitsOf(version) - prefixLength);
    const level = levels.get(key) ?? { version, hostBits, places: new Map<bigint, number[]>() };
    levels.set(key, level);
    const prefix = first >> hostBits;
    const places = level.places.get(prefix);
    if (places) places.push(place);
    else level.places.set(prefix, [place]);
  }
  return [...levels.values()].sort((a, b) => Number(a.hostBits - b.hostBits));
}

/** The places of the networks that hold an address, those with the longest prefix first. */
const matching = ({ version, value }: IpAddress, levels: readonly Level[]): number[] =>
  levels.flatMap((level) => (level.version === version ? (level.places.get(value >> level.hostBits) ?? []) : []));
