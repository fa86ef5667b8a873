import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { hexOutputEncoding } from '../shared/bytes/codec.ts';
import { MAX_UNPACKED } from '../shared/packages/output.ts';
import { ratioOf } from './lib/packing.ts';
import { unpackLznt1, unpackXpress, unpackXpressHuffman } from './lib/xpress.ts';

export default defineTool({
  slug: 'lznt1-decompressor',
  name: 'LZNT1 and XPRESS Decompressor',
  category: 'archives',
  summary: 'Unpacks the compression of Windows: LZNT1 (NTFS, hibernation, RtlDecompressBuffer), XPRESS and XPRESS Huffman.',
  description:
    'LZNT1 ends with a chunk header 0000 or with the data; chunks that are not compressed are copied. A copy that reaches in front of the data (of its chunk, for LZNT1), cut-off data, a size that is not reached and a Huffman table that is none are refused.',
  reference: '[MS-XCA] sections 2.2, 2.4 and 2.5',
  keywords: ['ntfs compression', 'rtldecompressbuffer', 'windows prefetch', 'hiberfil', 'xca', 'lzxpress', 'forensics'],
  inputs: z.strictObject({
    data: z.string().min(1).max(2_000_000).describe('The compressed bytes, in inputEncoding'),
    format: z
      .enum(['lznt1', 'xpress', 'xpress-huffman'])
      .default('lznt1')
      .describe('Kind of compression: lznt1 in chunks of 4096 bytes, xpress (plain LZ77), or xpress-huffman (LZ77 with Huffman codes)'),
    size: z.int().min(0).max(MAX_UNPACKED).optional().describe('Number of unpacked bytes: needed for xpress-huffman; xpress stops there; not for lznt1'),
    inputEncoding: z.enum(['hex', 'base64']).default('hex').describe('How the compressed bytes are given'),
    outputEncoding: hexOutputEncoding,
  }),
  result: z.strictObject({
    output: z.string().describe('The unpacked bytes, in outputEncoding'),
    originalBytes: z.int().describe('Number of unpacked bytes'),
    compressedBytes: z.int().describe('Number of compressed bytes'),
    ratio: z.number().optional().describe('Compressed divided by unpacked bytes; left out for no bytes'),
  }),
  appliesWhen: { size: { format: ['xpress', 'xpress-huffman'] } },
  examples: [
    {
      inputs: { data: 'ffffff1f61626317000fff2601', format: 'xpress', outputEncoding: 'utf8', size: 9 },
      result: { output: 'abcabcabc', originalBytes: 9, compressedBytes: 13, ratio: 1.4444444444444444 },
    },
    {
      inputs: { data: '0430 68656c6c6f 0000', outputEncoding: 'utf8' },
      result: { output: 'hello', originalBytes: 5, compressedBytes: 9, ratio: 1.8 },
    },
  ],
  run({ data, format, size, inputEncoding, outputEncoding }) {
    if (size !== undefined && format === 'lznt1') invalid('size', 'does not count with lznt1, whose chunks say where they end');
    const bytes = bytesFromText(data, inputEncoding, 'data');
    const made = format === 'lznt1' ? unpackLznt1(bytes) : format === 'xpress' ? unpackXpress(bytes, size) : unpackXpressHuffman(bytes, needed(size));
    return { output: textFromBytes(made, outputEncoding), originalBytes: made.length, compressedBytes: bytes.length, ...ratioOf(bytes.length, made.length) };
  },
});

const needed = (size: number | undefined): number => size ?? invalid('size', 'is needed for xpress-huffman: the number of unpacked bytes');
