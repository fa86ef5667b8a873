import { unprocessable } from '../../errors.ts';

export type IpVersion = 4 | 6;

/** An address as a number: 32 bits for IPv4, 128 for IPv6. */
export interface IpAddress {
  version: IpVersion;
  value: bigint;
}

/** A network: its first address, all bits beyond the prefix 0. */
export interface IpNetwork {
  version: IpVersion;
  first: bigint;
  prefixLength: number;
}

/** Addresses from `first` to `last`, both included. */
export interface IpRange {
  version: IpVersion;
  first: bigint;
  last: bigint;
}

/** Bits of an address of a version. */
export const bitsOf = (version: IpVersion): number => (version === 4 ? 32 : 128);

const DECIMAL_BYTE = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const IPV4 = new RegExp(`^${DECIMAL_BYTE}\\.${DECIMAL_BYTE}\\.${DECIMAL_BYTE}\\.${DECIMAL_BYTE}$`);
const HEX_GROUP = /^[0-9A-Fa-f]{1,4}$/;
const MAX_IPV6_TEXT = 45;
/** Six groups and an IPv4 address, where none are left out. */
const MIN_GROUPS = 7;

/** The number of an IPv4 address in strict dotted form (RFC 6943 section 3.1.1), or undefined. */
export function parseIpv4(text: string): bigint | undefined {
  const match = IPV4.exec(text);
  return match ? BigInt(match.slice(1).reduce((number, part) => number * 256 + Number(part), 0)) : undefined;
}

/** The number of an IPv6 address in any form of RFC 4291 section 2.2 without a zone, or undefined. */
export function parseIpv6(text: string): bigint | undefined {
  if (text.length > MAX_IPV6_TEXT) return undefined;
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head = '', tail] = halves;
  if (tail === undefined && head.split(':').length < MIN_GROUPS) return undefined;
  const before = hexGroups(head, tail === undefined);
  const after = tail === undefined ? [] : hexGroups(tail, true);
  if (before === undefined || after === undefined) return undefined;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array.from({ length: missing }, () => 0), ...after];
  return BigInt(`0x${groups.map((group) => group.toString(16).padStart(4, '0')).join('')}`);
}

/** Groups between single colons; the last may be an IPv4 address where the text's end is the address's. */
function hexGroups(text: string, isEnd: boolean): number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    const ipv4 = isEnd && index === parts.length - 1 ? parseIpv4(part) : undefined;
    if (ipv4 !== undefined) groups.push(Number(ipv4 >> 16n), Number(ipv4 & 0xffffn));
    else if (HEX_GROUP.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}

/** An IPv4 or IPv6 address without a zone, or undefined. */
export function parseAddress(text: string): IpAddress | undefined {
  const version = text.includes(':') ? 6 : 4;
  const value = version === 6 ? parseIpv6(text) : parseIpv4(text);
  return value === undefined ? undefined : { version, value };
}

/** An address and the prefix length after its slash (all bits where there is none), or undefined. Bits beyond the prefix stay as they are. */
export function parseInterface(text: string): (IpAddress & { prefixLength: number }) | undefined {
  const slash = text.indexOf('/');
  const address = parseAddress(slash < 0 ? text : text.slice(0, slash));
  if (!address) return undefined;
  const prefixLength = slash < 0 ? bitsOf(address.version) : parsePrefixLength(text.slice(slash + 1), bitsOf(address.version));
  return prefixLength === undefined ? undefined : { ...address, prefixLength };
}

/** A prefix length in decimal without leading zeros, or undefined. @param bits the longest one */
export function parsePrefixLength(text: string, bits: number): number | undefined {
  return /^(?:0|[1-9][0-9]{0,2})$/.test(text) && Number(text) <= bits ? Number(text) : undefined;
}

/** The network of a prefix length that an address is in. */
export function networkOf({ version, value }: IpAddress, prefixLength: number): IpNetwork {
  const hostBits = BigInt(bitsOf(version) - prefixLength);
  return { version, first: (value >> hostBits) << hostBits, prefixLength };
}

/** How many addresses a network has. */
export const sizeOf = ({ version, prefixLength }: IpNetwork): bigint => 1n << BigInt(bitsOf(version) - prefixLength);

export const lastOf = (network: IpNetwork): bigint => network.first + sizeOf(network) - 1n;

export const rangeOf = (network: IpNetwork): IpRange => ({ version: network.version, first: network.first, last: lastOf(network) });

/** Dotted decimal for IPv4, RFC 5952 in hex groups for IPv6. */
export const formatAddress = (version: IpVersion, value: bigint): string => (version === 4 ? formatIpv4(value) : formatIpv6(value));

export function formatIpv4(value: bigint): string {
  const number = Number(value);
  return `${number >>> 24}.${(number >>> 16) & 255}.${(number >>> 8) & 255}.${number & 255}`;
}

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(value: bigint): number[] {
  const digits = value.toString(16).padStart(32, '0');
  return Array.from({ length: 8 }, (_, index) => Number.parseInt(digits.slice(index * 4, index * 4 + 4), 16));
}

/** RFC 5952 section 4: small letters, no leading zeros, :: for the first of the longest runs of at least two zero groups. */
export function formatIpv6(value: bigint): string {
  const groups = groupsOf(value);
  let start = 0;
  let longest = 1;
  for (let from = 0; from < 8; from++) {
    let end = from;
    while (groups[end] === 0) end++;
    if (end - from > longest) {
      start = from;
      longest = end - from;
    }
    from = Math.max(from, end - 1);
  }
  const hex = groups.map((group) => group.toString(16));
  return longest < 2 ? hex.join(':') : `${hex.slice(0, start).join(':')}::${hex.slice(start + longest).join(':')}`;
}

/** An IPv6 address as eight groups of four digits. */
export const expandIpv6 = (value: bigint): string =>
  groupsOf(value)
    .map((group) => group.toString(16).padStart(4, '0'))
    .join(':');

/** `192.0.2.0/24` or `2001:db8::/32`. */
export const formatNetwork = ({ version, first, prefixLength }: IpNetwork): string => `${formatAddress(version, first)}/${prefixLength}`;

/** The fewest networks that hold exactly the addresses of a range, ascending. */
export function coverOf({ version, first, last }: IpRange): IpNetwork[] {
  const bits = bitsOf(version);
  const networks: IpNetwork[] = [];
  for (let from = first; from <= last; ) {
    const roomBits = (last - from + 1n).toString(2).length - 1;
    const hostBits = Math.min(from === 0n ? bits : trailingZeros(from), roomBits);
    networks.push({ version, first: from, prefixLength: bits - hostBits });
    from += 1n << BigInt(hostBits);
  }
  return networks;
}

function trailingZeros(value: bigint): number {
  const digits = value.toString(2);
  return digits.length - 1 - digits.lastIndexOf('1');
}

/** IPv4 before IPv6, then by the first address. */
const byPlace = (a: IpRange, b: IpRange): number => a.version - b.version || (a.first < b.first ? -1 : a.first > b.first ? 1 : 0);

/** Ranges with those that overlap or touch joined: IPv4 first, ascending. */
export function mergeRanges(ranges: readonly IpRange[]): IpRange[] {
  const merged: IpRange[] = [];
  for (const range of ranges.toSorted(byPlace)) {
    const before = merged.at(-1);
    if (before && before.version === range.version && range.first <= before.last + 1n) {
      if (range.last > before.last) before.last = range.last;
    } else merged.push({ ...range });
  }
  return merged;
}

/** How many addresses ranges have that do not overlap. */
export const countAddresses = (ranges: readonly IpRange[]): bigint => ranges.reduce((sum, { first, last }) => sum + last - first + 1n, 0n);

const quoted = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** The address in a caller's text; anything else is unprocessable. @param path the field it comes from */
export function readAddress(text: string, path: string): IpAddress {
  return parseAddress(text.trim()) ?? unprocessable(`${quoted(text.trim())} is not an IP address such as 192.0.2.1 (no leading zeros) or 2001:db8::1.`, path);
}

/** The address and prefix length in a caller's text, bits beyond the prefix as given; anything else is unprocessable. A bare address is /32 or /128. */
export function readInterface(text: string, path: string): IpAddress & { prefixLength: number } {
  return parseInterface(text.trim()) ?? unprocessable(`${quoted(text.trim())} is not an IP address or a CIDR such as 192.0.2.0/24 or 2001:db8::/32.`, path);
}

/** The network in a caller's text, bits beyond the prefix cleared; anything else is unprocessable. A bare address is /32 or /128. */
export function readNetwork(text: string, path: string): IpNetwork {
  const { prefixLength, ...address } = readInterface(text, path);
  return networkOf(address, prefixLength);
}

/** The addresses in a caller's text: an address, a CIDR, or two addresses with a hyphen between them; anything else is unprocessable. */
export function readRange(text: string, path: string): IpRange {
  const hyphen = text.indexOf('-');
  if (hyphen < 0) return rangeOf(readNetwork(text, path));
  return orderedRange(readAddress(text.slice(0, hyphen), path), readAddress(text.slice(hyphen + 1), path), path);
}

/** The range between two addresses of one version, in this order; others are unprocessable. */
export function orderedRange(first: IpAddress, last: IpAddress, path: string): IpRange {
  if (first.version !== last.version) unprocessable('The first and the last address are of different IP versions.', path);
  if (last.value < first.value)
    unprocessable(`The last address ${formatAddress(last.version, last.value)} comes before the first, ${formatAddress(first.version, first.value)}.`, path);
  return { version: first.version, first: first.value, last: last.value };
}
