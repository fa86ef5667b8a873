import ipaddr from 'ipaddr.js';

const MAX_KNOWN = 10_000;
const NETWORK_PARTS = 4;

const known = new Map<string, string>();

/** Who counts as one caller: an IPv4 address, or the /64 network of an IPv6 address (RFC 6177: what one site has at the least). */
export function addressGroup(address: string): string {
  const before = known.get(address);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const group = groupOf(address);
  known.set(address, group);
  return group;
}

function groupOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
