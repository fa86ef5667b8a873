import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { CHECKSUM_HASHES, type ChecksumHash, checksumLine } from './lib/checksums.ts';
import { filesField, givenFile, givenFiles, quoted } from './lib/files.ts';
import { fileHash } from './lib/hashes.ts';

export default defineTool({
  slug: 'checksum-file-generator',
  name: 'Checksum File Generator',
  category: 'archives',
  summary: 'Makes a SHA256SUMS, MD5SUMS, BSD-style or .sfv file for several files.',
  description:
    'Writes what sha256sum, b2sum and their siblings of GNU coreutils print, and with style bsd what they print with --tag. A name with a backslash, LF or CR is written as they do, with a \\ in front of the line. crc32 goes with sfv alone and sfv with crc32 alone; binary goes with gnu alone.',
  reference: 'GNU coreutils 9 (sha256sum, b2sum, md5sum); SFV of WinSFV',
  keywords: ['sha256sums', 'md5sums', 'sha512sums', 'sfv', 'hash list', 'checksums.txt', 'release files'],
  cost: 'heavy',
  inputs: z.strictObject({
    files: filesField(givenFile, 'The files, without directories'),
    algorithm: z.enum(CHECKSUM_HASHES).default('sha256').describe('The hash of each file'),
    style: z.enum(['gnu', 'bsd', 'sfv']).default('gnu').describe('Form of the lines: gnu is hash and name, bsd is TAG (name) = hash, sfv is name and CRC-32'),
    binary: z.boolean().default(false).describe('With style gnu: write * in front of the name in place of the second space'),
    sortNames: z.boolean().default(false).describe('Whether the lines are sorted by name (by code point) and not in the order of the files'),
  }),
  result: z.strictObject({
    checksums: z.string().describe('The checksum file, each line ended by LF'),
    fileName: z.string().describe('What such a file is usually called'),
    files: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the file'),
          bytes: z.int().describe('Size of the file in bytes'),
          hash: z.string().describe('Hash of the file in hex'),
        }),
      )
      .describe('The files in the order of the lines'),
  }),
  appliesWhen: { binary: { style: ['gnu'] } },
  examples: [
    {
      inputs: { files: [{ name: 'a.txt', text: 'hello' }, { name: 'b/empty' }] },
      result: {
        checksums:
          '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  a.txt\ne3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b/empty\n',
        fileName: 'SHA256SUMS',
        files: [
          { name: 'a.txt', bytes: 5, hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' },
          { name: 'b/empty', bytes: 0, hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
        ],
      },
    },
    {
      inputs: { files: [{ name: 'a.txt', text: 'hello' }], algorithm: 'crc32', style: 'sfv' },
      result: { checksums: 'a.txt 3610A686\n', fileName: 'checksums.sfv', files: [{ name: 'a.txt', bytes: 5, hash: '3610a686' }] },
    },
  ],
  async run({ files, algorithm, style, binary, sortNames }) {
    if ((algorithm === 'crc32') !== (style === 'sfv'))
      invalid(style === 'sfv' ? 'algorithm' : 'style', 'must be sfv with the algorithm crc32, and with no other');
    if (binary && style !== 'gnu') invalid('binary', 'goes with style gnu alone');
    const given = givenFiles(files, { backslashes: true });
    if (sortNames) given.sort((a, b) => byCodePoint(a.name, b.name));
    const hashed: { name: string; bytes: number; hash: string }[] = [];
    for (const { name, bytes } of given) hashed.push({ name, bytes: bytes.length, hash: await fileHash(bytes, algorithm) });
    const lines = hashed.map(({ name, hash }) => (style === 'sfv' ? sfvLine(name, hash) : checksumLine(name, hash, algorithm, style, binary)));
    return { checksums: lines.map((line) => `${line}\n`).join(''), fileName: fileNameOf(algorithm), files: hashed };
  },
});

function sfvLine(name: string, hash: string): string {
  if (/[\n\r]/.test(name)) unprocessable(`The name ${quoted(name)} has a line break, which a .sfv file cannot express.`, 'files');
  return `${name} ${hash.toUpperCase()}`;
}

const fileNameOf = (algorithm: ChecksumHash): string =>
  algorithm === 'crc32' ? 'checksums.sfv' : algorithm === 'blake2b-512' ? 'B2SUMS' : `${algorithm.toUpperCase()}SUMS`;

/** The order of code points, which UTF-16 has not beyond the BMP. */
function byCodePoint(a: string, b: string): number {
  for (let at = 0; at < a.length && at < b.length; ) {
    const [first = 0, second = 0] = [a.codePointAt(at), b.codePointAt(at)];
    if (first !== second) return first - second;
    at += first > 0xffff ? 2 : 1;
  }
  return a.length - b.length;
}
