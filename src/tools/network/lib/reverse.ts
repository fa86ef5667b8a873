import { formatIpv4 } from '../../shared/net/ip.ts';

/** The in-addr.arpa name of the first octets of an IPv4 address (RFC 1035 section 3.5), all of them for a PTR name. */
export const octetZone = (value: bigint, octets: number): string => [...formatIpv4(value).split('.').slice(0, octets).reverse(), 'in-addr', 'arpa'].join('.');

/** The ip6.arpa name of the first nibbles of an IPv6 address (RFC 3596 section 2.5), all of them for a PTR name. */
export const nibbleZone = (value: bigint, nibbles: number): string =>
  [...Array.from(value.toString(16).padStart(32, '0')).slice(0, nibbles).reverse(), 'ip6', 'arpa'].join('.');
