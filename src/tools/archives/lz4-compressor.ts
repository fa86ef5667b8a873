import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { lz4Block, lz4Frame, unlz4Block, unlz4Frames } from '../shared/packages/lz4.ts';
import { MAX_UNPACKED } from '../shared/packages/output.ts';
import { givenBytes, packingAnswer, packingInputs, packingResult } from './lib/packing.ts';

const { text, mode, ...encodings } = packingInputs;

export default defineTool({
  slug: 'lz4-compressor',
  name: 'LZ4 Compressor and Decompressor',
  category: 'archives',
  summary: 'Compresses text or bytes as an LZ4 frame or raw block, and unpacks them.',
  description:
    'A frame is written with a checksum of the data; when reading, linked blocks, all sizes, the checksums of header, blocks and content, several frames in a row and skippable ones are understood. Frames that need a dictionary, the legacy format, damaged or cut-off data and more than 10,000,000 unpacked bytes are refused.',
  reference: 'LZ4 frame format 1.6.4 and block format',
  keywords: ['unlz4', 'fast compression', 'compress', 'decompress', 'xxhash'],
  inputs: z.strictObject({
    text,
    mode,
    format: z.enum(['frame', 'block']).default('frame').describe('frame is a .lz4 file; block is the bare block of RPC protocols and databases'),
    size: z
      .int()
      .min(0)
      .max(MAX_UNPACKED)
      .optional()
      .describe('Only when decoding a block: the number of bytes it unpacks to, where that is known; another number is an error'),
    ...encodings,
  }),
  appliesWhen: { size: { mode: ['decode'], format: ['block'] }, inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] } },
  result: z.strictObject(packingResult),
  pageInputs: {
    text: 'She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore.',
  },
  examples: [
    {
      inputs: { text: '00', mode: 'decode', format: 'block', compressedEncoding: 'hex' },
      result: { output: '', originalBytes: 0, compressedBytes: 1 },
    },
    {
      inputs: { text: 'BCJNGGRApwUAAIBoZWxsbwAAAAD5dwD7', mode: 'decode' },
      result: { output: 'hello', originalBytes: 5, compressedBytes: 24, ratio: 4.8 },
    },
  ],
  async run(inputs) {
    const { format, size } = inputs;
    if (size !== undefined && (inputs.mode === 'encode' || format === 'frame')) invalid('size', 'counts only with mode decode and format block');
    const given = givenBytes(inputs);
    if (inputs.mode === 'encode') return packingAnswer(inputs, given, format === 'block' ? lz4Block(given) : await lz4Frame(given));
    return packingAnswer(inputs, given, format === 'block' ? unlz4Block(given, size) : await unlz4Frames(given));
  },
});
