import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { hexOf } from '../shared/platform/bytes.ts';

const MAGIC_BYTES = 16;

export default defineTool({
  slug: 'file-type-detector',
  name: 'File Type Detector',
  category: 'crypto',
  summary: 'Recognises a file by its first bytes (magic numbers).',
  description:
    'By content alone, also inside ZIP (docx, xlsx, epub, jar), RIFF, Ogg, ISO media and EBML containers. Text formats without a magic number (CSV, plain text, JSON) are not detected; no data is an answer too.',
  reference: 'Magic numbers known to file-type 22',
  keywords: ['mime type', 'file extension', 'file signature', 'format', 'png', 'pdf', 'identify file', 'content type', 'magic bytes', 'what file is this'],
  inputs: z.strictObject({
    data: z.string().max(1_400_000).describe('The file, or its beginning, in inputEncoding'),
    inputEncoding: z.enum(['hex', 'base64']).default('base64').describe('How the data is given: as hex or Base64'),
  }),
  result: z.strictObject({
    detected: z.boolean().describe('Whether the file was recognised'),
    extension: z.string().optional().describe('The usual extension, without a dot'),
    mimeType: z.string().optional().describe('The media type of the file'),
    bytes: z.int().describe('Count of bytes given'),
    magic: z.string().describe('The first 16 bytes as hex'),
  }),
  headline: 'mimeType',
  examples: [
    {
      inputs: { data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' },
      result: { detected: true, extension: 'png', mimeType: 'image/png', bytes: 70, magic: '89504e470d0a1a0a0000000d49484452' },
    },
    { inputs: { data: '48656c6c6f', inputEncoding: 'hex' }, result: { detected: false, bytes: 5, magic: '48656c6c6f' } },
  ],
  async run({ data, inputEncoding }) {
    const { fileTypeFromBuffer } = await import('file-type');
    const bytes = bytesFromText(data, inputEncoding, 'data');
    // Containers that are cut short or damaged make the library throw; they are not detected.
    const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
    return {
      detected: found !== undefined,
      ...(found && { extension: found.ext, mimeType: found.mime }),
      bytes: bytes.length,
      magic: hexOf(bytes.subarray(0, MAGIC_BYTES)),
    };
  },
});
