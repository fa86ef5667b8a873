import { formatIpv4, formatIpv6 } from '../../shared/net/ip.ts';
import { hexOf } from '../../shared/platform/bytes.ts';
import { grouped } from './mac.ts';

/** One header: its name and the fields that it has. */
export type Layer = { layer: string } & Record<string, string | number | boolean | string[]>;

/** What the bytes after a header begin with. */
export type Next =
  | { kind: 'ethernet' | 'vlan' | 'arp' | 'ip' | 'ipv4' | 'ipv6' | 'icmp' | 'icmpv6' | 'rest' }
  /** `pseudo` is the pseudo-header without the length, where the packet around is whole. */
  | { kind: 'tcp' | 'udp'; pseudo?: Pseudo };

interface Pseudo {
  version: 4 | 6;
  source: Uint8Array;
  destination: Uint8Array;
}

/** A header that was read, what follows it, and where the bytes end that belong to it. */
export interface Read {
  layer: Layer;
  length: number;
  next: Next;
  /** End of the packet by a stated length, from its first byte on; all bytes when absent. */
  end?: number;
  cut?: boolean;
}

/** A header that cannot be read: the bytes end inside it, or they contradict it. */
export type Problem = 'cut' | 'malformed';

const PROTOCOL_NAMES = new Map([
  [1, 'ICMP'],
  [2, 'IGMP'],
  [6, 'TCP'],
  [17, 'UDP'],
  [41, 'IPv6'],
  [47, 'GRE'],
  [50, 'ESP'],
  [51, 'AH'],
  [58, 'ICMPv6'],
  [89, 'OSPF'],
  [132, 'SCTP'],
]);
const FLAGS = ['FIN', 'SYN', 'RST', 'PSH', 'ACK', 'URG', 'ECE', 'CWR'];
const FRAGMENT = 44;
/** IPv6 extension headers whose second byte is their length: hop-by-hop, routing, destination options. */
const EXTENSIONS = [0, 43, 60];

const hex = (bytes: Uint8Array): string => hexOf(bytes);
const word = (value: number): string => `0x${value.toString(16).padStart(4, '0')}`;
const u16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const u32 = (bytes: Uint8Array, at: number): number => u16(bytes, at) * 0x10000 + u16(bytes, at + 2);
const mac = (bytes: Uint8Array, at: number): string => grouped(hex(bytes.subarray(at, at + 6)), 2, ':');
const ipv4At = (bytes: Uint8Array, at: number): string => formatIpv4(BigInt(u32(bytes, at)));
const ipv6At = (bytes: Uint8Array, at: number): string => formatIpv6(BigInt(`0x${hex(bytes.subarray(at, at + 16))}`));

/** Reads the header that bytes begin with. */
export function readHeader(next: Next, bytes: Uint8Array): Read | Problem {
  switch (next.kind) {
    case 'ethernet':
      return bytes.length < 14 ? 'cut' : readEthernet(bytes);
    case 'vlan':
      return bytes.length < 4 ? 'cut' : readVlan(bytes);
    case 'arp':
      return readArp(bytes);
    case 'ip':
      return bytes.length === 0 ? 'cut' : (bytes[0] ?? 0) >> 4 === 6 ? readIpv6(bytes) : readIpv4(bytes);
    case 'ipv4':
      return readIpv4(bytes);
    case 'ipv6':
      return readIpv6(bytes);
    case 'icmp':
    case 'icmpv6':
      if (bytes.length < 4) return 'cut';
      return { layer: { layer: next.kind, type: bytes[0] ?? 0, code: bytes[1] ?? 0, checksum: word(u16(bytes, 2)) }, length: 4, next: { kind: 'rest' } };
    case 'tcp':
      return readTcp(bytes, next.pseudo);
    case 'udp':
      return readUdp(bytes, next.pseudo);
    default:
      return 'malformed';
  }
}

function afterEtherType(etherType: number): Next {
  if (etherType === 0x0800) return { kind: 'ipv4' };
  if (etherType === 0x86dd) return { kind: 'ipv6' };
  if (etherType === 0x0806) return { kind: 'arp' };
  return { kind: etherType === 0x8100 || etherType === 0x88a8 ? 'vlan' : 'rest' };
}

function readEthernet(bytes: Uint8Array): Read {
  const etherType = u16(bytes, 12);
  return {
    layer: { layer: 'ethernet', destination: mac(bytes, 0), source: mac(bytes, 6), etherType: word(etherType) },
    length: 14,
    next: afterEtherType(etherType),
  };
}

/** IEEE 802.1Q: the tag control information and the type of what follows. */
function readVlan(bytes: Uint8Array): Read {
  const control = u16(bytes, 0);
  const etherType = u16(bytes, 2);
  return {
    layer: { layer: 'vlan', priority: control >> 13, dei: (control & 0x1000) !== 0, id: control & 0xfff, etherType: word(etherType) },
    length: 4,
    next: afterEtherType(etherType),
  };
}

/** RFC 826 for Ethernet and IPv4. */
function readArp(bytes: Uint8Array): Read | Problem {
  if (bytes.length >= 6 && (u16(bytes, 2) !== 0x0800 || bytes[4] !== 6 || bytes[5] !== 4)) return 'malformed';
  if (bytes.length < 28) return 'cut';
  return {
    layer: {
      layer: 'arp',
      operation: u16(bytes, 6),
      senderMac: mac(bytes, 8),
      senderIp: ipv4At(bytes, 14),
      targetMac: mac(bytes, 18),
      targetIp: ipv4At(bytes, 24),
    },
    length: 28,
    next: { kind: 'rest' },
  };
}

function readIpv4(bytes: Uint8Array): Read | Problem {
  const first = bytes[0] ?? 0;
  const length = (first & 15) * 4;
  if (bytes.length > 0 && (first >> 4 !== 4 || length < 20)) return 'malformed';
  if (bytes.length < 20 || bytes.length < length) return 'cut';
  const totalLength = u16(bytes, 2);
  const fragment = u16(bytes, 6);
  const protocol = bytes[9] ?? 0;
  const end = Math.max(totalLength, length);
  const cut = totalLength > bytes.length;
  const isWhole = !cut && (fragment & 0x3fff) === 0;
  return {
    layer: {
      layer: 'ipv4',
      headerLength: length,
      dscp: (bytes[1] ?? 0) >> 2,
      ecn: (bytes[1] ?? 0) & 3,
      totalLength,
      identification: u16(bytes, 4),
      dontFragment: (fragment & 0x4000) !== 0,
      moreFragments: (fragment & 0x2000) !== 0,
      fragmentOffset: (fragment & 0x1fff) * 8,
      ttl: bytes[8] ?? 0,
      protocol,
      protocolName: protocolName(protocol),
      checksum: word(u16(bytes, 10)),
      checksumValid: onesComplementSum([bytes.subarray(0, length)]) === 0xffff,
      source: ipv4At(bytes, 12),
      destination: ipv4At(bytes, 16),
      options: hex(bytes.subarray(20, length)),
    },
    length,
    next:
      (fragment & 0x1fff) !== 0
        ? { kind: 'rest' }
        : afterProtocol(protocol, isWhole ? { version: 4, source: bytes.subarray(12, 16), destination: bytes.subarray(16, 20) } : undefined),
    end,
    cut,
  };
}

function readIpv6(bytes: Uint8Array): Read | Problem {
  if (bytes.length > 0 && (bytes[0] ?? 0) >> 4 !== 6) return 'malformed';
  if (bytes.length < 40) return 'cut';
  const payloadLength = u16(bytes, 4);
  const end = 40 + payloadLength;
  const nextHeader = bytes[6] ?? 0;
  const cut = end > bytes.length;
  const extensions = skipExtensions(nextHeader, bytes.subarray(0, end));
  const pseudo: Pseudo = { version: 6, source: bytes.subarray(8, 24), destination: bytes.subarray(24, 40) };
  return {
    layer: {
      layer: 'ipv6',
      trafficClass: (u16(bytes, 0) >> 4) & 0xff,
      flowLabel: u32(bytes, 0) & 0xfffff,
      payloadLength,
      nextHeader,
      nextHeaderName: protocolName(nextHeader),
      hopLimit: bytes[7] ?? 0,
      source: ipv6At(bytes, 8),
      destination: ipv6At(bytes, 24),
      ...(extensions.end > 40 ? { extensionHeaders: hex(bytes.subarray(40, extensions.end)) } : {}),
    },
    length: extensions.end,
    next: extensions.isInside ? { kind: 'rest' } : afterProtocol(extensions.protocol, cut || extensions.isFragment ? undefined : pseudo),
    end,
    cut,
  };
}

/** Walks over the extension headers of RFC 8200 section 4 that have come whole. `isInside` tells that a later fragment begins there. */
function skipExtensions(first: number, bytes: Uint8Array): { protocol: number; end: number; isFragment: boolean; isInside: boolean } {
  let protocol = first;
  let end = 40;
  let isFragment = false;
  while (EXTENSIONS.includes(protocol) || protocol === FRAGMENT) {
    const length = protocol === FRAGMENT ? 8 : ((bytes[end + 1] ?? 0) + 1) * 8;
    if (end + length > bytes.length) break;
    if (protocol === FRAGMENT && (u16(bytes, end + 2) & 0xfff9) !== 0) {
      isFragment = true;
      if (u16(bytes, end + 2) >> 3 !== 0) return { protocol, end: end + length, isFragment, isInside: true };
    }
    protocol = bytes[end] ?? 0;
    end += length;
  }
  return { protocol, end, isFragment, isInside: false };
}

const protocolName = (protocol: number): string => PROTOCOL_NAMES.get(protocol) ?? String(protocol);

function afterProtocol(protocol: number, pseudo: Pseudo | undefined): Next {
  if (protocol === 6 || protocol === 17) return { kind: protocol === 6 ? 'tcp' : 'udp', ...(pseudo ? { pseudo } : {}) };
  if (protocol === 1) return { kind: 'icmp' };
  if (protocol === 58) return { kind: 'icmpv6' };
  if (protocol === 4) return { kind: 'ipv4' };
  return { kind: protocol === 41 ? 'ipv6' : 'rest' };
}

function readTcp(bytes: Uint8Array, pseudo: Pseudo | undefined): Read | Problem {
  const length = ((bytes[12] ?? 0) >> 4) * 4;
  if (bytes.length > 12 && length < 20) return 'malformed';
  if (bytes.length < 20 || bytes.length < length) return 'cut';
  return {
    layer: {
      layer: 'tcp',
      sourcePort: u16(bytes, 0),
      destinationPort: u16(bytes, 2),
      sequence: u32(bytes, 4),
      acknowledgment: u32(bytes, 8),
      headerLength: length,
      flags: FLAGS.filter((_, bit) => (bytes[13] ?? 0) & (1 << bit)),
      window: u16(bytes, 14),
      checksum: word(u16(bytes, 16)),
      urgentPointer: u16(bytes, 18),
      options: hex(bytes.subarray(20, length)),
      ...(pseudo ? { checksumValid: onesComplementSum([pseudoHeader(pseudo, 6, bytes.length), bytes]) === 0xffff } : {}),
    },
    length,
    next: { kind: 'rest' },
  };
}

function readUdp(bytes: Uint8Array, pseudo: Pseudo | undefined): Read | Problem {
  if (bytes.length < 8) return 'cut';
  const stated = u16(bytes, 4);
  const end = stated < 8 ? bytes.length : stated;
  const cut = end > bytes.length;
  return {
    layer: {
      layer: 'udp',
      sourcePort: u16(bytes, 0),
      destinationPort: u16(bytes, 2),
      length: stated,
      checksum: word(u16(bytes, 6)),
      ...(pseudo && !cut ? { checksumValid: udpChecksumValid(bytes.subarray(0, end), pseudo) } : {}),
    },
    length: 8,
    next: { kind: 'rest' },
    end,
    cut,
  };
}

/** RFC 768: a checksum of 0 says that there is none, which IPv6 does not allow (RFC 8200 section 8.1). */
const udpChecksumValid = (bytes: Uint8Array, pseudo: Pseudo): boolean =>
  u16(bytes, 6) === 0 ? pseudo.version === 4 : onesComplementSum([pseudoHeader(pseudo, 17, bytes.length), bytes]) === 0xffff;

/** RFC 9293 section 3.1 and RFC 8200 section 8.1; the zeros between make no difference to the sum. */
const pseudoHeader = ({ source, destination }: Pseudo, protocol: number, length: number): Uint8Array =>
  Uint8Array.of(...source, ...destination, length >> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255, 0, protocol);

/** The sum of RFC 1071 over bytes whose pieces but the last are of even length; 0xffff when a checksum among them is right. */
function onesComplementSum(pieces: readonly Uint8Array[]): number {
  let sum = 0;
  for (const piece of pieces) for (let i = 0; i < piece.length; i += 2) sum += u16(piece, i);
  while (sum > 0xffff) sum = (sum & 0xffff) + Math.floor(sum / 0x10000);
  return sum;
}
