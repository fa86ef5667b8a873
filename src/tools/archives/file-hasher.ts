import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { fileBytes, fileField } from './lib/files.ts';
import { FILE_HASHES, fileHash } from './lib/hashes.ts';

export default defineTool({
  slug: 'file-hasher',
  name: 'File Hasher',
  category: 'archives',
  summary: 'Calculates all common hashes and checksums of a file at once.',
  description:
    'xxh64 and xxh3-128 have the seed 0. The expected hash is compared without regard to case, white space and colons; text that is not hex does not match.',
  reference: 'FIPS 180-4, FIPS 202, RFC 1321, 1950, 3174 and 7693, BLAKE3, RIPEMD-160, xxHash, CRC-32 and CRC-32C',
  keywords: ['md5 of file', 'sha256sum', 'checksum of file', 'verify download', 'crc32', 'fingerprint'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileField('The file to hash', 0),
    algorithms: z.array(z.enum(FILE_HASHES)).min(1).max(20).optional().describe('The hashes wanted; all if left out'),
    expected: z.string().min(1).max(1000).optional().describe('A hash in hex to look for among the results'),
  }),
  result: z.strictObject({
    bytes: z.int().describe('Number of bytes of the file'),
    hashes: z.record(z.string(), z.string()).describe('Each hash in hex by its algorithm'),
    matches: z.boolean().optional().describe('Whether the expected hash is one of them; only if it was given'),
    matchedAlgorithm: z.string().optional().describe('The first algorithm whose hash is the expected one'),
  }),
  headline: 'hashes',
  pageInputs: { file: 'aGVsbG8=' },
  examples: [
    {
      inputs: { file: 'aGVsbG8=', algorithms: ['crc32', 'md5', 'sha256'] },
      result: {
        bytes: 5,
        hashes: {
          crc32: '3610a686',
          md5: '5d41402abc4b2a76b9719d911017c592',
          sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        },
      },
    },
    {
      inputs: { file: 'aGVsbG8=', algorithms: ['md5'], expected: '5D:41:40:2A:BC:4B:2A:76:B9:71:9D:91:10:17:C5:92' },
      result: { bytes: 5, hashes: { md5: '5d41402abc4b2a76b9719d911017c592' }, matches: true, matchedAlgorithm: 'md5' },
    },
  ],
  async run({ file, algorithms, expected }) {
    const wanted = checkedNames(algorithms ?? FILE_HASHES);
    const bytes = fileBytes(file, 'file');
    const hashes: Record<string, string> = {};
    for (const name of FILE_HASHES) if (wanted.has(name)) hashes[name] = await fileHash(bytes, name);
    if (expected === undefined) return { bytes: bytes.length, hashes };
    const plain = expected.replace(/[\s:]/g, '').toLowerCase();
    const matchedAlgorithm = Object.keys(hashes).find((name) => hashes[name] === plain);
    return { bytes: bytes.length, hashes, matches: matchedAlgorithm !== undefined, ...(matchedAlgorithm !== undefined && { matchedAlgorithm }) };
  },
});

function checkedNames(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const [index, name] of names.entries()) {
    if (seen.has(name)) invalid(`algorithms[${index}]`, `names ${name} a second time`);
    seen.add(name);
  }
  return seen;
}
