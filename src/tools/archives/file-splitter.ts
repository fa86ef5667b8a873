import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { checksumLine } from './lib/checksums.ts';
import { bytesField, described, fileBytes, fileField, fileResult, MAX_FILE_BYTES, quoted, sha256Field, sha256Of } from './lib/files.ts';

const MAX_PARTS = 1000;

export default defineTool({
  slug: 'file-splitter',
  name: 'File Splitter',
  category: 'archives',
  summary: 'Cuts a file into numbered parts, each with its checksum.',
  description: 'The parts are called name.001, name.002 and so on, with four digits from 1000 parts on. Give either partBytes or parts.',
  keywords: ['split file', 'cut file into pieces', 'chunks', 'split large file', '001', 'volumes'],
  inputs: z.strictObject({
    file: fileField('The file to cut'),
    name: z.string().min(1).max(255).default('file').describe("Name of the whole, which stands in front of each part's number"),
    partBytes: z.int().min(1).max(MAX_FILE_BYTES).optional().describe('Number of bytes of each part but the last'),
    parts: z.int().min(1).max(MAX_PARTS).optional().describe('Number of parts, as even as can be, the first ones a byte longer'),
  }),
  result: z.strictObject({
    files: z
      .array(
        z.strictObject({ name: z.string().describe('Name of the part'), content: fileResult('The bytes of the part'), bytes: bytesField, sha256: sha256Field }),
      )
      .describe('The parts in order'),
    parts: z.int().describe('Number of parts'),
    bytes: z.int().describe('Number of bytes of the whole'),
    sha256: z.string().describe('SHA-256 of the whole, as hex'),
    checksums: z.string().describe('A SHA256SUMS file of the parts'),
  }),
  examples: [
    {
      inputs: { file: 'aGVsbG8gd29ybGQ=', partBytes: 5, name: 'a.txt' },
      result: {
        files: [
          { name: 'a.txt.001', content: 'aGVsbG8=', bytes: 5, sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' },
          { name: 'a.txt.002', content: 'IHdvcmw=', bytes: 5, sha256: '43cf897720cc5a693b2508c9e95e8711942a96ed98d772fe37123d31603ce20f' },
          { name: 'a.txt.003', content: 'ZA==', bytes: 1, sha256: '18ac3e7343f016890c510e93f935261169d9e3f565436429830faf0934f4f8e4' },
        ],
        parts: 3,
        bytes: 11,
        sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
        checksums:
          '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  a.txt.001\n43cf897720cc5a693b2508c9e95e8711942a96ed98d772fe37123d31603ce20f  a.txt.002\n18ac3e7343f016890c510e93f935261169d9e3f565436429830faf0934f4f8e4  a.txt.003\n',
      },
    },
    {
      inputs: { file: 'aGVsbG8=', parts: 2 },
      result: {
        files: [
          { name: 'file.001', content: 'aGVs', bytes: 3, sha256: 'd6a81f224bbf2f7c22baddbd5d40730eb20cfb0b3d74e10cab61788214caceb1' },
          { name: 'file.002', content: 'bG8=', bytes: 2, sha256: '9294ab38039f60d2ec53822fb46b52c663af7ea478f4d17bf43da44ede5e166c' },
        ],
        parts: 2,
        bytes: 5,
        sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        checksums:
          'd6a81f224bbf2f7c22baddbd5d40730eb20cfb0b3d74e10cab61788214caceb1  file.001\n9294ab38039f60d2ec53822fb46b52c663af7ea478f4d17bf43da44ede5e166c  file.002\n',
      },
    },
  ],
  run({ file, name, partBytes, parts }) {
    if ((partBytes === undefined) === (parts === undefined))
      invalid(parts === undefined ? 'partBytes' : 'parts', 'must be given so that there is exactly one of partBytes and parts');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[/\\\x00-\x1f\x7f]/.test(name)) unprocessable(`The name ${quoted(name)} has a /, a \\ or a control character.`, 'name');
    const bytes = fileBytes(file, 'file');
    if (bytes.length === 0) unprocessable('The file has no bytes.', 'file');
    const count = parts ?? Math.ceil(bytes.length / (partBytes ?? 1));
    if (count > MAX_PARTS) unprocessable(`The file gives ${count} parts of that size; at most ${MAX_PARTS} are made.`, 'partBytes');
    if (count > bytes.length) unprocessable(`The file has only ${bytes.length} bytes for ${count} parts.`, 'parts');
    const files = cuts(bytes.length, count, partBytes).map(([start, end], index) => ({
      name: `${name}.${String(index + 1).padStart(count >= MAX_PARTS ? 4 : 3, '0')}`,
      ...described(bytes.subarray(start, end)),
    }));
    const checksums = files.map(({ name: own, sha256 }) => `${checksumLine(own, sha256, 'sha256', 'gnu')}\n`).join('');
    return { files, parts: files.length, bytes: bytes.length, sha256: sha256Of(bytes), checksums };
  },
});

/** Where each part begins and ends. */
function cuts(length: number, count: number, partBytes: number | undefined): [start: number, end: number][] {
  const [size, longer] = partBytes === undefined ? [Math.floor(length / count), length % count] : [partBytes, 0];
  const startOf = (index: number): number => Math.min(index * size + Math.min(index, longer), length);
  return Array.from({ length: count }, (_, index) => [startOf(index), index === count - 1 ? length : startOf(index + 1)]);
}
