import ipaddr from 'ipaddr.js';

const MAX_KNOWN = 10_000;

/** Who counts as one caller: an IPv4 address, or the /64 network of an IPv6 address (RFC 6177: what one site has at the least). */
export const addressGroup = grouping(64);

/** Who shares turns, memory and connections as one: an IPv4 address, or the /56 network of an IPv6 address, as a home line commonly has all 256 /64 networks of one (RIPE-690 section 4.2). */
export const siteOf = grouping(56);

function grouping(bits: number): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    if (known.size >= MAX_KNOWN) known.clear();
    const group = groupOf(address, bits);
    known.set(address, group);
    return group;
  };
}

function groupOf(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
