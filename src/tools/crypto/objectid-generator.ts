import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { Random } from '../shared/random/random.ts';
import { nowField, ofLength, secretBytes } from './lib/fields.ts';
import { instantOf, isoSeconds, unixSeconds } from './lib/instant.ts';

const COUNTERS = 2 ** 24;
const RANDOM_BYTES = 5;

export default defineTool({
  slug: 'objectid-generator',
  name: 'MongoDB ObjectId Generator',
  category: 'crypto',
  summary: 'Generates MongoDB ObjectIds from the time in seconds, five random bytes and a counter.',
  description:
    '4 bytes of Unix seconds, 5 random bytes that are the same within one call, and a counter of 3 bytes that goes up by one and around. With a seed the same inputs give the same ObjectIds.',
  reference: "The BSON specification's ObjectID",
  keywords: ['mongo', 'mongodb', 'bson', 'unique id', '_id', 'identifier'],
  random: true,
  inputs: z.strictObject({
    count: z.int().min(1).max(1000).default(1).describe('How many ObjectIds to make'),
    now: nowField,
    randomPart: z.string().max(50).optional().describe('5 bytes as hex; random if omitted'),
    counter: z
      .int()
      .min(0)
      .max(COUNTERS - 1)
      .optional()
      .describe('Counter of the first; random if omitted'),
    seed: z.string().max(200).optional().describe('Makes the draw repeatable for test data'),
  }),
  result: z.strictObject({
    objectIds: z.array(z.string()).describe('The ObjectIds, 24 hex digits each'),
    timestamp: z.string().describe('Time in the ObjectIds, ISO 8601 in UTC, whole seconds'),
  }),
  examples: [
    {
      inputs: { now: '2012-10-17T20:46:22Z', randomPart: 'bcf86cd799', counter: 4464657, count: 2 },
      result: { objectIds: ['507f191ebcf86cd799442011', '507f191ebcf86cd799442012'], timestamp: '2012-10-17T20:46:22Z' },
    },
  ],
  run({ count, now, randomPart, counter, seed }) {
    const seconds = unixSeconds(instantOf(now));
    if (seconds < 0 || seconds >= 2 ** 32) unprocessable('ObjectIds cover times from 1970 to 2106-02-07T06:28:15Z.', 'now');
    const random = new Random(seed);
    const middle = randomPart === undefined ? random.bytes(RANDOM_BYTES) : ofLength(secretBytes(randomPart, 'hex', 'randomPart'), [RANDOM_BYTES], 'randomPart');
    const first = counter ?? random.below(COUNTERS);
    const head = seconds.toString(16).padStart(8, '0') + hexOf(middle);
    const objectIds = Array.from({ length: count }, (_, index) => head + ((first + index) % COUNTERS).toString(16).padStart(6, '0'));
    return { objectIds, timestamp: isoSeconds(seconds) };
  },
});
