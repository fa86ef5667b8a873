import { z } from 'zod';
import { defineTool } from '../define.ts';
import { MAX_UNPACKED } from '../shared/packages/output.ts';
import { readZip } from '../shared/packages/zip.ts';
import { bytesField, described, fileBytes, fileField, fileResult, isUnsafe, sha256Field } from './lib/files.ts';
import { selection } from './lib/selection.ts';
import { readZipEntry } from './lib/zip-read.ts';

export default defineTool({
  slug: 'zip-extractor',
  name: 'ZIP Extractor',
  category: 'archives',
  summary: 'Unpacks a ZIP archive or some of its files, with password where needed.',
  description:
    'Reads ZIP64 and self-extracting archives, the methods store, deflate and deflate64, ZipCrypto and WinZip AES. Symbolic links are files that contain their target. Of a name that stands twice all are given. A CRC-32, size or AES check that does not fit, another method, one of several parts and more than 10,000,000 bytes are refused.',
  reference: 'APPNOTE 6.3; WinZip AES encryption',
  keywords: ['unzip', 'extract zip', 'decompress zip', 'open zip', 'zip password', 'unpack'],
  cost: 'heavy',
  inputs: z.strictObject({
    archive: fileField('The ZIP'),
    names: z.array(z.string().max(4096)).min(1).max(1000).optional().describe('The entries wanted, exactly as archive-inspector shows them; all if left out'),
    password: z.string().min(1).max(1000).optional().describe('Password of encrypted entries'),
    nameEncoding: z
      .enum(['auto', 'utf8', 'cp437'])
      .default('auto')
      .describe('How names are read; auto is UTF-8 where the entry says so or its bytes are valid UTF-8, else CP 437'),
  }),
  result: z.strictObject({
    files: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the file as stored'),
          content: fileResult('The bytes of the file'),
          bytes: bytesField,
          sha256: sha256Field,
          modified: z.string().optional().describe('When it was last changed: in UTC with Z where the archive says so, else local time'),
          unsafe: z.boolean().describe('Whether the name is absolute or leads out of the folder'),
        }),
      )
      .describe("The files in the archive's order, without directories"),
    entries: z.int().describe('Number of entries in the archive'),
    totalBytes: z.int().describe('Number of bytes of the files'),
    directories: z.array(z.string()).describe('Names of the directories among the entries wanted'),
    comment: z.string().describe('Comment of the archive'),
  }),
  examples: [
    {
      inputs: {
        archive:
          'UEsDBAoAAAAAAFxkXViGphA2BQAAAAUAAAAJAAAAaGVsbG8udHh0aGVsbG9QSwECHgMKAAAAAABcZF1YhqYQNgUAAAAFAAAACQAAAAAAAAABAAAApIEAAAAAaGVsbG8udHh0UEsFBgAAAAABAAEANwAAACwAAAAAAA==',
      },
      result: {
        files: [
          {
            name: 'hello.txt',
            content: 'aGVsbG8=',
            bytes: 5,
            sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
            modified: '2024-02-29T12:34:56',
            unsafe: false,
          },
        ],
        entries: 1,
        totalBytes: 5,
        directories: [],
        comment: '',
      },
    },
    {
      inputs: { archive: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAFAGVtcHR5' },
      result: { files: [], entries: 0, totalBytes: 0, directories: [], comment: 'empty' },
    },
  ],
  run({ archive, names, password, nameEncoding }) {
    const bytes = fileBytes(archive, 'archive');
    const { entries, comment } = readZip(bytes, nameEncoding);
    const shown = (entry: { name: string; isDirectory: boolean }): string => (entry.isDirectory && !entry.name.endsWith('/') ? `${entry.name}/` : entry.name);
    const isWanted = selection(entries.map(shown), names);
    const wanted = entries.filter((entry) => isWanted(shown(entry)));
    let left = MAX_UNPACKED;
    const files = wanted
      .filter(({ isDirectory }) => !isDirectory)
      .map((entry) => {
        const data = readZipEntry(bytes, entry, password, left);
        left -= data.length;
        return { name: entry.name, ...described(data), ...(entry.modified !== undefined && { modified: entry.modified }), unsafe: isUnsafe(entry.name) };
      });
    return {
      files,
      entries: entries.length,
      totalBytes: MAX_UNPACKED - left,
      directories: wanted.filter(({ isDirectory }) => isDirectory).map(shown),
      comment,
    };
  },
});
