import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { formatIpv4, formatNetwork, lastOf, networkOf, parseIpv4, sizeOf } from '../shared/net/ip.ts';
import { binaryIpv4, masksOf, readMask, usableHosts } from './lib/mask.ts';
import { SCOPE_DESCRIPTION, scopeOf } from './lib/scope.ts';

export default defineTool({
  slug: 'ipv4-subnet-calculator',
  name: 'IPv4 Subnet Calculator',
  category: 'network',
  summary: 'Calculates the network, broadcast, mask, host range and host counts of an IPv4 subnet.',
  description:
    'A /31 has two usable hosts (RFC 3021), a /32 one; otherwise network and broadcast address are not usable. Netmasks have their ones in front, wildcard masks at the end; 0.0.0.0 is the netmask /0, 255.255.255.255 the netmask /32. The mask is either after the address or in its own field.',
  reference: 'RFC 4632 (CIDR); RFC 791 for classes; RFC 3021 for /31; IANA special-purpose registry (RFC 6890) for the scope',
  keywords: ['ip calculator', 'ipcalc', 'cidr', 'netmask', 'network address', 'host range'],
  inputs: z.strictObject({
    address: z.string().min(1).max(50).describe('IPv4 address, alone or with a slash and its prefix length or mask, like 192.168.1.130/25'),
    mask: z.string().min(1).max(20).optional().describe('Prefix length, netmask or wildcard mask, when the address has none'),
  }),
  result: z.strictObject({
    address: z.string().describe('The address as given'),
    cidr: z.string().describe('Network address and prefix length'),
    network: z.string().describe('First address of the subnet'),
    prefixLength: z.int().describe('Count of network bits, 0 to 32'),
    netmask: z.string().describe('Mask with ones for network bits'),
    wildcardMask: z.string().describe('Mask with ones for host bits'),
    broadcast: z.string().optional().describe('Last address of the subnet; absent for /31 and /32'),
    firstHost: z.string().describe('First address a host can have'),
    lastHost: z.string().describe('Last address a host can have'),
    totalAddresses: z.string().describe('Count of all addresses of the subnet'),
    usableHosts: z.string().describe('Count of addresses hosts can have'),
    addressClass: z.enum(['A', 'B', 'C', 'D', 'E']).describe('Historic class by the first bits'),
    scope: z.string().describe(SCOPE_DESCRIPTION),
    integer: z.int().describe('The address as one number'),
    binary: z.string().describe('The address as four groups of eight bits'),
  }),
  headline: 'network',
  examples: [
    {
      inputs: { address: '192.168.1.130/25' },
      result: {
        address: '192.168.1.130',
        cidr: '192.168.1.128/25',
        network: '192.168.1.128',
        prefixLength: 25,
        netmask: '255.255.255.128',
        wildcardMask: '0.0.0.127',
        broadcast: '192.168.1.255',
        firstHost: '192.168.1.129',
        lastHost: '192.168.1.254',
        totalAddresses: '128',
        usableHosts: '126',
        addressClass: 'C',
        scope: 'private',
        integer: 3232235906,
        binary: '11000000.10101000.00000001.10000010',
      },
    },
    {
      inputs: { address: '10.0.0.1', mask: '255.255.255.254' },
      result: {
        address: '10.0.0.1',
        cidr: '10.0.0.0/31',
        network: '10.0.0.0',
        prefixLength: 31,
        netmask: '255.255.255.254',
        wildcardMask: '0.0.0.1',
        firstHost: '10.0.0.0',
        lastHost: '10.0.0.1',
        totalAddresses: '2',
        usableHosts: '2',
        addressClass: 'A',
        scope: 'private',
        integer: 167772161,
        binary: '00001010.00000000.00000000.00000001',
      },
    },
  ],
  run(inputs) {
    const text = inputs.address.trim();
    const slash = text.indexOf('/');
    if (slash >= 0 && inputs.mask !== undefined) invalid('mask', 'must be left out when the address has a mask after its slash');
    const host = slash < 0 ? text : text.slice(0, slash).trim();
    const value =
      parseIpv4(host) ?? unprocessable(`${JSON.stringify(host)} is not an IPv4 address of four numbers from 0 to 255 without leading zeros.`, 'address');
    const maskText =
      slash < 0 ? (inputs.mask ?? invalid('mask', 'is needed when the address has no prefix length or mask after a slash')) : text.slice(slash + 1);
    const prefixLength = readMask(maskText, slash < 0 ? 'mask' : 'address');
    const network = networkOf({ version: 4, value }, prefixLength);
    const isPair = prefixLength >= 31;
    const last = lastOf(network);
    return {
      address: formatIpv4(value),
      cidr: formatNetwork(network),
      network: formatIpv4(network.first),
      prefixLength,
      ...masksOf(prefixLength),
      ...(isPair ? {} : { broadcast: formatIpv4(last) }),
      firstHost: formatIpv4(isPair ? network.first : network.first + 1n),
      lastHost: formatIpv4(isPair ? last : last - 1n),
      totalAddresses: String(sizeOf(network)),
      usableHosts: String(usableHosts(prefixLength)),
      addressClass: classOf(value),
      scope: scopeOf({ version: 4, value }),
      integer: Number(value),
      binary: binaryIpv4(value),
    };
  },
});

/** RFC 791 section 3.2 and RFC 1112: the place of the first 0 bit. */
function classOf(value: bigint): 'A' | 'B' | 'C' | 'D' | 'E' {
  const firstByte = Number(value >> 24n);
  return firstByte < 128 ? 'A' : firstByte < 192 ? 'B' : firstByte < 224 ? 'C' : firstByte < 240 ? 'D' : 'E';
}
