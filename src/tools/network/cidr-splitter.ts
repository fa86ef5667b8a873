import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bitsOf, formatAddress, formatNetwork, type IpNetwork, lastOf, readNetwork, sizeOf } from '../shared/net/ip.ts';

export default defineTool({
  slug: 'cidr-splitter',
  name: 'CIDR Splitter',
  category: 'network',
  summary: 'Splits an IPv4 or IPv6 network into equal subnets.',
  description: 'Give either the prefix length of the subnets or how many there must be at least; a count is rounded up to a power of two.',
  reference: 'RFC 4632; RFC 4291; RFC 5952',
  keywords: ['subnetting', 'divide network', 'subnet list', 'split subnet'],
  inputs: z.strictObject({
    cidr: z.string().min(1).max(60).describe('Network to split, as CIDR'),
    prefixLength: z.int().min(0).max(128).optional().describe('Prefix length of the subnets'),
    count: z.int().min(1).max(65_536).optional().describe('How many subnets there must be at least'),
    limit: z.int().min(1).max(65_536).default(256).describe('How many subnets to list'),
  }),
  result: z.strictObject({
    prefixLength: z.int().describe('Prefix length of the subnets'),
    total: z.string().describe('Count of all subnets, listed or not'),
    addressesPerSubnet: z.string().describe('Count of addresses in each subnet'),
    subnets: z
      .array(
        z.strictObject({
          cidr: z.string().describe('Network address and prefix length'),
          first: z.string().describe('First address of the subnet'),
          last: z.string().describe('Last address of the subnet'),
        }),
      )
      .describe('The first subnets, ascending, as many as the limit allows'),
  }),
  headline: 'subnets',
  examples: [
    {
      inputs: { cidr: '10.0.0.0/23', count: 3 },
      result: {
        prefixLength: 25,
        total: '4',
        addressesPerSubnet: '128',
        subnets: [
          { cidr: '10.0.0.0/25', first: '10.0.0.0', last: '10.0.0.127' },
          { cidr: '10.0.0.128/25', first: '10.0.0.128', last: '10.0.0.255' },
          { cidr: '10.0.1.0/25', first: '10.0.1.0', last: '10.0.1.127' },
          { cidr: '10.0.1.128/25', first: '10.0.1.128', last: '10.0.1.255' },
        ],
      },
    },
  ],
  run(inputs) {
    const network = readNetwork(inputs.cidr, 'cidr');
    const prefixLength = prefixLengthOf(inputs.prefixLength, inputs.count, network);
    const { version, first } = network;
    const total = 1n << BigInt(prefixLength - network.prefixLength);
    const size = sizeOf({ version, first, prefixLength });
    const listed = Number(total < BigInt(inputs.limit) ? total : BigInt(inputs.limit));
    return {
      prefixLength,
      total: String(total),
      addressesPerSubnet: String(size),
      subnets: Array.from({ length: listed }, (_, index) => {
        const subnet: IpNetwork = { version, first: first + BigInt(index) * size, prefixLength };
        return { cidr: formatNetwork(subnet), first: formatAddress(version, subnet.first), last: formatAddress(version, lastOf(subnet)) };
      }),
    };
  },
});

function prefixLengthOf(asked: number | undefined, count: number | undefined, network: IpNetwork): number {
  if (asked !== undefined && count !== undefined) invalid('count', 'must be left out when prefixLength is given');
  const bits = bitsOf(network.version);
  if (asked !== undefined) {
    if (asked < network.prefixLength) unprocessable(`A /${asked} is larger than the network ${formatNetwork(network)}.`, 'prefixLength');
    if (asked > bits) unprocessable(`IPv${network.version} prefix lengths end at ${bits}.`, 'prefixLength');
    return asked;
  }
  const subnets = count ?? invalid('prefixLength', 'or count is needed');
  const prefixLength = network.prefixLength + Math.ceil(Math.log2(subnets));
  if (prefixLength > bits) unprocessable(`${formatNetwork(network)} has only ${sizeOf(network)} addresses, too few for ${subnets} subnets.`, 'count');
  return prefixLength;
}
