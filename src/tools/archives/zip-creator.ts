import { z } from 'zod';
import { defineTool } from '../define.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { bytesField, fileResult, filesField, givenFile, givenFiles, sha256Field, sha256Of } from './lib/files.ts';
import { ratioOf } from './lib/packing.ts';
import { modeOf, secondsOf } from './lib/times.ts';
import { writeZip } from './lib/zip-write.ts';

const [FILE, DIRECTORY] = [0o100000, 0o040000];
const compression = z.enum(['deflate', 'store']);

export default defineTool({
  slug: 'zip-creator',
  name: 'ZIP Creator',
  category: 'archives',
  summary: 'Packs files into a ZIP archive, with comments, dates and a password if wanted.',
  description:
    'Names and comments are UTF-8; folders above a file are not added. Times are written in UTC, from 1980 to 2107. A file that does not get smaller is stored. AES is that of WinZip (AE-2); zipcrypto is the old, weak cipher that every program opens. Folders are never encrypted. ZIP64 is not written.',
  reference: 'APPNOTE 6.3; WinZip AES encryption (AE-2)',
  keywords: ['make zip', 'compress files', 'zip with password', 'encrypted zip', 'pack files', 'zipper'],
  cost: 'heavy',
  inputs: z.strictObject({
    files: filesField(
      {
        ...givenFile,
        modified: z.string().max(100).optional().describe('When the file was last changed, as ISO 8601 with an offset'),
        mode: z.string().max(20).optional().describe('Unix permissions in three or four octal digits; 0644 if left out, 0755 for directories'),
        comment: z.string().max(65_535).optional().describe('Comment of this file'),
        compression: compression.optional().describe('deflate or store for this file'),
      },
      'The files, in the order of the archive',
    ),
    compression: compression.default('deflate').describe('deflate makes files smaller, store leaves them as they are'),
    level: z.int().min(1).max(9).default(6).describe('How hard deflate tries, from 1 (fast) to 9 (small)'),
    modified: z.string().max(100).optional().describe('When files without a time of their own were last changed, as ISO 8601 with an offset; now if left out'),
    comment: z.string().max(65_535).default('').describe('Comment of the archive'),
    password: z.string().min(1).max(1000).optional().describe('Password that the files are encrypted with'),
    encryption: z.enum(['aes256', 'aes192', 'aes128', 'zipcrypto']).default('aes256').describe('Cipher, with a password'),
  }),
  result: z.strictObject({
    archive: fileResult('The ZIP', 'application/zip'),
    bytes: bytesField,
    sha256: sha256Field,
    entries: z.int().describe('Number of files and directories in it'),
    names: z.array(z.string()).describe('Their names as written'),
    originalBytes: z.int().describe('Number of bytes of all files'),
    ratio: z.number().optional().describe('Bytes of the archive divided by those of the files; left out for no bytes'),
    encrypted: z.boolean().describe('Whether the files are encrypted'),
  }),
  appliesWhen: { level: { compression: ['deflate'] } },
  examples: [
    {
      inputs: { files: [{ name: 'a.txt', text: 'hello' }], compression: 'store', modified: '2024-02-29T12:34:56Z' },
      result: {
        archive:
          'UEsDBAoAAAAAAFxkXViGphA2BQAAAAUAAAAFAAkAYS50eHRVVAUAAfB54GVoZWxsb1BLAQIzAwoAAAAAAFxkXViGphA2BQAAAAUAAAAFAAkAAAAAAAAAAACkgQAAAABhLnR4dFVUBQAB8HngZVBLBQYAAAAAAQABADwAAAAxAAAAAAA=',
        bytes: 131,
        sha256: '010487e1aa45e6d76958c5ff0e314ea0ea2cd9aad3386118b25f7c2642569ba1',
        entries: 1,
        names: ['a.txt'],
        originalBytes: 5,
        ratio: 26.2,
        encrypted: false,
      },
    },
    {
      inputs: { files: [{ name: 'hello.txt', text: 'Hello, World!\n' }, { name: 'empty/' }], modified: '2024-02-29T12:34:56Z' },
      result: {
        archive:
          'UEsDBAoAAAAAAFxkXViEnui0DgAAAA4AAAAJAAkAaGVsbG8udHh0VVQFAAHweeBlSGVsbG8sIFdvcmxkIQpQSwMEFAAAAAAAXGRdWAAAAAAAAAAAAAAAAAYACQBlbXB0eS9VVAUAAfB54GVQSwECMwMKAAAAAABcZF1YhJ7otA4AAAAOAAAACQAJAAAAAAAAAAAApIEAAAAAaGVsbG8udHh0VVQFAAHweeBlUEsBAjMDFAAAAAAAXGRdWAAAAAAAAAAAAAAAAAYACQAAAAAAAAAQAO1BPgAAAGVtcHR5L1VUBQAB8HngZVBLBQYAAAAAAgACAH0AAABrAAAAAAA=',
        bytes: 254,
        sha256: 'd799216b8516dc0de55f59f20d99d1ca5bb0878e1df9afc1cb4b5365f0474eb8',
        entries: 2,
        names: ['hello.txt', 'empty/'],
        originalBytes: 14,
        ratio: 18.142857142857142,
        encrypted: false,
      },
    },
  ],
  run({ files, compression: usual, level, modified, comment, password, encryption }) {
    const given = givenFiles(files, { directories: true });
    const usualTime = secondsOf(modified, 'modified');
    const items = given.map(({ name, bytes, isDirectory }, index) => {
      const item = files[index];
      const path = `files[${index}]`;
      return {
        name,
        bytes,
        isDirectory,
        mode: modeOf(item?.mode, isDirectory ? 0o755 : 0o644, `${path}.mode`) | (isDirectory ? DIRECTORY : FILE),
        modified: item?.modified === undefined ? usualTime : secondsOf(item.modified, `${path}.modified`),
        comment: item?.comment ?? '',
        level: (item?.compression ?? usual) === 'store' ? 0 : level,
      };
    });
    const archive = writeZip(items, comment, password, encryption);
    const originalBytes = given.reduce((sum, { bytes }) => sum + bytes.length, 0);
    return {
      archive: base64Of(archive),
      bytes: archive.length,
      sha256: sha256Of(archive),
      entries: items.length,
      names: items.map(({ name }) => name),
      originalBytes,
      ...ratioOf(archive.length, originalBytes),
      encrypted: password !== undefined && given.some(({ isDirectory }) => !isDirectory),
    };
  },
});
