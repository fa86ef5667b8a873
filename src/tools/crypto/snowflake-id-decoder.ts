import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { isoMilliseconds } from './lib/instant.ts';
import { customEpochField, snowflakeEpoch } from './lib/snowflake.ts';

export default defineTool({
  slug: 'snowflake-id-decoder',
  name: 'Snowflake ID Decoder',
  category: 'crypto',
  summary: 'Reads the time, machine and sequence number of a Twitter, Discord or Instagram id.',
  description:
    'Twitter and Discord have 41 bits of milliseconds since their epoch, 10 of the machine and 12 of the sequence; Instagram has 41 since 1314220021721, 13 of the shard and 10 of the sequence.',
  reference: "Twitter's Snowflake; Instagram Engineering on sharding ids",
  keywords: ['discord timestamp', 'tweet date', 'when was it created', 'id to date', 'parse'],
  inputs: z.strictObject({
    id: z.string().min(1).max(20).describe('The id as a decimal number'),
    epoch: z.enum(['twitter', 'discord', 'instagram', 'unix', 'custom']).default('twitter').describe('From when the milliseconds count'),
    customEpochMilliseconds: customEpochField,
  }),
  result: z.strictObject({
    timestamp: z.string().describe('When it was made, ISO 8601 in UTC with milliseconds'),
    unixMilliseconds: z.int().describe('When it was made, in milliseconds since 1970'),
    machineId: z.int().optional().describe('Number of the machine; absent for instagram'),
    datacenterId: z.int().optional().describe('Upper 5 bits of the machine'),
    workerId: z.int().optional().describe('Lower 5 bits of the machine'),
    shardId: z.int().optional().describe('Shard of instagram, 13 bits'),
    sequence: z.int().describe('Sequence number within the millisecond'),
    binary: z.string().describe('The id as 64 binary digits'),
  }),
  appliesWhen: {
    customEpochMilliseconds: { epoch: ['custom'] },
  },
  examples: [
    {
      inputs: { id: '175928847299117063', epoch: 'discord' },
      result: {
        timestamp: '2016-04-30T11:18:25.796Z',
        unixMilliseconds: 1462015105796,
        machineId: 32,
        datacenterId: 1,
        workerId: 0,
        sequence: 7,
        binary: '0000001001110001000001100101101011000001000000100000000000000111',
      },
    },
  ],
  run({ id, epoch, customEpochMilliseconds }) {
    const start = snowflakeEpoch(epoch, customEpochMilliseconds);
    const text = id.trim();
    const value = /^\d+$/.test(text) ? BigInt(text) : unprocessable('The id is not a decimal number.', 'id');
    if (value >> 63n !== 0n) unprocessable('The id must be below 2^63.', 'id');
    const part = (from: number, bits: number): number => Number(BigInt.asUintN(bits, value >> BigInt(from)));
    const instagram = epoch === 'instagram';
    const unixMilliseconds = start + Number(value >> (instagram ? 23n : 22n));
    return {
      timestamp: isoMilliseconds(unixMilliseconds),
      unixMilliseconds,
      ...(instagram ? { shardId: part(10, 13) } : { machineId: part(12, 10), datacenterId: part(17, 5), workerId: part(12, 5) }),
      sequence: part(0, instagram ? 10 : 12),
      binary: value.toString(2).padStart(64, '0'),
    };
  },
});
