import { bitsOf, type IpAddress, type IpVersion, parseInterface } from '../../shared/net/ip.ts';

// IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890) and the multicast, reserved and site-local blocks.
const BLOCKS: Record<string, readonly string[]> = {
  unspecified: ['0.0.0.0/32', '::/128'],
  thisNetwork: ['0.0.0.0/8'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  sharedAddressSpace: ['100.64.0.0/10'],
  loopback: ['127.0.0.0/8', '::1/128'],
  linkLocal: ['169.254.0.0/16', 'fe80::/10'],
  ietfProtocol: ['192.0.0.0/24', '2001::/23'],
  documentation: ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20'],
  sixToFourRelay: ['192.88.99.0/24'],
  benchmarking: ['198.18.0.0/15', '2001:2::/48'],
  multicast: ['224.0.0.0/4', 'ff00::/8'],
  broadcast: ['255.255.255.255/32'],
  reserved: ['240.0.0.0/4', '::/0'],
  ipv4Mapped: ['::ffff:0:0/96'],
  nat64: ['64:ff9b::/96', '64:ff9b:1::/48'],
  discardOnly: ['100::/64'],
  teredo: ['2001::/32'],
  orchid: ['2001:10::/28', '2001:20::/28'],
  sixToFour: ['2002::/16'],
  uniqueLocal: ['fc00::/7'],
  siteLocal: ['fec0::/10'],
  global: ['0.0.0.0/0', '2000::/3'],
};

interface Block {
  scope: string;
  version: IpVersion;
  /** Bits of the address after the prefix. */
  hostBits: bigint;
  prefix: bigint;
}

/** The longest prefixes first, so that the first match is the most specific. */
const BLOCKS_LONGEST_FIRST: readonly Block[] = Object.entries(BLOCKS)
  .flatMap(([scope, networks]) =>
    networks.flatMap((text) => {
      const network = parseInterface(text);
      return network ? [{ scope, ...network }] : [];
    }),
  )
  .sort((a, b) => b.prefixLength - a.prefixLength)
  .map(({ scope, version, value, prefixLength }) => {
    const hostBits = BigInt(bitsOf(version) - prefixLength);
    return { scope, version, hostBits, prefix: value >> hostBits };
  });

/** What kind of address it is, such as `private`, `loopback` or `global`: that of the most specific network of the IANA registries that holds it. */
export function scopeOf({ version, value }: IpAddress): string {
  return BLOCKS_LONGEST_FIRST.find((block) => block.version === version && value >> block.hostBits === block.prefix)?.scope ?? 'global';
}

export const SCOPE_DESCRIPTION = 'Kind of the address, such as private, loopback, linkLocal, documentation, multicast or global';
