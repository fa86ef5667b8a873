import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { lzma } from './lib/lzma-write.ts';
import { givenBytes, packingAnswer, packingInputs, packingResult } from './lib/packing.ts';
import { isXz, unxz, xz, xzCheck } from './lib/xz.ts';

const { text, mode, ...encodings } = packingInputs;
const checkName = z.enum(['crc64', 'crc32', 'sha256', 'none']);

export default defineTool({
  slug: 'xz-compressor',
  name: 'XZ and LZMA Compressor and Decompressor',
  category: 'archives',
  summary: 'Compresses text or bytes as .xz or .lzma, and unpacks both.',
  description:
    'Several .xz streams and padding between them are read, and .lzma with or without a stated size. Dictionaries above 64 MiB, filters other than LZMA2, BCJ x86 and delta, damaged or cut-off data, bytes behind the end and more than 10,000,000 unpacked bytes are refused. level and check are for .xz, and .lzma is written with its size in it.',
  reference: 'The .xz file format 1.1 and the .lzma (LZMA alone) format, as XZ Utils read and write them',
  keywords: ['lzma2', 'unxz', 'xzcat', 'unlzma', '7-zip compression', 'compress', 'decompress'],
  cost: 'heavy',
  inputs: z.strictObject({
    text,
    mode,
    format: z.enum(['auto', 'xz', 'lzma']).default('auto').describe('Format to write or read; auto writes xz, and when decoding goes by the first bytes'),
    level: z.int().min(0).max(6).default(6).describe('How hard to compress to xz, from 0 (fast) to 6 (small)'),
    check: checkName.default('crc64').describe('The checksum that is written into xz data; when decoding, the data say which one they have'),
    ...encodings,
  }),
  appliesWhen: {
    level: { mode: ['encode'], format: ['auto', 'xz'] },
    check: { mode: ['encode'], format: ['auto', 'xz'] },
    inputEncoding: { mode: ['encode'] },
    outputEncoding: { mode: ['decode'] },
  },
  result: z.strictObject({
    output: packingResult.output,
    format: z.enum(['xz', 'lzma']).describe('The format that was written or read'),
    check: checkName.optional().describe('The checksum of xz data; left out for lzma'),
    originalBytes: packingResult.originalBytes,
    compressedBytes: packingResult.compressedBytes,
    ratio: packingResult.ratio,
  }),
  pageInputs: {
    text: 'She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore.',
  },
  examples: [
    {
      inputs: { text: '/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAEaGVsbG8AAAAAsTe52+XaHpsAAR0FuC2Arx+2830BAAAAAARZWg==', mode: 'decode' },
      result: { output: 'hello', format: 'xz', check: 'crc64', originalBytes: 5, compressedBytes: 64, ratio: 12.8 },
    },
    {
      inputs: { text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', format: 'lzma', compressedEncoding: 'hex' },
      result: { output: '5d0000800028000000000000000030ee26000000', format: 'lzma', originalBytes: 40, compressedBytes: 20, ratio: 0.5 },
    },
  ],
  async run(inputs) {
    const { format, level, check } = inputs;
    const given = givenBytes(inputs);
    if (inputs.mode === 'encode') {
      if (format !== 'lzma') return { ...packingAnswer(inputs, given, await xz(given, level, check)), format: 'xz' as const, check };
      return { ...packingAnswer(inputs, given, lzma(given)), format };
    }
    if (given.length === 0) unprocessable('There are no compressed bytes; even nothing takes some.', 'text');
    const kind = format === 'auto' ? (isXz(given) ? 'xz' : 'lzma') : format;
    const unpacked = await unxz(given, kind);
    return { ...packingAnswer(inputs, given, unpacked), format: kind, ...(kind === 'xz' && { check: xzCheck(given) }) };
  },
});
