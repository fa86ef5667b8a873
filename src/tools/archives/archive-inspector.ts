import { z } from 'zod';
import { defineTool } from '../define.ts';
import { MAX_UNPACKED } from '../shared/packages/output.ts';
import { type Archive, compressionField, type Entry, formatField } from './lib/entry.ts';
import { fileBytes, fileField, isUnsafe, sha256Of } from './lib/files.ts';
import { entryBytes, openArchive } from './lib/open.ts';

const entrySchema = z.strictObject({
  name: z.string().describe('Name as stored; those of directories end in /'),
  kind: z.enum(['file', 'directory', 'symlink', 'hardlink', 'other']).describe('Kind of entry'),
  size: z.int().optional().describe('Number of bytes unpacked'),
  packedSize: z.int().optional().describe('Number of bytes in the archive; of a ZIP or a single compressed file'),
  modified: z.string().optional().describe('When it was last changed: in UTC with Z where the format says so, else local time'),
  mode: z.string().optional().describe('Permissions in four octal digits'),
  crc32: z.string().optional().describe('CRC-32 in hex'),
  method: z.string().optional().describe('Compression of an entry of a ZIP'),
  linkTarget: z.string().optional().describe('What a link points to'),
  comment: z.string().optional().describe('Comment of the entry'),
  encrypted: z.boolean().describe('Whether a password is needed'),
  unsafe: z.boolean().describe('Whether the name or target is absolute or leads out of the folder'),
  sha256: z.string().optional().describe('SHA-256 of the bytes of a file, with hashes'),
});

export default defineTool({
  slug: 'archive-inspector',
  name: 'Archive Inspector',
  category: 'archives',
  summary: 'Lists what is in a ZIP, tar, 7z, RAR, cab, ISO, cpio, ar, deb or compressed file without unpacking it to disk.',
  description:
    'A compressed tar or cpio is known by its bytes. A single compressed file is one entry, named from the header of gzip or else data. Archives inside archives are files like others. 7z with encrypted headers, one of several volumes, more than 10,000 entries and, with hashes, more than 10,000,000 unpacked bytes are refused.',
  reference: 'APPNOTE 6.3, POSIX.1-2001 (pax), 7-Zip, RAR 4 and 5, ISO 9660, cpio, ar',
  keywords: ['what is in a zip', 'list archive', 'view zip contents', 'tar -t', 'rar list', 'iso contents', 'unzip -l', 'zip bomb check'],
  cost: 'heavy',
  inputs: z.strictObject({
    archive: fileField('The archive'),
    password: z.string().min(1).max(1000).optional().describe('Password of encrypted entries of a ZIP; counts only with hashes'),
    hashes: z.boolean().default(false).describe('Whether every file is unpacked in memory and checked, and its SHA-256 given'),
  }),
  appliesWhen: { password: { hashes: [true] } },
  result: z.strictObject({
    format: formatField,
    compression: compressionField,
    entries: z.array(entrySchema).describe("The entries in the archive's order"),
    files: z.int().describe('Number of files'),
    directories: z.int().describe('Number of directories'),
    links: z.int().describe('Number of symbolic and hard links'),
    totalSize: z.int().describe('Sum of the sizes that are known'),
    bytes: z.int().describe('Number of bytes of the archive'),
    ratio: z.number().optional().describe('Bytes of the archive divided by totalSize; left out for 0'),
    encrypted: z.boolean().describe('Whether any entry is encrypted'),
    comment: z.string().optional().describe('Comment of a ZIP'),
    unsafeNames: z.array(z.string()).describe('Names of entries that are unsafe, once each'),
    duplicateNames: z.array(z.string()).describe('Names that stand more than once, once each'),
  }),
  headline: 'entries',
  examples: [
    {
      inputs: { archive: 'H4sICIDa4GUAA2hlbGxvLnR4dADLSM3JyQcAhqYQNgUAAAA=', hashes: true },
      result: {
        format: 'gzip',
        compression: 'none',
        entries: [
          {
            name: 'hello.txt',
            kind: 'file',
            size: 5,
            packedSize: 35,
            modified: '2024-02-29T19:26:56Z',
            encrypted: false,
            unsafe: false,
            sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
          },
        ],
        files: 1,
        directories: 0,
        links: 0,
        totalSize: 5,
        bytes: 35,
        ratio: 7,
        encrypted: false,
        unsafeNames: [],
        duplicateNames: [],
      },
    },
    {
      inputs: {
        archive:
          'UEsDBAoAAAAAAFxkXViGphA2BQAAAAUAAAAJAAAAaGVsbG8udHh0aGVsbG9QSwECHgMKAAAAAABcZF1YhqYQNgUAAAAFAAAACQAAAAAAAAABAAAApIEAAAAAaGVsbG8udHh0UEsFBgAAAAABAAEANwAAACwAAAAAAA==',
      },
      result: {
        format: 'zip',
        compression: 'none',
        entries: [
          {
            name: 'hello.txt',
            kind: 'file',
            size: 5,
            packedSize: 5,
            modified: '2024-02-29T12:34:56',
            mode: '0644',
            crc32: '3610a686',
            method: 'store',
            encrypted: false,
            unsafe: false,
          },
        ],
        files: 1,
        directories: 0,
        links: 0,
        totalSize: 5,
        bytes: 121,
        ratio: 24.2,
        encrypted: false,
        unsafeNames: [],
        duplicateNames: [],
      },
    },
  ],
  async run({ archive: given, password, hashes }) {
    const bytes = fileBytes(given, 'archive');
    const archive = await openArchive(bytes, password, () => hashes);
    const entries = await shownEntries(archive, hashes);
    const count = (...kinds: readonly Entry['kind'][]): number => entries.filter(({ kind }) => kinds.includes(kind)).length;
    const totalSize = entries.reduce((sum, { size = 0 }) => sum + size, 0);
    const names = entries.map(({ name }) => name);
    return {
      format: archive.format,
      compression: archive.compression,
      entries,
      files: count('file'),
      directories: count('directory'),
      links: count('symlink', 'hardlink'),
      totalSize,
      bytes: bytes.length,
      ...(totalSize > 0 && { ratio: bytes.length / totalSize }),
      encrypted: entries.some(({ encrypted }) => encrypted),
      ...(archive.comment !== undefined && { comment: archive.comment }),
      unsafeNames: [...new Set(entries.filter(({ unsafe }) => unsafe).map(({ name }) => name))],
      duplicateNames: repeated(names),
    };
  },
});

type Shown = Omit<Entry, 'read'> & { unsafe: boolean; sha256?: string };

async function shownEntries({ format, entries }: Archive, hashes: boolean): Promise<Shown[]> {
  const shown: Shown[] = [];
  let left = MAX_UNPACKED;
  for (const entry of entries) {
    const { read: _, ...facts } = entry;
    const unsafe = isUnsafe(entry.name) || (entry.linkTarget !== undefined && isUnsafe(entry.linkTarget));
    const isHashed = hashes && entry.kind === 'file' && (format === 'zip' || !entry.encrypted);
    const data = isHashed ? await entryBytes(entry, left) : undefined;
    left -= data?.length ?? 0;
    shown.push({ ...facts, unsafe, ...(data && { sha256: sha256Of(data) }) });
  }
  return shown;
}

function repeated(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([name]) => name);
}
