import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { formatIpv6, readNetwork } from '../shared/net/ip.ts';
import { eui64Of, grouped, macDigits, turnUniversalBit } from './lib/mac.ts';

const LINK_LOCAL = 0xfe80n << 112n;
/** ff02::1:ff00:0, RFC 4291 section 2.7.1 */
const SOLICITED_NODE = 0xff0200000000000000000001ff000000n;

export default defineTool({
  slug: 'ipv6-eui64-calculator',
  name: 'IPv6 EUI-64 Calculator',
  category: 'network',
  summary: 'Calculates the modified EUI-64 interface identifier and address of a MAC address.',
  description: 'ff:fe goes into the middle of the MAC address and the universal/local bit is turned. Bits of the prefix beyond its length are cleared.',
  reference: 'RFC 4291 appendix A and section 2.7.1; RFC 5952',
  keywords: ['slaac', 'interface identifier', 'mac to ipv6', 'link-local address', 'solicited-node'],
  inputs: z.strictObject({
    mac: z.string().min(12).max(30).describe('48-bit MAC address in any usual notation'),
    prefix: z.string().min(1).max(60).default('fe80::/64').describe('IPv6 prefix of at most 64 bits for the address'),
  }),
  result: z.strictObject({
    interfaceId: z.string().describe('Modified EUI-64 as four groups of four digits'),
    address: z.string().describe('The prefix with the interface identifier'),
    linkLocal: z.string().describe('The address below fe80::/64'),
    solicitedNode: z.string().describe('Multicast address that neighbours use to find it'),
    eui64: z.string().describe('EUI-64 with the universal bit not turned'),
  }),
  examples: [
    {
      inputs: { mac: '00-11-22-33-44-55', prefix: '2001:db8:1::/64' },
      result: {
        interfaceId: '0211:22ff:fe33:4455',
        address: '2001:db8:1:0:211:22ff:fe33:4455',
        linkLocal: 'fe80::211:22ff:fe33:4455',
        solicitedNode: 'ff02::1:ff33:4455',
        eui64: '00-11-22-FF-FE-33-44-55',
      },
    },
  ],
  run({ mac, prefix }) {
    const digits = macDigits(mac);
    if (digits?.length !== 12)
      return unprocessable(`${JSON.stringify(mac.trim())} is not a MAC address of twelve hex digits, such as 00:11:22:33:44:55.`, 'mac');
    const network = readNetwork(prefix, 'prefix');
    if (network.version === 4) unprocessable(`${JSON.stringify(prefix.trim())} is IPv4; an IPv6 prefix is needed.`, 'prefix');
    if (network.prefixLength > 64) unprocessable(`The prefix has ${network.prefixLength} bits; at most 64 leave room for the interface identifier.`, 'prefix');
    const eui64 = eui64Of(digits);
    const identifier = turnUniversalBit(eui64);
    const value = BigInt(`0x${identifier}`);
    return {
      interfaceId: grouped(identifier, 4, ':'),
      address: formatIpv6(network.first | value),
      linkLocal: formatIpv6(LINK_LOCAL | value),
      solicitedNode: formatIpv6(SOLICITED_NODE | (value & 0xffffffn)),
      eui64: grouped(eui64, 2, '-').toUpperCase(),
    };
  },
});
