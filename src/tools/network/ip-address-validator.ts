import { z } from 'zod';
import { defineTool } from '../define.ts';
import { formatAddress, formatIpv4, type IpAddress, parseAddress } from '../shared/net/ip.ts';
import { embeddedIpv4 } from './lib/embedded.ts';
import { grouped, turnUniversalBit } from './lib/mac.ts';
import { SCOPE_DESCRIPTION, scopeOf } from './lib/scope.ts';

export default defineTool({
  slug: 'ip-address-validator',
  name: 'IP Address Validator',
  category: 'network',
  summary: 'Checks an IP address and says what kind it is: private, loopback, multicast, documentation, global or other.',
  description:
    'IPv4 is four decimal numbers without leading zeros (RFC 6943, strict), IPv6 any form of RFC 4291. White space around the address does not matter. The scope is that of the most specific network of the IANA special-purpose registries; what is in none of them is global (IPv6 only in 2000::/3, the rest is reserved).',
  reference: 'RFC 6943; RFC 4291; RFC 5952; RFC 4007 for zones; IANA special-purpose registries (RFC 6890)',
  keywords: ['is ip valid', 'check ip', 'private ip', 'public ip', 'bogon', 'address type'],
  inputs: z.strictObject({
    address: z.string().max(100).describe('The text to check'),
    version: z.enum(['any', '4', '6']).default('any').describe('IP version to accept'),
    allowZone: z.boolean().default(true).describe('Whether an IPv6 address may have a zone index, like fe80::1%eth0'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the text is an address as asked for'),
    version: z.int().optional().describe('IP version, 4 or 6'),
    normalized: z.string().optional().describe('The address in its usual form (RFC 5952 for IPv6), with its zone'),
    scope: z.string().optional().describe(SCOPE_DESCRIPTION),
    global: z.boolean().optional().describe('Whether the scope is global'),
    zone: z.string().optional().describe('The zone index after the percent sign'),
    embeddedIpv4: z.string().optional().describe('IPv4 address inside a mapped, NAT64, 6to4 or Teredo address (its client)'),
    embeddedMac: z.string().optional().describe('Hardware address inside an IPv6 interface identifier with ff:fe in its middle'),
    reason: z.string().optional().describe('Why the text is not valid'),
  }),
  examples: [
    {
      inputs: { address: 'fe80::0211:22ff:fe33:4455%eth0' },
      result: {
        valid: true,
        version: 6,
        normalized: 'fe80::211:22ff:fe33:4455%eth0',
        scope: 'linkLocal',
        global: false,
        zone: 'eth0',
        embeddedMac: '00:11:22:33:44:55',
      },
    },
    { inputs: { address: '192.168.01.1' }, result: { valid: false, reason: 'The number 01 has a leading zero.' } },
    { inputs: { address: '8.8.8.8' }, result: { valid: true, version: 4, normalized: '8.8.8.8', scope: 'global', global: true } },
  ],
  run({ address: text, version, allowZone }) {
    const trimmed = text.trim();
    const percent = trimmed.indexOf('%');
    const bare = percent < 0 ? trimmed : trimmed.slice(0, percent);
    const zone = percent < 0 ? undefined : trimmed.slice(percent + 1);
    const address = parseAddress(bare);
    if (!address) return { valid: false, reason: whyNot(bare) };
    if (version !== 'any' && Number(version) !== address.version) return { valid: false, reason: `It is an IPv${address.version} address, not IPv${version}.` };
    if (zone !== undefined) {
      if (address.version === 4) return { valid: false, reason: 'An IPv4 address has no zone index.' };
      if (!allowZone) return { valid: false, reason: 'A zone index is not allowed here.' };
      if (!/^[^\s%/]+$/.test(zone)) return { valid: false, reason: 'The zone index after % is empty or has white space, % or / in it.' };
    }
    const scope = scopeOf(address);
    return {
      valid: true,
      version: address.version,
      normalized: formatAddress(address.version, address.value) + (zone === undefined ? '' : `%${zone}`),
      scope,
      global: scope === 'global',
      ...(zone === undefined ? {} : { zone }),
      ...embedded(address),
    };
  },
});

function embedded({ version, value }: IpAddress): { embeddedIpv4?: string; embeddedMac?: string } {
  if (version === 4) return {};
  const ipv4 = embeddedIpv4(value);
  const identifier = turnUniversalBit(value.toString(16).padStart(32, '0').slice(16));
  return {
    ...(ipv4 === undefined ? {} : { embeddedIpv4: formatIpv4(ipv4) }),
    ...(identifier.slice(6, 10) === 'fffe' ? { embeddedMac: grouped(identifier.slice(0, 6) + identifier.slice(10), 2, ':') } : {}),
  };
}

function whyNot(text: string): string {
  if (text === '') return 'There is no address.';
  if (text.includes(':')) return whyNotIpv6(text);
  const parts = text.split('.');
  if (!/^[0-9.]+$/.test(text)) return 'It is neither four numbers separated by dots (IPv4) nor hex groups separated by colons (IPv6).';
  if (parts.length !== 4) return `An IPv4 address has four numbers separated by dots; there ${parts.length === 1 ? 'is' : 'are'} ${parts.length}.`;
  const zero = parts.find((part) => /^0[0-9]/.test(part));
  if (zero !== undefined) return `The number ${zero} has a leading zero.`;
  const wrong = parts.find((part) => part === '' || Number(part) > 255);
  return wrong ? `The number ${wrong} is above 255.` : 'A number between two dots is missing.';
}

function whyNotIpv6(text: string): string {
  const wrong = /[^0-9A-Fa-f:.]/u.exec(text);
  if (wrong) return `${JSON.stringify(wrong[0])} does not belong in an IPv6 address.`;
  if (text.includes(':::') || text.split('::').length > 2) return 'An IPv6 address has :: at most once.';
  if (text.includes('.')) return 'The IPv4 address at the end must be four numbers from 0 to 255 without leading zeros, instead of the last two groups.';
  const long = text.split(':').find((group) => group.length > 4);
  if (long !== undefined) return `The group ${long} has more than four hex digits.`;
  return 'An IPv6 address has eight groups of hex digits separated by colons, or fewer with one ::.';
}
