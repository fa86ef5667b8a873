import { z } from 'zod';
import { defineTool } from '../define.ts';
import { eui64Of, grouped, macDigits, turnUniversalBit } from './lib/mac.ts';

const notation = (text: string) => z.string().optional().describe(text);

export default defineTool({
  slug: 'mac-address-formatter',
  name: 'MAC Address Formatter',
  category: 'network',
  summary: 'Rewrites MAC addresses with colons, hyphens, dots or none, in every common notation.',
  description:
    'Takes 48-bit and 64-bit addresses, bare or in groups with colons, hyphens or dots between; others have valid false. The IPv6 suffix is the modified EUI-64 identifier, always in lower case; of a 64-bit address its own bytes with the universal bit turned.',
  reference: 'IEEE 802 section 8; RFC 4291 appendix A',
  keywords: ['mac notation', 'cisco format', 'convert mac', 'eui-48', 'eui-64', 'hardware address'],
  inputs: z.strictObject({
    macs: z.array(z.string().max(100)).min(1).max(10_000).describe('MAC addresses in any usual notation'),
    uppercase: z.boolean().default(false).describe('Whether to write hex digits in capitals'),
  }),
  result: z.strictObject({
    results: z
      .array(
        z.strictObject({
          input: z.string().describe('The address as given'),
          colon: notation('Pairs of digits with colons between'),
          hyphen: notation('Pairs of digits with hyphens between'),
          dot: notation('Groups of four digits with dots between'),
          bare: notation('Digits without anything between'),
          ipv6Suffix: notation('Interface identifier of IPv6 without leading zeros'),
          valid: z.boolean().describe('Whether it is a MAC address'),
        }),
      )
      .describe('One entry for each address, in order'),
  }),
  examples: [
    {
      inputs: { macs: ['0011.2233.44FF', 'x'] },
      result: {
        results: [
          {
            input: '0011.2233.44FF',
            colon: '00:11:22:33:44:ff',
            hyphen: '00-11-22-33-44-ff',
            dot: '0011.2233.44ff',
            bare: '0011223344ff',
            ipv6Suffix: '211:22ff:fe33:44ff',
            valid: true,
          },
          { input: 'x', valid: false },
        ],
      },
    },
  ],
  run: ({ macs, uppercase }) => ({
    results: macs.map((input) => {
      const digits = macDigits(input);
      if (digits?.length !== 12 && digits?.length !== 16) return { input, valid: false };
      const shown = uppercase ? digits.toUpperCase() : digits;
      const identifier = turnUniversalBit(digits.length === 12 ? eui64Of(digits) : digits);
      return {
        input,
        colon: grouped(shown, 2, ':'),
        hyphen: grouped(shown, 2, '-'),
        dot: grouped(shown, 4, '.'),
        bare: shown,
        ipv6Suffix: grouped(identifier, 4, ':').replace(/(^|:)0{1,3}/g, '$1'),
        valid: true,
      };
    }),
  }),
});
