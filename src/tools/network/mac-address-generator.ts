import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { grouped } from './lib/mac.ts';

const DIGITS = 12;

export default defineTool({
  slug: 'mac-address-generator',
  name: 'MAC Address Generator',
  category: 'network',
  summary: "Generates random MAC addresses, from a vendor's prefix if you like.",
  description:
    'A prefix is at most twelve hex digits in any notation; without one the two lowest bits of the first byte follow the options. No address comes twice while that is possible. The source is cryptographic unless there is a seed; with a seed the same inputs give the same addresses.',
  reference: 'IEEE 802 section 8',
  keywords: ['random mac', 'fake mac', 'hardware address', 'locally administered', 'oui prefix'],
  random: true,
  inputs: z.strictObject({
    count: z.int().min(1).max(1000).default(1).describe('How many addresses to generate'),
    prefix: z.string().max(23).default('').describe('Hex digits each address starts with, in any notation'),
    format: z.enum(['colon', 'hyphen', 'dot', 'bare']).default('colon').describe('Separator of the groups; bare has none'),
    uppercase: z.boolean().default(false).describe('Whether to write hex digits in capitals'),
    locallyAdministered: z
      .boolean()
      .default(true)
      .describe('Whether to make locally administered addresses, which are not globally unique, when there is no prefix'),
    multicast: z.boolean().default(false).describe('Whether to make multicast (group) addresses, when there is no prefix'),
    seed: z.string().min(1).max(200).optional().describe('Text that makes the addresses repeatable'),
  }),
  result: z.strictObject({ macs: z.array(z.string()).describe('The addresses in random order') }),
  examples: [{ inputs: { prefix: '00:11:22:33:44:55' }, result: { macs: ['00:11:22:33:44:55'] } }],
  run(inputs) {
    const prefix = inputs.prefix.replace(/[\s:.-]/g, '').toLowerCase();
    if (!/^[0-9a-f]{0,12}$/.test(prefix)) unprocessable(`${JSON.stringify(inputs.prefix)} is not a prefix of at most ${DIGITS} hex digits.`, 'prefix');
    const random = new Random(inputs.seed);
    const flags = (inputs.multicast ? 1n : 0n) | (inputs.locallyAdministered ? 2n : 0n);
    const freeBits = BigInt(prefix === '' ? DIGITS * 4 - 2 : (DIGITS - prefix.length) * 4);
    const seen = new Set<string>();
    const macs = Array.from({ length: inputs.count }, () => {
      if (BigInt(seen.size) === 1n << freeBits) seen.clear();
      for (;;) {
        const drawn = random.belowBig(1n << freeBits);
        const digits = prefix === '' ? withFlags(drawn, flags) : prefix + (freeBits === 0n ? '' : drawn.toString(16).padStart(DIGITS - prefix.length, '0'));
        if (seen.has(digits)) continue;
        seen.add(digits);
        return write(inputs.uppercase ? digits.toUpperCase() : digits, inputs.format);
      }
    });
    return { macs };
  },
});

/** Puts the two lowest bits of the first byte between 46 drawn bits. */
function withFlags(drawn: bigint, flags: bigint): string {
  const value = ((drawn >> 40n) << 42n) | (flags << 40n) | (drawn & ((1n << 40n) - 1n));
  return value.toString(16).padStart(DIGITS, '0');
}

function write(digits: string, format: 'colon' | 'hyphen' | 'dot' | 'bare'): string {
  if (format === 'bare') return digits;
  return format === 'dot' ? grouped(digits, 4, '.') : grouped(digits, 2, format === 'colon' ? ':' : '-');
}
