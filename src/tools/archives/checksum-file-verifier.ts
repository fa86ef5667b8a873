import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { CHECKSUM_HASHES, type Checksum, readChecksum } from './lib/checksums.ts';
import { filesField, givenFile, givenFiles } from './lib/files.ts';
import { fileHash } from './lib/hashes.ts';

interface Result {
  name: string;
  status: 'ok' | 'failed' | 'missing';
  algorithm: string;
  expected: string;
  actual?: string;
}

export default defineTool({
  slug: 'checksum-file-verifier',
  name: 'Checksum File Verifier',
  category: 'archives',
  summary: 'Checks files against a SHA256SUMS, MD5SUMS, BSD-style or .sfv file.',
  description:
    'Reads lines of hash and name, with or without the \\ of coreutils in front, TAG (name) = hash, and name and CRC-32. Empty lines and those that begin with # or ; are passed over. Names are compared exactly, after dropping ./ in front.',
  reference: 'GNU coreutils 9 (sha256sum --check); SFV of WinSFV',
  keywords: ['sha256sum -c', 'md5sum check', 'verify download', 'sfv check', 'integrity', 'validate hashes'],
  cost: 'heavy',
  inputs: z.strictObject({
    checksums: z.string().min(1).max(1_000_000).describe('Contents of the checksum file, such as SHA256SUMS'),
    files: filesField(givenFile, 'The files to check, without directories', 0),
    algorithm: z
      .enum(['auto', ...CHECKSUM_HASHES])
      .default('auto')
      .describe("The hash that every line has; auto goes by the line's tag or the length of the hash, 128 hex digits being sha512"),
    ignoreMissing: z.boolean().default(false).describe('Whether lines whose file is not given are passed over'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe("Whether every line's file is there (or ignored) and fits, and at least one was checked"),
    results: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the file'),
          status: z.enum(['ok', 'failed', 'missing']).describe('ok when the hash fits, failed when it does not, missing when there is no such file'),
          algorithm: z.string().describe('The hash of the line'),
          expected: z.string().describe('The hash that the line states, in small letters'),
          actual: z.string().optional().describe('The hash that the file has; left out when it is missing'),
        }),
      )
      .describe('One entry per line that could be read, in their order'),
    checked: z.int().describe('Number of files that were there'),
    failed: z.int().describe('Number of files whose hash does not fit'),
    missing: z.int().describe('Number of files that are missing, also when they are ignored'),
    badLines: z.array(z.int()).describe('Numbers, from 1, of the lines that are of none of the forms'),
    unlisted: z.array(z.string()).describe('Names of the given files that no line speaks of'),
  }),
  examples: [
    {
      inputs: { checksums: '5d41402abc4b2a76b9719d911017c592  a.txt\n', files: [{ name: 'a.txt', text: 'hello' }] },
      result: {
        valid: true,
        results: [{ name: 'a.txt', status: 'ok', algorithm: 'md5', expected: '5d41402abc4b2a76b9719d911017c592', actual: '5d41402abc4b2a76b9719d911017c592' }],
        checked: 1,
        failed: 0,
        missing: 0,
        badLines: [],
        unlisted: [],
      },
    },
    {
      inputs: { checksums: '; made today\na.txt 3610A686\nb.txt 00000000\n', files: [{ name: 'a.txt', text: 'hello' }, { name: 'c.txt' }] },
      result: {
        valid: false,
        results: [
          { name: 'a.txt', status: 'ok', algorithm: 'crc32', expected: '3610a686', actual: '3610a686' },
          { name: 'b.txt', status: 'missing', algorithm: 'crc32', expected: '00000000' },
        ],
        checked: 1,
        failed: 0,
        missing: 1,
        badLines: [],
        unlisted: ['c.txt'],
      },
    },
  ],
  async run({ checksums, files, algorithm, ignoreMissing }) {
    const given = new Map(givenFiles(files, { backslashes: true }).map(({ name, bytes }) => [name, bytes]));
    const { lines, badLines } = readLines(checksums, algorithm === 'auto' ? undefined : algorithm);
    const results: Result[] = [];
    const hashes = new Map<string, string>();
    let missing = 0;
    for (const { name, algorithm: own, hash } of lines) {
      const bytes = given.get(name);
      if (bytes === undefined) {
        missing++;
        if (!ignoreMissing) results.push({ name, status: 'missing', algorithm: own, expected: hash });
        continue;
      }
      // A line that stands there again costs nothing.
      const key = `${own} ${name}`;
      const actual = hashes.get(key) ?? (await fileHash(bytes, own));
      hashes.set(key, actual);
      results.push({ name, status: actual === hash ? 'ok' : 'failed', algorithm: own, expected: hash, actual });
    }
    const listed = new Set(lines.map(({ name }) => name));
    const failed = results.filter(({ status }) => status === 'failed').length;
    const checked = lines.length - missing;
    return {
      valid: checked > 0 && failed === 0 && (missing === 0 || ignoreMissing),
      results,
      checked,
      failed,
      missing,
      badLines,
      unlisted: [...given.keys()].filter((name) => !listed.has(name)),
    };
  },
});

function readLines(text: string, wanted: Checksum['algorithm'] | undefined): { lines: Checksum[]; badLines: number[] } {
  const lines: Checksum[] = [];
  const badLines: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const plain = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (plain === '' || plain.startsWith('#') || plain.startsWith(';')) continue;
    const read = readChecksum(plain, wanted);
    if (read) lines.push(read);
    else badLines.push(index + 1);
  }
  if (lines.length === 0) unprocessable('No line can be read as a hash and a name.', 'checksums');
  return { lines, badLines };
}
