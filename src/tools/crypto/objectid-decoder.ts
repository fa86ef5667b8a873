import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isoSeconds } from './lib/instant.ts';

const FORM = /^(?:([0-9a-f]{24})|ObjectId\(\s*(["'])([0-9a-f]{24})\2\s*\))$/i;

export default defineTool({
  slug: 'objectid-decoder',
  name: 'MongoDB ObjectId Decoder',
  category: 'crypto',
  summary: 'Reads the time and other parts of a MongoDB ObjectId.',
  description: '24 hex digits, alone or as ObjectId("...") with either quote; surrounding white space is ignored. Anything else is not valid.',
  reference: "The BSON specification's ObjectID",
  keywords: ['mongo', 'bson', 'objectid timestamp', 'created at', '_id', 'validate', 'objectid to date'],
  inputs: z.strictObject({ objectId: z.string().min(1).max(100).describe('The ObjectId to decode') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether it is an ObjectId'),
    reason: z.string().optional().describe('Why it is not valid'),
    timestamp: z.string().optional().describe('Time in the ObjectId, ISO 8601 in UTC, whole seconds'),
    unixSeconds: z.int().optional().describe('Time in the ObjectId, in seconds since 1970'),
    randomPart: z.string().optional().describe('The five random bytes as hex'),
    counter: z.int().optional().describe('Counter at the end of the ObjectId'),
  }),
  headline: 'timestamp',
  examples: [
    {
      inputs: { objectId: '507f1f77bcf86cd799439011' },
      result: { valid: true, timestamp: '2012-10-17T21:13:27Z', unixSeconds: 1350508407, randomPart: 'bcf86cd799', counter: 4427793 },
    },
    { inputs: { objectId: '507f1f77bcf86cd79943901g' }, result: { valid: false, reason: 'It is not 24 hex digits, alone or within ObjectId("...").' } },
  ],
  run({ objectId }) {
    const match = FORM.exec(objectId.trim());
    const digits = (match?.[1] ?? match?.[3])?.toLowerCase();
    if (digits === undefined) return { valid: false, reason: 'It is not 24 hex digits, alone or within ObjectId("...").' };
    const unixSeconds = Number.parseInt(digits.slice(0, 8), 16);
    return {
      valid: true,
      timestamp: isoSeconds(unixSeconds),
      unixSeconds,
      randomPart: digits.slice(8, 18),
      counter: Number.parseInt(digits.slice(18), 16),
    };
  },
});
