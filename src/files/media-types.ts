import { latin1Text } from './written-bytes.ts';

/** Media types by the usual ending of their files. */
const ENDINGS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  ico: 'image/vnd.microsoft.icon',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gz: 'application/gzip',
  tar: 'application/x-tar',
  bz2: 'application/x-bzip2',
  xz: 'application/x-xz',
  zst: 'application/zstd',
  '7z': 'application/x-7z-compressed',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  epub: 'application/epub+zip',
  sqlite: 'application/vnd.sqlite3',
  parquet: 'application/vnd.apache.parquet',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  csv: 'text/csv',
  html: 'text/html',
  md: 'text/markdown',
  xml: 'application/xml',
  txt: 'text/plain',
};

/** How files begin: at a place, these bytes in Latin-1. */
const BEGINNINGS: readonly (readonly [type: string, beginning: string, at?: number])[] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF8'],
  ['image/webp', 'WEBP', 8],
  ['image/avif', 'ftypavif', 4],
  ['image/avif', 'ftypavis', 4],
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['image/vnd.microsoft.icon', '\0\0\x01\0'],
  ['image/svg+xml', '<svg'],
  ['application/pdf', '%PDF-'],
  ['application/zip', 'PK\x03\x04'],
  ['application/zip', 'PK\x05\x06'],
  ['application/gzip', '\x1f\x8b'],
  ['application/x-bzip2', 'BZh'],
  ['application/x-xz', '\xfd7zXZ\0'],
  ['application/zstd', '\x28\xb5\x2f\xfd'],
  ['application/x-7z-compressed', "7z\xbc\xaf'\x1c"],
  ['application/vnd.sqlite3', 'SQLite format 3\0'],
  ['application/vnd.apache.parquet', 'PAR1'],
  ['application/x-tar', 'ustar', 257],
];
const LOOKED_AT = 300;
export const ANY_BYTES = 'application/octet-stream';
export const ZIP = 'application/zip';

/**
 * The media type of a file: as declared where that is one alone; else by its first bytes or, as several kinds of files begin like a ZIP, by the ending of its name.
 * @param declared may be a range such as image/*
 */
export function mediaTypeOf(bytes: Uint8Array, declared: string, name?: string): string {
  if (declared !== ANY_BYTES && !declared.includes('*')) return declared;
  const named = endingOf(name);
  const byName = named === undefined ? undefined : typeOfEnding(named);
  const head = latin1Text(bytes.subarray(0, LOOKED_AT));
  const found = BEGINNINGS.find(([, beginning, at = 0]) => head.startsWith(beginning, at))?.[0];
  return found === undefined || (found === ZIP && byName !== undefined) ? (byName ?? ANY_BYTES) : found;
}

const typeOfEnding = (ending: string): string | undefined => (Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined);

const endingOf = (name = ''): string | undefined => /\.([A-Za-z0-9]{1,12})$/.exec(name)?.[1]?.toLowerCase();

/** The ending that files of a media type have, without its dot. */
export const endingFor = (mediaType: string): string => Object.entries(ENDINGS).find(([, type]) => type === mediaType)?.[0] ?? 'bin';
