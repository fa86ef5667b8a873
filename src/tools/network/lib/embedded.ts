import { parseIpv6 } from '../../shared/net/ip.ts';

const LOW_32 = 0xffffffffn;

/** The upper bits of an IPv6 address written out, as a number. */
const upper = (text: string, bits: number): bigint => (parseIpv6(text) ?? 0n) >> BigInt(128 - bits);

const WELL_KNOWN_NAT64 = upper('64:ff9b::', 96);
const MAPPED = upper('::ffff:0:0', 96);
const TRANSLATED = upper('::ffff:0:0:0', 96);
const SIX_TO_FOUR = upper('2002::', 16);
const TEREDO = upper('2001::', 32);

export const isMapped = (value: bigint): boolean => value >> 32n === MAPPED;
export const isTranslated = (value: bigint): boolean => value >> 32n === TRANSLATED;
export const isWellKnownNat64 = (value: bigint): boolean => value >> 32n === WELL_KNOWN_NAT64;
export const isSixToFour = (value: bigint): boolean => value >> 112n === SIX_TO_FOUR;
export const isTeredo = (value: bigint): boolean => value >> 96n === TEREDO;

/** The IPv4 address in the last 32 bits. */
export const lastIpv4 = (value: bigint): bigint => value & LOW_32;
/** The IPv4 address of a 6to4 prefix (RFC 3056). */
export const sixToFourIpv4 = (value: bigint): bigint => (value >> 80n) & LOW_32;
/** The client's IPv4 address of a Teredo address, its bits turned back (RFC 4380 section 4). */
export const teredoClient = (value: bigint): bigint => (value & LOW_32) ^ LOW_32;

/** The IPv4 address that a mapped, NAT64, 6to4 or Teredo address (its client) carries, as a number. */
export function embeddedIpv4(value: bigint): bigint | undefined {
  if (isMapped(value) || isWellKnownNat64(value)) return lastIpv4(value);
  if (isSixToFour(value)) return sixToFourIpv4(value);
  return isTeredo(value) ? teredoClient(value) : undefined;
}
