import { z } from 'zod';

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

/** The most entries that an archive is listed to. */
export const MAX_ENTRIES = 10_000;

/** Seconds since 1970 as ISO 8601 in UTC; undefined beyond the calendar's four digits of a year. */
export function utcTime(seconds: number): string | undefined {
  if (!Number.isFinite(seconds) || seconds < -62_167_219_200 || seconds > 253_402_300_799) return undefined;
  return new Date(Math.floor(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}

/** Four octal digits. */
export const octalMode = (mode: number): string => (mode & 0o7777).toString(8).padStart(4, '0');

export const formatField = z.enum(FORMATS).describe('Kind of the archive, or of the compressed file');
export const compressionField = z.enum(COMPRESSIONS).describe('Compression around a tar or cpio; none for the others');
