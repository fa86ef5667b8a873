import { unprocessable } from '../../errors.ts';
import { formatIpv4, parseIpv4, parsePrefixLength } from '../../shared/net/ip.ts';

const ALL_ONES = 0xffffffffn;

/** The netmask of an IPv4 prefix length, as a number. */
export const netmaskOf = (prefixLength: number): bigint => ALL_ONES ^ (ALL_ONES >> BigInt(prefixLength));

/** The masks of an IPv4 prefix length in dotted form. */
export const masksOf = (prefixLength: number): { netmask: string; wildcardMask: string } => ({
  netmask: formatIpv4(netmaskOf(prefixLength)),
  wildcardMask: formatIpv4(ALL_ONES ^ netmaskOf(prefixLength)),
});

/** Addresses of an IPv4 network that hosts can have: both of a /31 (RFC 3021), the one of a /32, otherwise all but network and broadcast. */
export function usableHosts(prefixLength: number): bigint {
  const total = 1n << BigInt(32 - prefixLength);
  return prefixLength >= 31 ? total : total - 2n;
}

/** An IPv4 address as four groups of eight bits. */
export const binaryIpv4 = (value: bigint): string => (value.toString(2).padStart(32, '0').match(/.{8}/g) ?? []).join('.');

/**
 * The prefix length that a text stands for: itself (with or without a slash), a netmask (ones in front) or a wildcard mask (ones at the end).
 * 0.0.0.0 and 255.255.255.255 are netmasks. Anything else is unprocessable.
 */
export function readMask(text: string, path: string): number {
  const mask = text.trim();
  const bare = parsePrefixLength(mask.replace(/^\//, ''), 32);
  if (bare !== undefined) return bare;
  const value = parseIpv4(mask);
  if (value !== undefined) {
    const bits = value.toString(2).padStart(32, '0');
    if (/^1*0*$/.test(bits)) return bits.indexOf('0') < 0 ? 32 : bits.indexOf('0');
    if (/^0*1*$/.test(bits)) return bits.indexOf('1');
  }
  return unprocessable(
    `${JSON.stringify(mask)} is not a prefix length from 0 to 32, a netmask such as 255.255.255.0 or a wildcard mask such as 0.0.0.255.`,
    path,
  );
}
