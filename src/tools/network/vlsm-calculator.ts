import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { coverOf, formatIpv4, formatNetwork, type IpNetwork, lastOf, readNetwork, sizeOf } from '../shared/net/ip.ts';
import { masksOf } from './lib/mask.ts';

export default defineTool({
  slug: 'vlsm-calculator',
  name: 'VLSM Calculator',
  category: 'network',
  summary: 'Divides an IPv4 network into subnets of the sizes you need (VLSM).',
  description:
    'Each subnet is the smallest power of two of at least hosts + 2 addresses, never less than a /30. The largest come first, equal sizes in the order given, from the start of the network without gaps.',
  reference: 'RFC 1878 and RFC 4632: variable length subnet masks',
  keywords: ['subnetting', 'variable length subnet mask', 'address plan', 'subnet allocation', 'hosts'],
  inputs: z.strictObject({
    network: z.string().min(1).max(50).describe('IPv4 network to divide, as CIDR'),
    subnets: z
      .array(
        z.strictObject({
          name: z.string().max(200).optional().describe('Label of the subnet; "Subnet" and its number in the request if omitted'),
          hosts: z.int().min(1).max(4_294_967_294).describe('How many hosts the subnet must have room for'),
        }),
      )
      .min(1)
      .max(1000)
      .describe('The subnets that are needed'),
  }),
  result: z.strictObject({
    subnets: z
      .array(
        z.strictObject({
          name: z.string().describe('Label of the subnet'),
          hosts: z.int().describe('Count of hosts asked for'),
          cidr: z.string().describe('Network address and prefix length'),
          netmask: z.string().describe('Mask with ones for network bits'),
          firstHost: z.string().describe('First address a host can have'),
          lastHost: z.string().describe('Last address a host can have'),
          broadcast: z.string().describe('Last address of the subnet'),
          usableHosts: z.int().describe('Count of addresses hosts can have'),
        }),
      )
      .describe('The subnets in the order of allocation'),
    free: z.array(z.string()).describe('The unused rest as CIDRs, ascending, as few as possible'),
    allocatedAddresses: z.int().describe('Count of addresses in the subnets'),
    freeAddresses: z.int().describe('Count of addresses left over'),
  }),
  examples: [
    {
      inputs: {
        network: '192.168.0.0/24',
        subnets: [{ name: 'A', hosts: 10 }, { name: 'B', hosts: 100 }, { hosts: 2 }],
      },
      result: {
        subnets: [
          {
            name: 'B',
            hosts: 100,
            cidr: '192.168.0.0/25',
            netmask: '255.255.255.128',
            firstHost: '192.168.0.1',
            lastHost: '192.168.0.126',
            broadcast: '192.168.0.127',
            usableHosts: 126,
          },
          {
            name: 'A',
            hosts: 10,
            cidr: '192.168.0.128/28',
            netmask: '255.255.255.240',
            firstHost: '192.168.0.129',
            lastHost: '192.168.0.142',
            broadcast: '192.168.0.143',
            usableHosts: 14,
          },
          {
            name: 'Subnet 3',
            hosts: 2,
            cidr: '192.168.0.144/30',
            netmask: '255.255.255.252',
            firstHost: '192.168.0.145',
            lastHost: '192.168.0.146',
            broadcast: '192.168.0.147',
            usableHosts: 2,
          },
        ],
        free: ['192.168.0.148/30', '192.168.0.152/29', '192.168.0.160/27', '192.168.0.192/26'],
        allocatedAddresses: 148,
        freeAddresses: 108,
      },
    },
  ],
  run(inputs) {
    const network = readNetwork(inputs.network, 'network');
    if (network.version === 6) unprocessable(`${JSON.stringify(inputs.network.trim())} is IPv6; an IPv4 network is needed.`, 'network');
    const wanted = inputs.subnets
      .map(({ name, hosts }, index) => ({ name: name ?? `Subnet ${index + 1}`, hosts, prefixLength: prefixLengthFor(hosts), path: `subnets[${index}]` }))
      .sort((a, b) => a.prefixLength - b.prefixLength);
    const end = lastOf(network);
    let next = network.first;
    const subnets = wanted.map(({ name, hosts, prefixLength, path }) => {
      const subnet: IpNetwork = { version: 4, first: next, prefixLength };
      const last = next + sizeOf(subnet) - 1n;
      if (last > end)
        unprocessable(`The subnet ${JSON.stringify(name)} with ${hosts} hosts needs a /${prefixLength}; only ${end - next + 1n} addresses are left.`, path);
      next = last + 1n;
      return describe(name, hosts, subnet, last);
    });
    return {
      subnets,
      free: coverOf({ version: 4, first: next, last: end }).map(formatNetwork),
      allocatedAddresses: Number(next - network.first),
      freeAddresses: Number(end - next + 1n),
    };
  },
});

/** The longest prefix, /30 at most, whose network has room for so many hosts beside the network and the broadcast address. */
function prefixLengthFor(hosts: number): number {
  let prefixLength = 30;
  while (2 ** (32 - prefixLength) < hosts + 2) prefixLength--;
  return prefixLength;
}

function describe(name: string, hosts: number, subnet: IpNetwork, last: bigint) {
  return {
    name,
    hosts,
    cidr: formatNetwork(subnet),
    netmask: masksOf(subnet.prefixLength).netmask,
    firstHost: formatIpv4(subnet.first + 1n),
    lastHost: formatIpv4(last - 1n),
    broadcast: formatIpv4(last),
    usableHosts: Number(sizeOf(subnet)) - 2,
  };
}
