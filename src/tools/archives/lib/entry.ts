import { z } from 'zod';

export { MAX_ENTRIES, utcTime } from '../../shared/packages/zip.ts';

/** An entry of an archive. */
export interface Entry {
  name: string;
  kind: 'file' | 'directory' | 'symlink' | 'hardlink' | 'other';
  size?: number;
  packedSize?: number;
  /** ISO 8601: in UTC with Z, or local time without. */
  modified?: string;
  mode?: string;
  crc32?: string;
  method?: string;
  linkTarget?: string;
  comment?: string;
  encrypted: boolean;
  /** The bytes of a file, or of the target that a symbolic link of a ZIP has. Absent where there are none. */
  read?: (limit: number) => Uint8Array | Promise<Uint8Array>;
}

export type Compression = 'none' | 'gzip' | 'bzip2' | 'xz' | 'lzma' | 'zstd' | 'lz4';
export const FORMATS = ['zip', 'tar', '7z', 'rar4', 'rar5', 'cab', 'iso', 'cpio', 'ar', 'deb', 'gzip', 'bzip2', 'xz', 'lzma', 'zstd', 'lz4'] as const;
export type Format = (typeof FORMATS)[number];
export const COMPRESSIONS = ['none', 'gzip', 'bzip2', 'xz', 'lzma', 'zstd', 'lz4'] as const;

export interface Archive {
  format: Format;
  compression: Compression;
  entries: Entry[];
  comment?: string;
}

/** Four octal digits. */
export const octalMode = (mode: number): string => (mode & 0o7777).toString(8).padStart(4, '0');

export const formatField = z.enum(FORMATS).describe('Kind of the archive, or of the compressed file');
export const compressionField = z.enum(COMPRESSIONS).describe('Compression around a tar or cpio; none for the others');
