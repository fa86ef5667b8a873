import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { MAX_UNPACKED } from '../shared/packages/output.ts';
import { compressionField, formatField } from './lib/entry.ts';
import { bytesField, described, fileBytes, fileField, fileResult, isUnsafe, quoted, sha256Field } from './lib/files.ts';
import { entryBytes, openArchive } from './lib/open.ts';
import { selection } from './lib/selection.ts';

const unsafe = z.boolean().describe('Whether the name or target is absolute or leads out of the folder');

export default defineTool({
  slug: 'archive-extractor',
  name: 'Archive Extractor',
  category: 'archives',
  summary: 'Unpacks tar, tar.gz, tar.bz2, tar.xz, tar.zst, 7z, RAR, cab, ISO, cpio, deb and ZIP archives.',
  description:
    'Reads what archive-inspector reads; a single compressed file is named from the header of gzip or else data. Links are listed and never followed; a hard link is a link and no copy. Encrypted 7z and RAR, a damaged entry and more than 10,000,000 unpacked bytes are refused.',
  reference: 'APPNOTE 6.3, POSIX.1-2001 (pax), 7-Zip, RAR 4 and 5, ISO 9660, cpio, ar',
  keywords: ['untar', 'unrar', 'extract tar.gz', 'unpack archive', 'decompress', 'tgz', 'open iso', 'open 7z file', 'open rar'],
  cost: 'heavy',
  inputs: z.strictObject({
    archive: fileField('The archive'),
    names: z.array(z.string().max(4096)).min(1).max(1000).optional().describe('The entries wanted, exactly as archive-inspector shows them; all if left out'),
    password: z.string().min(1).max(1000).optional().describe('Password of encrypted entries of a ZIP'),
  }),
  result: z.strictObject({
    format: formatField,
    compression: compressionField,
    files: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the file as stored'),
          content: fileResult('The bytes of the file'),
          bytes: bytesField,
          sha256: sha256Field,
          modified: z.string().optional().describe('When it was last changed: in UTC with Z where the format says so, else local time'),
          mode: z.string().optional().describe('Permissions in four octal digits'),
          unsafe,
        }),
      )
      .describe("The files in the archive's order"),
    directories: z.array(z.string()).describe('Names of the directories'),
    links: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the link'),
          kind: z.enum(['symlink', 'hardlink']).describe('Kind of the link'),
          linkTarget: z.string().describe('Path that the link points to'),
          unsafe,
        }),
      )
      .describe('The links, which are never followed'),
    skipped: z
      .array(z.strictObject({ name: z.string().describe('Name of the entry'), reason: z.string().describe('Why the entry is left out') }))
      .describe('Entries that are neither files nor folders, such as devices and sockets'),
    entries: z.int().describe('Number of entries in the archive'),
    totalBytes: z.int().describe('Number of bytes of the files'),
  }),
  headline: 'files',
  examples: [
    {
      inputs: { archive: 'H4sICIDa4GUAA2hlbGxvLnR4dADLSM3JyQcAhqYQNgUAAAA=' },
      result: {
        format: 'gzip',
        compression: 'none',
        files: [
          {
            name: 'hello.txt',
            content: 'aGVsbG8=',
            bytes: 5,
            sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
            modified: '2024-02-29T19:26:56Z',
            unsafe: false,
          },
        ],
        directories: [],
        links: [],
        skipped: [],
        entries: 1,
        totalBytes: 5,
      },
    },
    {
      inputs: { archive: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAFAGVtcHR5' },
      result: { format: 'zip', compression: 'none', files: [], directories: [], links: [], skipped: [], entries: 0, totalBytes: 0 },
    },
  ],
  async run({ archive: given, names, password }) {
    const asked = names === undefined ? undefined : new Set(names);
    const archive = await openArchive(fileBytes(given, 'archive'), password, (name) => asked?.has(name) ?? true);
    const isWanted = selection(
      archive.entries.map(({ name }) => name),
      names,
    );
    const wanted = archive.entries.filter(({ name }) => isWanted(name));
    const files: { name: string; content: string; bytes: number; sha256: string; modified?: string; mode?: string; unsafe: boolean }[] = [];
    let left = MAX_UNPACKED;
    for (const entry of wanted) {
      const { name, modified, mode } = entry;
      if (entry.kind !== 'file') continue;
      const data = await entryBytes(entry, left);
      left -= data.length;
      files.push({ name, ...described(data), ...(modified !== undefined && { modified }), ...(mode !== undefined && { mode }), unsafe: isUnsafe(name) });
    }
    const links = wanted.flatMap(({ name, kind, linkTarget, encrypted }) => {
      if (kind !== 'symlink' && kind !== 'hardlink') return [];
      if (linkTarget === undefined) return unprocessable(`The target of the link ${quoted(name)} ${encrypted ? 'is encrypted' : 'cannot be read'}.`, 'archive');
      return [{ name, kind, linkTarget, unsafe: isUnsafe(name) || isUnsafe(linkTarget) }];
    });
    return {
      format: archive.format,
      compression: archive.compression,
      files,
      directories: wanted.filter(({ kind }) => kind === 'directory').map(({ name }) => name),
      links,
      skipped: wanted.filter(({ kind }) => kind === 'other').map(({ name }) => ({ name, reason: 'It is a device, a socket or the like.' })),
      entries: archive.entries.length,
      totalBytes: MAX_UNPACKED - left,
    };
  },
});
