import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { grouped, macDigits } from './lib/mac.ts';

export default defineTool({
  slug: 'mac-address-lookup',
  name: 'MAC Address Lookup',
  category: 'network',
  summary: 'Finds the vendor of a MAC address, and whether it is unicast, multicast or locally administered.',
  description:
    'Takes twelve hex digits, or the first six, bare or in groups with colons, hyphens or dots between. The vendor is that of the IEEE MA-L registry without its address lines; a locally administered or multicast address has none.',
  reference: 'IEEE 802 section 8; IEEE MA-L registry as in the oui-data package',
  keywords: ['oui', 'vendor', 'manufacturer', 'hardware address', 'ethernet address', 'network card'],
  inputs: z.strictObject({ mac: z.string().min(6).max(30).describe('MAC address, or its first three bytes') }),
  result: z.strictObject({
    mac: z.string().optional().describe('The address with colons; for a whole address'),
    oui: z.string().describe('The first three bytes with colons'),
    vendor: z.string().optional().describe('Organization that owns the first three bytes, as the IEEE writes it'),
    unicast: z.boolean().describe('Whether it addresses one station, not a group'),
    universal: z.boolean().describe('Whether it is globally unique, not locally administered'),
    broadcast: z.boolean().describe('Whether it addresses all stations'),
  }),
  headline: 'vendor',
  examples: [
    {
      inputs: { mac: '08-00-27-ab-cd-ef' },
      result: { mac: '08:00:27:ab:cd:ef', oui: '08:00:27', vendor: 'PCS Systemtechnik GmbH', unicast: true, universal: true, broadcast: false },
    },
  ],
  async run({ mac }) {
    const digits = macDigits(mac);
    if (digits?.length !== 12 && digits?.length !== 6)
      return unprocessable(`${JSON.stringify(mac.trim())} is not a MAC address of twelve hex digits, such as 08:00:27:ab:cd:ef, nor its first six.`, 'mac');
    const first = Number.parseInt(digits.slice(0, 2), 16);
    const unicast = (first & 1) === 0;
    const universal = (first & 2) === 0;
    const vendor = unicast && universal ? await vendorOf(digits.slice(0, 6).toUpperCase()) : undefined;
    return {
      ...(digits.length === 12 ? { mac: grouped(digits, 2, ':') } : {}),
      oui: grouped(digits.slice(0, 6), 2, ':'),
      ...(vendor === undefined ? {} : { vendor }),
      unicast,
      universal,
      broadcast: digits === 'ffffffffffff',
    };
  },
});

/** The first line of the registry's entry. */
async function vendorOf(assignment: string): Promise<string | undefined> {
  const { default: registry } = await import('oui-data', { with: { type: 'json' } });
  return Object.hasOwn(registry, assignment) ? registry[assignment]?.split('\n')[0] : undefined;
}
