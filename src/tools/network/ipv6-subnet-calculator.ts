import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { expandIpv6, formatIpv6, formatNetwork, lastOf, networkOf, readInterface, sizeOf } from '../shared/net/ip.ts';
import { nibbleZone } from './lib/reverse.ts';
import { SCOPE_DESCRIPTION, scopeOf } from './lib/scope.ts';

export default defineTool({
  slug: 'ipv6-subnet-calculator',
  name: 'IPv6 Subnet Calculator',
  category: 'network',
  summary: 'Calculates the network, address range and counts of an IPv6 prefix.',
  description: 'A bare address is a /128. Addresses are written by RFC 5952, in hex groups throughout.',
  reference: 'RFC 4291; RFC 5952; IANA special-purpose registry (RFC 6890) for the scope',
  keywords: ['ip calculator', 'ipcalc', 'prefix', 'cidr', 'ip6.arpa'],
  inputs: z.strictObject({ address: z.string().min(1).max(60).describe('IPv6 address with a slash and its prefix length, like 2001:db8::5/48') }),
  result: z.strictObject({
    address: z.string().describe('The address in its shortest form'),
    expandedAddress: z.string().describe('The address as eight groups of four digits'),
    cidr: z.string().describe('Network address and prefix length'),
    network: z.string().describe('The address with all host bits 0'),
    prefixLength: z.int().describe('Count of network bits, 0 to 128'),
    firstAddress: z.string().describe('First address of the network'),
    lastAddress: z.string().describe('Last address of the network'),
    totalAddresses: z.string().describe('Count of all addresses of the network'),
    subnets64: z.string().optional().describe('Count of /64 networks in it; only for prefixes up to 64'),
    scope: z.string().describe(SCOPE_DESCRIPTION),
    reverseZone: z.string().describe('Zone of the prefix below ip6.arpa, cut down to a whole nibble'),
  }),
  headline: 'network',
  examples: [
    {
      inputs: { address: '2001:DB8:0:12::5/48' },
      result: {
        address: '2001:db8:0:12::5',
        expandedAddress: '2001:0db8:0000:0012:0000:0000:0000:0005',
        cidr: '2001:db8::/48',
        network: '2001:db8::',
        prefixLength: 48,
        firstAddress: '2001:db8::',
        lastAddress: '2001:db8:0:ffff:ffff:ffff:ffff:ffff',
        totalAddresses: '1208925819614629174706176',
        subnets64: '65536',
        scope: 'documentation',
        reverseZone: '0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
      },
    },
  ],
  run(inputs) {
    const { version, value, prefixLength } = readInterface(inputs.address, 'address');
    if (version === 4) unprocessable(`${JSON.stringify(inputs.address.trim())} is IPv4; an IPv6 address is needed.`, 'address');
    const network = networkOf({ version, value }, prefixLength);
    return {
      address: formatIpv6(value),
      expandedAddress: expandIpv6(value),
      cidr: formatNetwork(network),
      network: formatIpv6(network.first),
      prefixLength,
      firstAddress: formatIpv6(network.first),
      lastAddress: formatIpv6(lastOf(network)),
      totalAddresses: String(sizeOf(network)),
      ...(prefixLength <= 64 ? { subnets64: String(1n << BigInt(64 - prefixLength)) } : {}),
      scope: scopeOf({ version, value }),
      reverseZone: nibbleZone(network.first, Math.floor(prefixLength / 4)),
    };
  },
});
