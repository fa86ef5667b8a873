import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { formatAddress, formatNetwork, type IpNetwork, readNetwork, sizeOf } from '../shared/net/ip.ts';
import { Random } from '../shared/random/random.ts';
import { scopeOf } from './lib/scope.ts';

const EVERYWHERE: Record<'4' | '6', IpNetwork> = {
  '4': { version: 4, first: 0n, prefixLength: 0 },
  '6': { version: 6, first: 1n << 125n, prefixLength: 3 },
};

export default defineTool({
  slug: 'random-ip-generator',
  name: 'Random IP Generator',
  category: 'network',
  summary: 'Generates random IP addresses, anywhere or inside a network.',
  description:
    'Every address is equally likely, the network and the broadcast address included. Without a network IPv6 addresses come from 2000::/3. The source is cryptographic unless there is a seed; with a seed the same inputs give the same addresses.',
  reference: 'IANA special-purpose registries (RFC 6890) for what is public',
  keywords: ['fake ip', 'test ip', 'random ipv6', 'mock address'],
  random: true,
  heavyWhen: ({ count }) => count > 2000,
  inputs: z.strictObject({
    count: z.int().min(1).max(10_000).default(10).describe('How many addresses to generate'),
    cidr: z.string().min(1).max(60).optional().describe('Network to stay inside, as CIDR'),
    version: z.enum(['4', '6']).default('4').describe('IP version, when no network is given'),
    publicOnly: z.boolean().default(true).describe('Whether to give only addresses of scope global, when no network is given'),
    unique: z.boolean().default(true).describe('Whether no address may come twice'),
    seed: z.string().min(1).max(200).optional().describe('Text that makes the addresses repeatable'),
  }),
  result: z.strictObject({ addresses: z.array(z.string()).describe('The addresses in random order') }),
  examples: [{ inputs: { cidr: '192.0.2.7/32', count: 1 }, result: { addresses: ['192.0.2.7'] } }],
  run({ count, cidr, version, publicOnly, unique, seed }) {
    const random = new Random(seed);
    const network = cidr === undefined ? EVERYWHERE[version] : readNetwork(cidr, 'cidr');
    const size = sizeOf(network);
    if (unique && BigInt(count) > size) unprocessable(`${formatNetwork(network)} has only ${size} addresses, fewer than ${count}.`, 'count');
    const draw = unique ? withoutRepeats(random, size) : () => random.belowBig(size);
    const values: bigint[] = [];
    while (values.length < count) {
      const value = network.first + draw();
      if (cidr === undefined && publicOnly && scopeOf({ version: network.version, value }) !== 'global') continue;
      values.push(value);
    }
    return { addresses: values.map((value) => formatAddress(network.version, value)) };
  },
});

/** Draws numbers below `size`, none twice (sparse Fisher-Yates). */
function withoutRepeats(random: Random, size: bigint): () => bigint {
  const moved = new Map<bigint, bigint>();
  let drawn = 0n;
  return () => {
    const pick = drawn + random.belowBig(size - drawn);
    const value = moved.get(pick) ?? pick;
    moved.set(pick, moved.get(drawn) ?? drawn);
    drawn++;
    return value;
  };
}
