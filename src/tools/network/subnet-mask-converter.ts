import { z } from 'zod';
import { defineTool } from '../define.ts';
import { binaryIpv4, masksOf, netmaskOf, readMask, usableHosts } from './lib/mask.ts';

export default defineTool({
  slug: 'subnet-mask-converter',
  name: 'Subnet Mask Converter',
  category: 'network',
  summary: 'Converts between prefix length, netmask and wildcard mask.',
  description: 'Netmasks have their ones in front, wildcard masks at the end; 0.0.0.0 is the netmask /0, 255.255.255.255 the netmask /32.',
  reference: 'RFC 4632; RFC 3021 for the hosts of a /31',
  keywords: ['netmask', 'cidr notation', 'slash notation', 'inverse mask', 'acl'],
  inputs: z.strictObject({ mask: z.string().min(1).max(20).describe('Prefix length, netmask or wildcard mask: /24, 24, 255.255.255.0 or 0.0.0.255') }),
  result: z.strictObject({
    prefixLength: z.int().describe('Count of network bits, 0 to 32'),
    netmask: z.string().describe('Mask with ones for network bits'),
    wildcardMask: z.string().describe('Mask with ones for host bits'),
    hex: z.string().describe('Netmask as hex number'),
    binary: z.string().describe('Netmask as four groups of eight bits'),
    totalAddresses: z.string().describe('Count of addresses in such a subnet'),
    usableHosts: z.string().describe('Count of addresses hosts can have'),
  }),
  headline: 'netmask',
  examples: [
    {
      inputs: { mask: '0.0.15.255' },
      result: {
        prefixLength: 20,
        netmask: '255.255.240.0',
        wildcardMask: '0.0.15.255',
        hex: '0xfffff000',
        binary: '11111111.11111111.11110000.00000000',
        totalAddresses: '4096',
        usableHosts: '4094',
      },
    },
  ],
  run({ mask }) {
    const prefixLength = readMask(mask, 'mask');
    const netmask = netmaskOf(prefixLength);
    return {
      prefixLength,
      ...masksOf(prefixLength),
      hex: `0x${netmask.toString(16).padStart(8, '0')}`,
      binary: binaryIpv4(netmask),
      totalAddresses: String(1n << BigInt(32 - prefixLength)),
      usableHosts: String(usableHosts(prefixLength)),
    };
  },
});
