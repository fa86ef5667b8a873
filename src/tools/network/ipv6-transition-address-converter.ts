import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { formatIpv4, formatIpv6, type IpNetwork, readAddress, readNetwork } from '../shared/net/ip.ts';
import { isMapped, isSixToFour, isTeredo, isTranslated, lastIpv4, sixToFourIpv4, teredoClient } from './lib/embedded.ts';
import { scopeOf } from './lib/scope.ts';

const LINK_LOCAL = 0xfe80n << 112n;
const ISATAP = 0x5efen;
const GLOBAL_ISATAP = 0x02005efen;
const NAT64_LENGTHS = [32, 40, 48, 56, 64, 96];

export default defineTool({
  slug: 'ipv6-transition-address-converter',
  name: 'IPv6 Transition Address Converter',
  category: 'network',
  summary: 'Converts IPv4 addresses to IPv6 and back: mapped, NAT64, 6to4, ISATAP and Teredo.',
  description:
    'An IPv4 address is written in every form that follows from it alone; of an IPv6 address the mechanism and the IPv4 address are read. For Teredo that is the client, with address and port turned back. compatible is ::a.b.c.d except for :: and ::1. All IPv6 is written in hex groups by RFC 5952.',
  reference: 'RFC 4291, 2765, 6052, 3056, 5214 and 4380',
  keywords: ['ipv4 to ipv6', 'ipv6 to ipv4', 'nat64', 'dns64', '6to4', 'teredo', 'ipv4-mapped'],
  inputs: z.strictObject({
    address: z.string().min(1).max(60).describe('IPv4 address, or IPv6 address that carries one'),
    nat64Prefix: z.string().min(1).max(60).default('64:ff9b::/96').describe('NAT64 prefix (RFC 6052) of 32, 40, 48, 56, 64 or 96 bits'),
  }),
  result: z.strictObject({
    mechanism: z
      .enum(['ipv4', 'mapped', 'compatible', 'translated', 'nat64', 'sixToFour', 'isatap', 'teredo', 'none'])
      .describe('How the IPv6 address carries IPv4; ipv4 for an IPv4 address, none when it carries no address'),
    ipv4: z.string().optional().describe('The IPv4 address given or carried'),
    mapped: z.string().optional().describe('IPv4-mapped form, ::ffff:a.b.c.d; for an IPv4 address'),
    translated: z.string().optional().describe('IPv4-translated form, ::ffff:0:a.b.c.d; for an IPv4 address'),
    nat64: z.string().optional().describe('Address below the NAT64 prefix; for an IPv4 address'),
    sixToFourPrefix: z.string().optional().describe('The /48 of 6to4; for an IPv4 address'),
    isatap: z.string().optional().describe('Link-local ISATAP address; for an IPv4 address'),
    teredoServer: z.string().optional().describe('IPv4 address of the Teredo server'),
    teredoPort: z.int().optional().describe('UDP port of the Teredo client'),
  }),
  examples: [
    {
      inputs: { address: '198.51.100.7' },
      result: {
        mechanism: 'ipv4',
        ipv4: '198.51.100.7',
        mapped: '::ffff:c633:6407',
        translated: '::ffff:0:c633:6407',
        nat64: '64:ff9b::c633:6407',
        sixToFourPrefix: '2002:c633:6407::/48',
        isatap: 'fe80::5efe:c633:6407',
      },
    },
    {
      inputs: { address: '2001:0:4136:e378:8000:63bf:3fff:fdd2' },
      result: { mechanism: 'teredo', ipv4: '192.0.2.45', teredoServer: '65.54.227.120', teredoPort: 40000 },
    },
  ],
  run(inputs) {
    const prefix = readNat64Prefix(inputs.nat64Prefix);
    const { version, value } = readAddress(inputs.address, 'address');
    if (version === 6) return carried(value, prefix);
    return {
      mechanism: 'ipv4' as const,
      ipv4: formatIpv4(value),
      mapped: formatIpv6((0xffffn << 32n) | value),
      translated: formatIpv6((0xffffn << 48n) | value),
      nat64: formatIpv6(prefix.first | intoNat64(value, prefix.prefixLength)),
      sixToFourPrefix: `${formatIpv6((0x2002n << 112n) | (value << 80n))}/48`,
      isatap: formatIpv6(LINK_LOCAL | ((scopeOf({ version: 4, value }) === 'global' ? GLOBAL_ISATAP : ISATAP) << 32n) | value),
    };
  },
});

function readNat64Prefix(text: string): IpNetwork {
  const prefix = readNetwork(text, 'nat64Prefix');
  if (prefix.version === 4) unprocessable('The NAT64 prefix must be IPv6.', 'nat64Prefix');
  if (!NAT64_LENGTHS.includes(prefix.prefixLength))
    unprocessable(`A NAT64 prefix has 32, 40, 48, 56, 64 or 96 bits, not ${prefix.prefixLength}.`, 'nat64Prefix');
  return prefix;
}

/** RFC 6052 section 2.2: the IPv4 address after the prefix, around the byte of bits 64 to 71, which stays 0. */
function intoNat64(ipv4: bigint, prefixLength: number): bigint {
  if (prefixLength === 96) return ipv4;
  const whole = ipv4 << BigInt(96 - prefixLength);
  const upper = (whole >> 64n) << 64n;
  return upper | ((whole - upper) >> 8n);
}

/** The IPv4 address in a NAT64 address; undefined where bits 64 to 71 are not 0. */
function fromNat64(value: bigint, prefixLength: number): bigint | undefined {
  if (prefixLength === 96) return lastIpv4(value);
  if ((value >> 56n) & 0xffn) return undefined;
  const withoutByte = ((value >> 64n) << 64n) | ((value & ((1n << 56n) - 1n)) << 8n);
  return (withoutByte >> BigInt(96 - prefixLength)) & 0xffffffffn;
}

function carried(value: bigint, prefix: IpNetwork) {
  const hostBits = BigInt(128 - prefix.prefixLength);
  const nat64 = value >> hostBits === prefix.first >> hostBits ? fromNat64(value, prefix.prefixLength) : undefined;
  if (nat64 !== undefined) return { mechanism: 'nat64' as const, ipv4: formatIpv4(nat64) };
  if (isTeredo(value)) {
    return {
      mechanism: 'teredo' as const,
      ipv4: formatIpv4(teredoClient(value)),
      teredoServer: formatIpv4((value >> 64n) & 0xffffffffn),
      teredoPort: Number((value >> 32n) & 0xffffn) ^ 0xffff,
    };
  }
  if (isSixToFour(value)) return { mechanism: 'sixToFour' as const, ipv4: formatIpv4(sixToFourIpv4(value)) };
  const mechanism = tailMechanism(value);
  return mechanism === undefined ? { mechanism: 'none' as const } : { mechanism, ipv4: formatIpv4(lastIpv4(value)) };
}

/** The mechanism of an address that carries the IPv4 address in its last 32 bits. */
function tailMechanism(value: bigint): 'mapped' | 'translated' | 'compatible' | 'isatap' | undefined {
  if (isMapped(value)) return 'mapped';
  if (isTranslated(value)) return 'translated';
  if (value >> 32n === 0n && value > 1n) return 'compatible';
  const identifier = (value >> 32n) & 0xffffffffn;
  return identifier === ISATAP || identifier === GLOBAL_ISATAP ? 'isatap' : undefined;
}
