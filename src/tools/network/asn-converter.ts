import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';

const MAX_ASN = 4_294_967_295;
type Kind = 'reserved' | 'public' | 'documentation' | 'private' | 'asTrans';

/** IANA Autonomous System Numbers registry; RFC 7607, 6793, 5398, 6996 and 7300. */
const KINDS: readonly (readonly [first: number, last: number, kind: Kind])[] = [
  [0, 0, 'reserved'],
  [23_456, 23_456, 'asTrans'],
  [64_496, 64_511, 'documentation'],
  [64_512, 65_534, 'private'],
  [65_535, 65_535, 'reserved'],
  [65_536, 65_551, 'documentation'],
  [65_552, 131_071, 'reserved'],
  [4_200_000_000, 4_294_967_294, 'private'],
  [MAX_ASN, MAX_ASN, 'reserved'],
];

export default defineTool({
  slug: 'asn-converter',
  name: 'ASN Converter',
  category: 'network',
  summary: 'Converts AS numbers between asplain, asdot and asdot+, and says what kind they are.',
  description: 'Takes 65536, 1.0 or either with AS in front. asdot writes numbers below 65536 plainly, asdot+ all in two parts.',
  reference: 'RFC 5396; IANA registry with RFC 7607, 6996, 5398, 7300 and 6793',
  keywords: ['autonomous system', 'bgp', 'as number', 'private asn', '4-byte asn'],
  inputs: z.strictObject({ asn: z.string().min(1).max(20).describe('AS number as 65536 or 1.0, with or without AS in front') }),
  result: z.strictObject({
    asplain: z.int().describe('The number as one decimal'),
    asdot: z.string().describe('Two parts with a dot from 65536 on'),
    asdotPlus: z.string().describe('Two parts with a dot, always'),
    bits: z.int().describe('Bits the number needs: 16 or 32'),
    kind: z.enum(['reserved', 'public', 'documentation', 'private', 'asTrans']).describe('What the number may be used for'),
  }),
  examples: [
    { inputs: { asn: 'AS1.10' }, result: { asplain: 65546, asdot: '1.10', asdotPlus: '1.10', bits: 32, kind: 'documentation' } },
    { inputs: { asn: '64512' }, result: { asplain: 64512, asdot: '64512', asdotPlus: '0.64512', bits: 16, kind: 'private' } },
  ],
  run({ asn }) {
    const text = asn.trim();
    const match = /^(?:AS)?\s*([0-9]+)(?:\.([0-9]+))?$/i.exec(text);
    if (!match) return unprocessable(`${JSON.stringify(text)} is not an AS number such as 65536, 1.0 or AS65536.`, 'asn');
    const [, first = '', second] = match;
    if (second !== undefined && (Number(first) > 65_535 || Number(second) > 65_535)) unprocessable('Both parts of an AS number go to 65535.', 'asn');
    const asplain = second === undefined ? Number(first) : Number(first) * 65_536 + Number(second);
    if (asplain > MAX_ASN) unprocessable(`AS numbers end at ${MAX_ASN}.`, 'asn');
    const asdotPlus = `${Math.floor(asplain / 65_536)}.${asplain % 65_536}`;
    return {
      asplain,
      asdot: asplain < 65_536 ? String(asplain) : asdotPlus,
      asdotPlus,
      bits: asplain < 65_536 ? 16 : 32,
      kind: KINDS.find(([from, to]) => asplain >= from && asplain <= to)?.[2] ?? ('public' as const),
    };
  },
});
