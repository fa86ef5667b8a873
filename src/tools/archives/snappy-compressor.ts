import { z } from 'zod';
import { defineTool } from '../define.ts';
import { snappy, snappyFramed, unsnappy, unsnappyFramed } from '../shared/packages/snappy.ts';
import { givenBytes, packingAnswer, packingInputs, packingResult } from './lib/packing.ts';

const { text, mode, ...encodings } = packingInputs;

export default defineTool({
  slug: 'snappy-compressor',
  name: 'Snappy Compressor and Decompressor',
  category: 'archives',
  summary: 'Compresses text or bytes with Snappy, raw or in the framing format, and unpacks them.',
  description:
    'In the framing format every chunk of at most 65,536 bytes has a masked CRC-32C, which is checked; padding and other skippable chunks are passed over. A stated size above 10,000,000 or not met, a copy that reaches in front of the data, reserved chunks and damaged or cut-off data are refused.',
  reference: "Google's Snappy format description and framing format (2015)",
  keywords: ['parquet', 'avro', 'kafka', 'leveldb', 'sz', 'compress', 'decompress'],
  inputs: z.strictObject({
    text,
    mode,
    format: z
      .enum(['raw', 'framed'])
      .default('raw')
      .describe('raw is the bare format inside databases and file formats; framed is a stream of chunks with checksums (.sz)'),
    ...encodings,
  }),
  appliesWhen: { inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] } },
  result: z.strictObject(packingResult),
  pageInputs: {
    text: 'She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore.',
  },
  examples: [
    {
      inputs: { text: '051068656c6c6f', mode: 'decode', compressedEncoding: 'hex' },
      result: { output: 'hello', originalBytes: 5, compressedBytes: 7, ratio: 1.4 },
    },
    {
      inputs: { text: 'hello', compressedEncoding: 'hex' },
      result: { output: '051068656c6c6f', originalBytes: 5, compressedBytes: 7, ratio: 1.4 },
    },
  ],
  async run(inputs) {
    const isFramed = inputs.format === 'framed';
    const given = givenBytes(inputs);
    if (inputs.mode === 'encode') return packingAnswer(inputs, given, await (isFramed ? snappyFramed(given) : snappy(given)));
    return packingAnswer(inputs, given, isFramed ? unsnappyFramed(given) : unsnappy(given));
  },
});
