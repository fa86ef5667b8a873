import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { nowField } from './lib/fields.ts';
import { instantOf, isoMilliseconds, unixMilliseconds } from './lib/instant.ts';
import { customEpochField, SNOWFLAKE_SPAN, snowflakeEpoch } from './lib/snowflake.ts';

const SEQUENCES = 4096;

export default defineTool({
  slug: 'snowflake-id-generator',
  name: 'Snowflake ID Generator',
  category: 'crypto',
  summary: 'Generates 64-bit ids from the time, a machine number and a sequence, as Twitter and Discord do.',
  description:
    'Bits from the top: 0, 41 of milliseconds since the epoch (twitter 1288834974657, discord 1420070400000, unix 0), 10 of the machine, 12 of the sequence. The sequence goes up by one an id; past 4095 it starts at 0 in the next millisecond.',
  reference: "Twitter's Snowflake",
  keywords: ['unique id', 'twitter id', 'discord id', 'sortable id', '64-bit'],
  inputs: z.strictObject({
    count: z.int().min(1).max(1000).default(1).describe('How many ids to make'),
    now: nowField,
    epoch: z.enum(['twitter', 'discord', 'unix', 'custom']).default('twitter').describe('From when the milliseconds count'),
    customEpochMilliseconds: customEpochField,
    machineId: z.int().min(0).max(1023).default(0).describe('Number of the machine: datacentre times 32 plus worker'),
    sequence: z
      .int()
      .min(0)
      .max(SEQUENCES - 1)
      .default(0)
      .describe('Sequence number of the first id'),
  }),
  result: z.strictObject({
    ids: z.array(z.string()).describe('The ids as decimal numbers'),
    timestamp: z.string().describe('Time of the first, ISO 8601 in UTC with milliseconds'),
  }),
  appliesWhen: {
    customEpochMilliseconds: { epoch: ['custom'] },
  },
  examples: [
    {
      inputs: { now: '2016-04-30T11:18:25.796Z', epoch: 'discord', machineId: 32, sequence: 7 },
      result: { ids: ['175928847299117063'], timestamp: '2016-04-30T11:18:25.796Z' },
    },
    {
      inputs: { now: '2026-01-01T00:00:00Z', sequence: 4094, count: 3 },
      result: { ids: ['2006515713438650366', '2006515713438650367', '2006515713442840576'], timestamp: '2026-01-01T00:00:00.000Z' },
    },
  ],
  run({ count, now, epoch, customEpochMilliseconds, machineId, sequence }) {
    const milliseconds = unixMilliseconds(instantOf(now));
    const start = milliseconds - snowflakeEpoch(epoch, customEpochMilliseconds);
    const last = start + Math.floor((sequence + count - 1) / SEQUENCES);
    if (start < 0 || last >= SNOWFLAKE_SPAN) unprocessable('The time must be at or after the epoch, and less than 2^41 milliseconds past it.', 'now');
    const ids = Array.from({ length: count }, (_, index) => {
      const place = sequence + index;
      const time = start + Math.floor(place / SEQUENCES);
      return ((BigInt(time) << 22n) | (BigInt(machineId) << 12n) | BigInt(place % SEQUENCES)).toString();
    });
    return { ids, timestamp: isoMilliseconds(milliseconds) };
  },
});
