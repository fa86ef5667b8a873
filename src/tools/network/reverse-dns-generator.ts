import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bitsOf, formatIpv4, type IpNetwork, readNetwork } from '../shared/net/ip.ts';
import { nibbleZone, octetZone } from './lib/reverse.ts';

export default defineTool({
  slug: 'reverse-dns-generator',
  name: 'Reverse DNS Generator',
  category: 'network',
  summary: 'Generates the in-addr.arpa and ip6.arpa names of addresses and networks.',
  description:
    'A network is split at the next octet (IPv4) or nibble (IPv6) boundary. A single address and an IPv4 network longer than /24 give the zone of their /24, an IPv6 address that of its /64. Names have no dot at the end.',
  reference: 'RFC 1035 section 3.5; RFC 3596 section 2.5; RFC 2317 for networks longer than /24',
  keywords: ['ptr record', 'rdns', 'arpa', 'reverse zone', 'reverse lookup'],
  inputs: z.strictObject({ address: z.string().min(1).max(60).describe('IP address or network as CIDR') }),
  result: z.strictObject({
    version: z.int().describe('IP version, 4 or 6'),
    ptr: z.string().optional().describe('Name of the PTR record; for a single address'),
    zones: z.array(z.string()).describe('Reverse zones that cover the network, ascending'),
    rfc2317Zone: z.string().optional().describe('Zone for classless delegation; for IPv4 networks of /25 to /31'),
  }),
  headline: 'ptr',
  examples: [
    { inputs: { address: '192.0.2.5' }, result: { version: 4, ptr: '5.2.0.192.in-addr.arpa', zones: ['2.0.192.in-addr.arpa'] } },
    { inputs: { address: '10.4.0.0/15' }, result: { version: 4, zones: ['4.10.in-addr.arpa', '5.10.in-addr.arpa'] } },
  ],
  run({ address }) {
    const network = readNetwork(address, 'address');
    const { version, first, prefixLength } = network;
    if (version === 6) return { version, ...(prefixLength === 128 ? { ptr: nibbleZone(first, 32) } : {}), zones: zonesOf(network, 4, nibbleZone, 16) };
    const zones = zonesOf(network, 8, octetZone, 3);
    if (prefixLength === 32) return { version, ptr: octetZone(first, 4), zones };
    const delegated = `${formatIpv4(first).split('.').at(-1)}/${prefixLength}.${octetZone(first, 3)}`;
    return { version, zones, ...(prefixLength > 24 ? { rfc2317Zone: delegated } : {}) };
  },
});

/**
 * The zones that cover a network.
 * @param partBits bits of a label @param zone the name of so many leading labels @param singleParts labels of the zone of a single address
 */
function zonesOf({ version, first, prefixLength }: IpNetwork, partBits: number, zone: (value: bigint, parts: number) => string, singleParts: number): string[] {
  const bits = bitsOf(version);
  if (prefixLength === bits || (version === 4 && prefixLength > 24)) return [zone(first, singleParts)];
  const parts = Math.ceil(prefixLength / partBits);
  const count = 2 ** (parts * partBits - prefixLength);
  const size = 1n << BigInt(bits - parts * partBits);
  return Array.from({ length: count }, (_, index) => zone(first + BigInt(index) * size, parts));
}
