import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { joinBytes, viewOf } from '../shared/bytes/arrays.ts';
import { Random } from '../shared/random/random.ts';
import { nowField, ofLength, secretBytes } from './lib/fields.ts';
import { instantOf, isoSeconds, unixSeconds } from './lib/instant.ts';
import { encodeKsuid, KSUID_EPOCH } from './lib/ksuid.ts';

const PAYLOAD_BYTES = 16;

export default defineTool({
  slug: 'ksuid-generator',
  name: 'KSUID Generator',
  category: 'crypto',
  summary: 'Generates K-sortable identifiers (KSUID, Segment) from the time in seconds and 128 random bits.',
  description:
    'Seconds since 1400000000 in 4 bytes and 16 payload bytes, as 27 digits of Base62 (0-9A-Za-z). With a seed the same inputs give the same KSUIDs.',
  reference: "Segment's KSUID",
  keywords: ['unique id', 'sortable id', 'identifier', 'segment', 'base62'],
  random: true,
  inputs: z.strictObject({
    count: z.int().min(1).max(1000).default(1).describe('How many KSUIDs to make'),
    now: nowField,
    payload: z.string().max(100).optional().describe('16 bytes as hex, instead of random ones'),
    seed: z.string().max(200).optional().describe('Makes the draw repeatable for test data; such KSUIDs can be guessed'),
  }),
  result: z.strictObject({
    ksuids: z.array(z.string()).describe('The KSUIDs, 27 characters each'),
    timestamp: z.string().describe('Time in the KSUIDs, ISO 8601 in UTC, whole seconds'),
  }),
  examples: [
    {
      inputs: { now: '2017-10-09T21:00:47-07:00', payload: 'b5a1cd34b5f99d1154fb6853345c9735' },
      result: { ksuids: ['0ujtsYcgvSTl8PAuAdqWYSMnLOv'], timestamp: '2017-10-10T04:00:47Z' },
    },
  ],
  run({ count, now, payload, seed }) {
    if (payload !== undefined && count > 1) invalid('payload', 'makes one KSUID only; leave out count');
    if (payload !== undefined && seed !== undefined) invalid('payload', 'and seed exclude each other');
    const seconds = unixSeconds(instantOf(now));
    const time = seconds - KSUID_EPOCH;
    if (time < 0 || time >= 2 ** 32) unprocessable('KSUIDs cover times from 2014-05-13T16:53:20Z to 2150-06-19T23:21:35Z.', 'now');
    const random = new Random(seed);
    const given = payload === undefined ? undefined : ofLength(secretBytes(payload, 'hex', 'payload'), [PAYLOAD_BYTES], 'payload');
    const head = new Uint8Array(4);
    viewOf(head).setUint32(0, time);
    return {
      ksuids: Array.from({ length: count }, () => encodeKsuid(joinBytes([head, given ?? random.bytes(PAYLOAD_BYTES)]))),
      timestamp: isoSeconds(seconds),
    };
  },
});
