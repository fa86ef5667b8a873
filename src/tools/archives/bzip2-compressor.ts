import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bunzip2, bzip2 } from './lib/bzip2.ts';
import { givenBytes, packingAnswer, packingInputs, packingResult } from './lib/packing.ts';

const { text, mode, ...encodings } = packingInputs;

export default defineTool({
  slug: 'bzip2-compressor',
  name: 'Bzip2 Compressor and Decompressor',
  category: 'archives',
  summary: 'Compresses text or bytes with bzip2, and unpacks .bz2 data.',
  description:
    'Compressed bytes are those of bzip2 1.0.8. Several streams in a row unpack to all their data. Damaged or cut-off data, a checksum that does not fit, bytes behind the end and more than 10,000,000 unpacked bytes are refused.',
  reference: 'bzip2 1.0.8',
  keywords: ['bz2', 'bunzip2', 'bzcat', 'compress', 'decompress', 'unpack'],
  cost: 'heavy',
  inputs: z.strictObject({
    text,
    mode,
    level: z.int().min(1).max(9).default(9).describe('Size of the blocks that are compressed each by itself, in 100,000 bytes'),
    ...encodings,
  }),
  appliesWhen: { level: { mode: ['encode'] }, inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] } },
  result: z.strictObject(packingResult),
  pageInputs: {
    text: 'She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore.',
  },
  examples: [
    {
      inputs: { text: 'hello hello hello hello' },
      result: { output: 'QlpoOTFBWSZTWQL4sL0AAAORAEAAAkSgADDNAFSGlnGbOKPF3JFOFCQAviwvQA==', originalBytes: 23, compressedBytes: 46, ratio: 2 },
    },
    {
      inputs: { text: '425a683917724538509000000000', mode: 'decode', compressedEncoding: 'hex' },
      result: { output: '', originalBytes: 0, compressedBytes: 14 },
    },
  ],
  async run(inputs) {
    const given = givenBytes(inputs);
    return packingAnswer(inputs, given, inputs.mode === 'encode' ? await bzip2(given, inputs.level) : bunzip2(given));
  },
});
