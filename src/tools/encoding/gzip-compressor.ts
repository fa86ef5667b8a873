import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { codecMode, inputEncoding, output, outputEncoding } from '../shared/bytes/codec.ts';
import { compressBy, unpackBy } from '../shared/platform/compression.ts';

const MAX_UNPACKED = 5_000_000;

export default defineTool({
  slug: 'gzip-compressor',
  name: 'Gzip, Deflate, Brotli and Zstandard Compressor',
  category: 'encoding',
  summary: 'Compresses and decompresses text or bytes, and shows the compression ratio.',
  description:
    'Compresses at the best level: gzip, zlib and deflate 9, brotli 11 (10 beyond 500,000 bytes, 9 beyond 1,000,000), zstd 19 (15 beyond 1,000,000); gzip without time and name. Unpacking stops past 5,000,000 bytes and refuses truncated data, a bad checksum and bytes after the end.',
  reference: 'RFC 1952, 1950, 1951, 7932 and 8878',
  keywords: ['zip', 'compress', 'decompress', 'gunzip', 'inflate', 'zlib'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Data to compress, or compressed bytes to unpack'),
    mode: codecMode,
    format: z.enum(['gzip', 'zlib', 'deflate', 'brotli', 'zstd']).default('gzip').describe('Compression format to write or read'),
    inputEncoding,
    outputEncoding,
    compressedEncoding: z.enum(['base64', 'hex']).default('base64').describe('How the compressed bytes are written or given'),
  }),
  result: z.strictObject({
    output,
    originalBytes: z.int().describe('Number of bytes before compression'),
    compressedBytes: z.int().describe('Number of bytes after compression'),
    ratio: z.number().optional().describe('Compressed divided by original bytes; below 1 is a saving; absent for no bytes'),
  }),
  appliesWhen: { inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] } },
  pageInputs: {
    text: 'She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore.',
  },
  examples: [
    {
      inputs: { text: 'eJzLSM3JyVcozy/KSQEAGgsEXQ==', mode: 'decode', format: 'zlib' },
      result: { output: 'hello world', originalBytes: 11, compressedBytes: 19, ratio: 1.7272727272727273 },
    },
    {
      inputs: { text: '1f8b08000000000002ff03000000000000000000', mode: 'decode', compressedEncoding: 'hex' },
      result: { output: '', originalBytes: 0, compressedBytes: 20 },
    },
  ],
  async run({ text, mode, format, inputEncoding, outputEncoding, compressedEncoding }) {
    const encodes = mode === 'encode';
    const given = bytesFromText(text, encodes ? inputEncoding : compressedEncoding);
    const made = await (encodes ? compressBy(given, format) : unpackBy(given, format, MAX_UNPACKED));
    const [original, compressed] = encodes ? [given, made] : [made, given];
    return {
      output: textFromBytes(made, encodes ? compressedEncoding : outputEncoding),
      originalBytes: original.length,
      compressedBytes: compressed.length,
      ...(original.length > 0 ? { ratio: compressed.length / original.length } : {}),
    };
  },
});
