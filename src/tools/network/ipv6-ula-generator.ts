import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { formatIpv6 } from '../shared/net/ip.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { Random } from '../shared/random/random.ts';

export default defineTool({
  slug: 'ipv6-ula-generator',
  name: 'IPv6 ULA Generator',
  category: 'network',
  summary: 'Generates a random unique local IPv6 prefix (ULA, RFC 4193) with its subnets.',
  description: 'The prefix is fd and 40 random bits, from a cryptographic source unless there is a seed. With a seed the same inputs give the same prefix.',
  reference: 'RFC 4193; RFC 5952',
  keywords: ['unique local address', 'private ipv6', 'fd00', 'fc00', 'random prefix'],
  random: true,
  inputs: z.strictObject({
    globalId: z.string().length(10).optional().describe('Ten hex digits to use instead of random ones'),
    subnetId: z.int().min(0).max(65_535).default(0).describe('Number of the /64 subnet to write out'),
    seed: z.string().min(1).max(200).optional().describe('Text that makes the random digits repeatable'),
  }),
  result: z.strictObject({
    prefix: z.string().describe('The unique local /48 prefix'),
    globalId: z.string().describe('The ten hex digits of the prefix, in lower case'),
    subnet: z.string().describe('The /64 with the subnet number asked for'),
    firstSubnet: z.string().describe('The /64 with subnet number 0'),
    lastSubnet: z.string().describe('The /64 with subnet number 65535'),
  }),
  examples: [
    {
      inputs: { globalId: '0a1b2c3d4e', subnetId: 255 },
      result: {
        prefix: 'fd0a:1b2c:3d4e::/48',
        globalId: '0a1b2c3d4e',
        subnet: 'fd0a:1b2c:3d4e:ff::/64',
        firstSubnet: 'fd0a:1b2c:3d4e::/64',
        lastSubnet: 'fd0a:1b2c:3d4e:ffff::/64',
      },
    },
  ],
  run({ globalId, subnetId, seed }) {
    if (globalId !== undefined && !/^[0-9A-Fa-f]{10}$/.test(globalId)) invalid('globalId', 'must be ten hex digits, such as 0a1b2c3d4e');
    const digits = globalId?.toLowerCase() ?? hexOf(new Random(seed).bytes(5));
    const prefix = BigInt(`0xfd${digits}`) << 80n;
    const subnet = (id: number) => `${formatIpv6(prefix | (BigInt(id) << 64n))}/64`;
    return { prefix: `${formatIpv6(prefix)}/48`, globalId: digits, subnet: subnet(subnetId), firstSubnet: subnet(0), lastSubnet: subnet(65_535) };
  },
});
