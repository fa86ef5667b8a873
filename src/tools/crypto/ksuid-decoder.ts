import { z } from 'zod';
import { defineTool } from '../define.ts';
import { viewOf } from '../shared/bytes/arrays.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { isoSeconds } from './lib/instant.ts';
import { decodeKsuid, KSUID_EPOCH } from './lib/ksuid.ts';

export default defineTool({
  slug: 'ksuid-decoder',
  name: 'KSUID Decoder',
  category: 'crypto',
  summary: 'Reads the creation time and the random payload of a KSUID.',
  description: '27 digits 0-9A-Za-z of at most aWgEPTl1tmebfsQzFP4bxwgy80V; anything else is not valid.',
  reference: "Segment's KSUID",
  keywords: ['ksuid timestamp', 'parse', 'inspect', 'validate', 'segment'],
  inputs: z.strictObject({ ksuid: z.string().min(1).max(100).describe('The KSUID to decode') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether it is a KSUID'),
    reason: z.string().optional().describe('Why it is not valid'),
    timestamp: z.string().optional().describe('Time in the KSUID, ISO 8601 in UTC, whole seconds'),
    unixSeconds: z.int().optional().describe('Time in the KSUID, in seconds since 1970'),
    payload: z.string().optional().describe('The 16 payload bytes as hex'),
    raw: z.string().optional().describe('All 20 bytes as hex'),
  }),
  headline: 'timestamp',
  examples: [
    {
      inputs: { ksuid: '0ujtsYcgvSTl8PAuAdqWYSMnLOv' },
      result: {
        valid: true,
        timestamp: '2017-10-10T04:00:47Z',
        unixSeconds: 1507608047,
        payload: 'b5a1cd34b5f99d1154fb6853345c9735',
        raw: '0669f7efb5a1cd34b5f99d1154fb6853345c9735',
      },
    },
    {
      inputs: { ksuid: 'aWgEPTl1tmebfsQzFP4bxwgy80W' },
      result: { valid: false, reason: 'It is not 27 digits 0-9A-Za-z of at most aWgEPTl1tmebfsQzFP4bxwgy80V.' },
    },
  ],
  run({ ksuid }) {
    const bytes = decodeKsuid(ksuid);
    if (bytes === undefined) return { valid: false, reason: 'It is not 27 digits 0-9A-Za-z of at most aWgEPTl1tmebfsQzFP4bxwgy80V.' };
    const unixSeconds = viewOf(bytes).getUint32(0) + KSUID_EPOCH;
    return { valid: true, timestamp: isoSeconds(unixSeconds), unixSeconds, payload: hexOf(bytes.subarray(4)), raw: hexOf(bytes) };
  },
});
