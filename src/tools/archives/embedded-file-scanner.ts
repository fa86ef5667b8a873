import { z } from 'zod';
import { defineTool } from '../define.ts';
import { findFiles } from './lib/carve.ts';
import { described, fileBytes, fileField, fileResult, sha256Field } from './lib/files.ts';

export default defineTool({
  slug: 'embedded-file-scanner',
  name: 'Embedded File Scanner',
  category: 'archives',
  summary: 'Finds files within a file by their first bytes and carves them out: pictures, archives, documents, programs, sounds.',
  description:
    'Such as a ZIP behind a picture, or what a firmware or a memory dump contains. PNG, JPEG, GIF, BMP, WebP, WAV, AVI, ZIP (with Office files), gzip, 7z, CAB, PDF, ELF, Windows programs, Ogg, MIDI, MP4, SQLite and WOFF tell where they end, and are cut out there; RAR, xz, bzip2, Zstandard, FLAC, old Office and some others are only named. What stands within a file whose end is known is passed over unless asked for.',
  reference: 'Specifications of the formats; magic numbers of file(1)',
  keywords: ['file carving', 'binwalk', 'foremost', 'scalpel', 'extract files', 'steganography', 'polyglot', 'forensics', 'magic bytes', 'appended data'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileField('The file to search'),
    extract: z.boolean().default(true).describe('Give the bytes of the files whose end is known'),
    nested: z.boolean().default(false).describe('Also look within files that were found'),
    skipFirst: z.boolean().default(false).describe('Leave out what begins with the first byte, which is the file itself'),
    minSize: z.int().min(0).max(10_000_000).default(0).describe('Fewest bytes of files whose end is known'),
    limit: z.int().min(1).max(1000).default(200).describe('Maximum number of files to find'),
  }),
  result: z.strictObject({
    files: z
      .array(
        z.strictObject({
          offset: z.int().describe('Where the file begins, in bytes from 0'),
          what: z.string().describe('What it is, such as a PNG picture'),
          extension: z.string().describe('The usual extension, without a dot'),
          mimeType: z.string().optional().describe('The media type of the file'),
          size: z.int().optional().describe('Its bytes, where its format tells the end'),
          content: fileResult('The bytes of the file').optional(),
          sha256: sha256Field.optional(),
        }),
      )
      .describe('The files in order of their places'),
    count: z.int().describe('Number of files found'),
    bytes: z.int().describe('Number of bytes searched'),
  }),
  examples: [
    {
      inputs: {
        file: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7UEsFBgAAAAAAAAAAAAAAAAAAAAAAAIlQTkcNChoKAAAADUlIRFIAAAABAAAAAQgGAAAAHxXEiQAAAA1JREFUeNpjZPjPUA8AA4YBgFo0fWsAAAAASUVORK5CYII=',
        extract: false,
      },
      result: {
        files: [
          { offset: 0, what: 'a GIF picture', extension: 'gif', mimeType: 'image/gif', size: 42 },
          { offset: 64, what: 'a PNG picture', extension: 'png', mimeType: 'image/png', size: 70 },
        ],
        count: 2,
        bytes: 134,
      },
    },
  ],
  run({ file, extract, nested, skipFirst, minSize, limit }) {
    const bytes = fileBytes(file, 'file');
    const found = findFiles(bytes, { nested, limit: limit + 1 }).filter(({ offset, size }) => !(skipFirst && offset === 0) && (size ?? minSize) >= minSize);
    let left = bytes.length;
    const files = found.slice(0, limit).map((one) => {
      if (!extract || one.size === undefined || one.size > left) return one;
      left -= one.size;
      const { content, sha256 } = described(bytes.subarray(one.offset, one.offset + one.size));
      return { ...one, content, sha256 };
    });
    return { files, count: files.length, bytes: bytes.length };
  },
});
