import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { Random } from '../shared/random/random.ts';
import { crockford128, fromCrockford128 } from './lib/crockford.ts';
import { instantOf, unixMilliseconds } from './lib/instant.ts';
import { hyphenateUuid, uuidDigits, uuidV7 } from './lib/uuid.ts';

const PREFIX = /^[a-z](?:[a-z_]{0,61}[a-z])?$/;

export default defineTool({
  slug: 'typeid-converter',
  name: 'TypeID Converter',
  category: 'crypto',
  summary: 'Converts UUIDs to TypeIDs with a type prefix (user_01h2x...), makes new ones, and reads them.',
  description:
    "A prefix of 1 to 63 of a-z and _, neither first nor last _, or none and no separator; then the 128 bits in Crockford's Base32 in lower case. Any version of UUID is taken; a new one has version 7.",
  reference: 'TypeID specification 0.3',
  keywords: ['type-safe id', 'prefixed id', 'stripe-like id', 'uuid', 'unique id', 'decode typeid'],
  random: true,
  inputs: z.strictObject({
    mode: z.enum(['encode', 'decode']).default('encode').describe('Direction: make a TypeID, or read one'),
    prefix: z.string().max(100).default('').describe('To encode: what kind of thing it is, such as user'),
    uuid: z.string().min(1).max(100).optional().describe('To encode: a UUID; a new one of version 7 if omitted'),
    typeid: z.string().min(1).max(200).optional().describe('Needed to decode: the TypeID'),
  }),
  result: z.strictObject({
    typeid: z.string().describe('The TypeID, prefix and suffix joined by _'),
    prefix: z.string().describe('What kind of thing it is; may be empty'),
    uuid: z.string().describe('The UUID in standard form'),
    suffix: z.string().describe('The 26 characters that encode the UUID'),
  }),
  appliesWhen: {
    prefix: { mode: ['encode'] },
    uuid: { mode: ['encode'] },
    typeid: { mode: ['decode'] },
  },
  pageInputs: { prefix: 'user' },
  examples: [
    {
      inputs: { prefix: 'user', uuid: '0188bac7-4afa-78aa-bc3b-bd1eef28d881' },
      result: {
        typeid: 'user_01h2xcejqtf2nbrexx3vqjhp41',
        prefix: 'user',
        uuid: '0188bac7-4afa-78aa-bc3b-bd1eef28d881',
        suffix: '01h2xcejqtf2nbrexx3vqjhp41',
      },
    },
    {
      inputs: { mode: 'decode', typeid: 'prefix_01h455vb4pex5vsknk084sn02q' },
      result: {
        typeid: 'prefix_01h455vb4pex5vsknk084sn02q',
        prefix: 'prefix',
        uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
        suffix: '01h455vb4pex5vsknk084sn02q',
      },
    },
  ],
  run({ mode, prefix, uuid, typeid }) {
    if (mode === 'decode') return decode(typeid ?? invalid('typeid', 'is required to decode'));
    if (prefix !== '' && !PREFIX.test(prefix)) unprocessable('The prefix must have 1 to 63 of a-z and _, neither first nor last _.', 'prefix');
    const digits =
      uuid === undefined
        ? hexOf(uuidV7(unixMilliseconds(instantOf(undefined)), new Random().belowBig(2n ** 74n)))
        : (uuidDigits(uuid) ?? unprocessable('The uuid is not a UUID.', 'uuid'));
    const suffix = crockford128(BigInt(`0x${digits}`)).toLowerCase();
    return { typeid: prefix === '' ? suffix : `${prefix}_${suffix}`, prefix, uuid: hyphenateUuid(digits), suffix };
  },
});

function decode(typeid: string) {
  const separator = typeid.lastIndexOf('_');
  const prefix = separator < 0 ? '' : typeid.slice(0, separator);
  const suffix = typeid.slice(separator + 1);
  if (separator === 0) unprocessable('There is a separator, but no prefix in front of it.', 'typeid');
  if (prefix !== '' && !PREFIX.test(prefix)) unprocessable('The prefix must have 1 to 63 of a-z and _, neither first nor last _.', 'typeid');
  const value = /^[0-9a-z]+$/.test(suffix) ? fromCrockford128(suffix.toUpperCase()) : undefined;
  if (value === undefined) return unprocessable("The suffix must have 26 digits of Crockford's Base32 in lower case, the first from 0 to 7.", 'typeid');
  return { typeid, prefix, uuid: hyphenateUuid(value.toString(16).padStart(32, '0')), suffix };
}
