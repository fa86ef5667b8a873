import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { Random } from '../shared/random/random.ts';
import { crockford128 } from './lib/crockford.ts';
import { nowField } from './lib/fields.ts';
import { instantOf, isoMilliseconds, unixMilliseconds } from './lib/instant.ts';

const RANDOM_BITS = 80n;
const MAX_TIME = 2 ** 48 - 1;

export default defineTool({
  slug: 'ulid-generator',
  name: 'ULID Generator',
  category: 'crypto',
  summary: 'Generates sortable identifiers (ULIDs) from the time and 80 random bits.',
  description:
    'Monotonic: within one call the random part of the next is one more than that of the one before, so that they are in ascending order. With a seed the same inputs give the same ULIDs.',
  reference: 'The ULID specification',
  keywords: ['unique id', 'sortable id', 'lexicographic', 'identifier', 'uuid alternative'],
  random: true,
  inputs: z.strictObject({
    count: z.int().min(1).max(1000).default(1).describe('How many ULIDs to make'),
    now: nowField,
    lowercase: z.boolean().default(false).describe('Write lower-case letters instead of capitals'),
    seed: z.string().max(200).optional().describe('Makes the draw repeatable for test data; such ULIDs can be guessed'),
  }),
  result: z.strictObject({
    ulids: z.array(z.string()).describe('The ULIDs in ascending order'),
    timestamp: z.string().describe('Time in the ULIDs, ISO 8601 in UTC with milliseconds'),
  }),
  examples: [
    // The random part is the first 80 bits of SHA-256 of "0:test", as the seeded source has it
    {
      inputs: { now: '2026-01-01T00:00:00Z', seed: 'test', count: 2 },
      result: { ulids: ['01KDVDNA002ZPRDFYHQ0CRSGWQ', '01KDVDNA002ZPRDFYHQ0CRSGWR'], timestamp: '2026-01-01T00:00:00.000Z' },
    },
  ],
  run({ count, now, lowercase, seed }) {
    const milliseconds = unixMilliseconds(instantOf(now));
    if (milliseconds < 0 || milliseconds > MAX_TIME) unprocessable('ULIDs cover times from 1970 to the year 10889.', 'now');
    // Room is left above, so that counting up never runs over.
    const room = (1n << RANDOM_BITS) - BigInt(count);
    const drawn = BigInt(`0x${hexOf(new Random(seed).bytes(10))}`);
    const first = (BigInt(milliseconds) << RANDOM_BITS) | (drawn < room ? drawn : room);
    const ulids = Array.from({ length: count }, (_, index) => crockford128(first + BigInt(index)));
    return { ulids: lowercase ? ulids.map((ulid) => ulid.toLowerCase()) : ulids, timestamp: isoMilliseconds(milliseconds) };
  },
});
