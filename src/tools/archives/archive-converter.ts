import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { MAX_UNPACKED } from '../shared/packages/output.ts';
import { base64Of, utf8Bytes } from '../shared/platform/bytes.ts';
import type { Archive, Entry } from './lib/entry.ts';
import { bytesField, fileBytes, fileField, fileResult, isUnsafe, quoted, sha256Field, sha256Of } from './lib/files.ts';
import { entryBytes, openArchive } from './lib/open.ts';
import { compressTar, TAR_COMPRESSIONS, TAR_EXTENSIONS, type TarItem, writeTar } from './lib/tar-write.ts';
import { writeZip } from './lib/zip-write.ts';

const NO_TIME = Date.UTC(1980, 0, 1) / 1000;
const TYPES = { file: 0o100000, directory: 0o040000, symlink: 0o120000 } as const;
const USUAL_MODES = { file: 0o644, directory: 0o755, symlink: 0o777 } as const;
const LEVEL = 6;
const SHORT_NAMES: Readonly<Record<string, string>> = { gzip: 'gz', bzip2: 'bz2', xz: 'xz', lzma: 'lzma', zstd: 'zst', lz4: 'lz4' };

export default defineTool({
  slug: 'archive-converter',
  name: 'Archive Converter',
  category: 'archives',
  summary: 'Converts ZIP, tar, 7z, RAR and other archives to ZIP or tar, compressed if you like.',
  description:
    'Names, content, times, modes and symbolic links go along; a hard link becomes a copy of its file, and entries without a time get 1980-01-01. Local times are taken as UTC. An unsafe name or link target is refused.',
  reference: 'APPNOTE 6.3, POSIX.1-2001 (pax)',
  keywords: ['rar to zip', '7z to zip', 'zip to tar.gz', 'iso to zip', 'change archive format', 'repack'],
  cost: 'heavy',
  inputs: z.strictObject({
    archive: fileField('The archive'),
    to: z.enum(['zip', 'tar', 'tar.gz', 'tar.bz2', 'tar.xz', 'tar.zst', 'tar.lz4']).default('zip').describe('Kind of the new archive'),
    password: z.string().min(1).max(1000).optional().describe('Password of an encrypted ZIP that is read'),
    newPassword: z.string().min(1).max(1000).optional().describe('Password that a new ZIP is encrypted with, by AES-256'),
  }),
  result: z.strictObject({
    archive: fileResult('The new archive'),
    bytes: bytesField,
    sha256: sha256Field,
    from: z.string().describe('Kind of the given archive, with its compression, such as tar.gz or 7z'),
    to: z.string().describe('Kind of the new archive'),
    entries: z.int().describe('Number of entries in it'),
    names: z.array(z.string()).describe('Names of the entries of the new archive, in its order'),
    originalBytes: z.int().describe('Number of bytes of the given archive'),
    lost: z.array(z.string()).describe('Names of the entries that could not go along, such as devices and hard links to nothing'),
  }),
  examples: [
    {
      inputs: {
        archive:
          'UEsDBAoAAAAAAFxkXViGphA2BQAAAAUAAAAJAAAAaGVsbG8udHh0aGVsbG9QSwECHgMKAAAAAABcZF1YhqYQNgUAAAAFAAAACQAAAAAAAAABAAAApIEAAAAAaGVsbG8udHh0UEsFBgAAAAABAAEANwAAACwAAAAAAA==',
        to: 'tar.gz',
      },
      result: {
        archive:
          'H4sIAAAAAAACA+3RMQoCMRSE4XcUTyB/4CU5j4WwxUJgN4LHFy0ttFJY+L9miulmluu6jvO8z/gdgJb5SuA9gRola4eevRGUkq3GifiD2z4vW8A2xscNvvUHtTz/D0mSJEmSJEmSJEmSJEnS0TwA7M3JUwAoAAA=',
        bytes: 119,
        sha256: '78d67f31067774badf52653ea8fa71d1db00349f9b992fbe1c71863c5e06c620',
        from: 'zip',
        to: 'tar.gz',
        entries: 1,
        names: ['hello.txt'],
        originalBytes: 121,
        lost: [],
      },
    },
    {
      inputs: { archive: 'H4sICIDa4GUAA2hlbGxvLnR4dADLSM3JyQcAhqYQNgUAAAA=' },
      result: {
        archive:
          'UEsDBAoAAAAAAFybXViGphA2BQAAAAUAAAAJAAkAaGVsbG8udHh0VVQFAAGA2uBlaGVsbG9QSwECMwMKAAAAAABcm11YhqYQNgUAAAAFAAAACQAJAAAAAAAAAAAApIEAAAAAaGVsbG8udHh0VVQFAAGA2uBlUEsFBgAAAAABAAEAQAAAADUAAAAAAA==',
        bytes: 139,
        sha256: 'e4f072b97be326e18f2d5beef27b7230154a3c6d154260f575a33d9e3d5a568c',
        from: 'gzip',
        to: 'zip',
        entries: 1,
        names: ['hello.txt'],
        originalBytes: 35,
        lost: [],
      },
    },
  ],
  async run({ archive: given, to, password, newPassword }) {
    if (newPassword !== undefined && to !== 'zip') invalid('newPassword', 'goes with a ZIP alone');
    const bytes = fileBytes(given, 'archive');
    const source = await openArchive(bytes, password, () => true);
    const { items, lost } = await itemsOf(source);
    const made = to === 'zip' ? zipOf(items, source.comment ?? '', newPassword) : await tarOf(items, to);
    return {
      archive: base64Of(made),
      bytes: made.length,
      sha256: sha256Of(made),
      from: source.compression === 'none' ? source.format : `${source.format}.${SHORT_NAMES[source.compression]}`,
      to,
      entries: items.length,
      names: items.map(({ name }) => name),
      originalBytes: bytes.length,
      lost,
    };
  },
});

async function itemsOf({ entries }: Archive): Promise<{ items: TarItem[]; lost: string[] }> {
  const items: TarItem[] = [];
  const lost: string[] = [];
  const files = new Map<string, TarItem>();
  let left = MAX_UNPACKED;
  for (const entry of entries) {
    const { name, kind, linkTarget } = entry;
    checkSafe(entry);
    const original = kind === 'hardlink' ? files.get(linkTarget ?? '') : undefined;
    if (kind === 'other' || (kind === 'hardlink' && original === undefined) || (kind === 'symlink' && linkTarget === undefined)) {
      lost.push(name);
      continue;
    }
    const bytes = original?.bytes ?? (kind === 'file' ? await entryBytes(entry, left) : new Uint8Array());
    left -= bytes.length;
    if (left < 0) unprocessable(`Unpacked, the entries have more than ${MAX_UNPACKED} bytes.`, 'archive');
    const item = itemOf(entry, kind === 'hardlink' ? 'file' : kind, bytes);
    items.push(item);
    if (item.kind === 'file') files.set(name, item);
  }
  return { items, lost };
}

function checkSafe({ name, linkTarget }: Entry): void {
  if (isUnsafe(name)) unprocessable(`The name ${quoted(name)} is unsafe.`, 'archive');
  if (linkTarget !== undefined && isUnsafe(linkTarget)) unprocessable(`The target ${quoted(linkTarget)} of the link ${quoted(name)} is unsafe.`, 'archive');
}

function itemOf({ name, mode, modified, linkTarget }: Entry, kind: TarItem['kind'], bytes: Uint8Array): TarItem {
  const seconds = modified === undefined ? NO_TIME : Date.parse(modified.endsWith('Z') ? modified : `${modified}Z`) / 1000;
  return {
    name,
    kind,
    bytes,
    mode: mode === undefined ? USUAL_MODES[kind] : Number.parseInt(mode, 8),
    modified: seconds,
    ...(kind === 'symlink' && linkTarget !== undefined && { linkTarget }),
  };
}

function zipOf(items: readonly TarItem[], comment: string, password: string | undefined): Uint8Array {
  const zipItems = items.map(({ name, kind, bytes, mode, modified, linkTarget }) => ({
    name,
    bytes: linkTarget === undefined ? bytes : utf8Bytes(linkTarget),
    mode: mode | TYPES[kind],
    modified,
    level: LEVEL,
    isDirectory: kind === 'directory',
  }));
  return writeZip(zipItems, comment, password);
}

function tarOf(items: readonly TarItem[], to: string): Promise<Uint8Array> {
  const compression = TAR_COMPRESSIONS.find((own) => TAR_EXTENSIONS[own] === to) ?? 'none';
  return compressTar(writeTar(items, { owner: 'root', group: 'root', uid: 0, gid: 0 }), compression);
}
