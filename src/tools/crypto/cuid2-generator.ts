import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { randomBytes, randomInt } from '../shared/platform/random.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ENTROPY_BYTES = 32;

export default defineTool({
  slug: 'cuid2-generator',
  name: 'CUID2 Generator',
  category: 'crypto',
  summary: 'Generates collision-resistant ids that begin with a letter and reveal nothing.',
  description: "A random letter a-z, then Base36 digits of a SHA-3 hash over time, counter and fresh randomness of the system's cryptographic source.",
  reference: 'The CUID2 specification (Paralleldrive)',
  keywords: ['unique id', 'cuid', 'collision resistant', 'identifier', 'random id', 'secure id'],
  random: true,
  inputs: z.strictObject({
    length: z.int().min(2).max(32).default(24).describe('How many characters each id has'),
    count: z.int().min(1).max(1000).default(1).describe('How many ids to make'),
  }),
  result: z.strictObject({ ids: z.array(z.string()).describe('The ids, each generated independently') }),
  examples: [],
  run: ({ length, count }) => ({ ids: Array.from({ length: count }, (_, index) => cuid2(length, index)) }),
});

function cuid2(length: number, counter: number): string {
  const hash = hexOf(createHash('sha3-512').update(Date.now().toString(36)).update(counter.toString(36)).update(randomBytes(ENTROPY_BYTES)).digest());
  // The first digit is left out, as in the specification: it is not evenly spread.
  const digits = BigInt(`0x${hash}`).toString(36).slice(1);
  return LETTERS.charAt(randomInt(LETTERS.length)) + digits.slice(0, length - 1);
}
