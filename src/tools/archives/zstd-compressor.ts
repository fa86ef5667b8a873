import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { dictionaryIdOf, unzstd, zstd } from '../shared/packages/zstd.ts';
import { givenBytes, packingAnswer, packingInputs, packingResult } from './lib/packing.ts';

const { text, mode, ...encodings } = packingInputs;

export default defineTool({
  slug: 'zstd-compressor',
  name: 'Zstandard Compressor with Dictionary',
  category: 'archives',
  summary: 'Compresses and expands Zstandard, with levels, checksum and dictionary, and reads frame headers.',
  description:
    'The size is written into the frame. Several frames in a row and skippable ones are read. A window above 128 MiB, a dictionary whose number is not that of the frame, a missing one, damaged or cut-off data, bytes behind the end and more than 10,000,000 unpacked bytes are refused.',
  reference: 'RFC 8878',
  keywords: ['zst', 'unzstd', 'zstdcat', 'facebook compression', 'compress', 'decompress', 'trained dictionary'],
  cost: 'heavy',
  inputs: z.strictObject({
    text,
    mode,
    level: z.int().min(1).max(19).default(3).describe('How hard to compress, from 1 (fast) to 19 (small)'),
    checksum: z.boolean().default(true).describe('Whether a checksum of the data is written at the end of the frame'),
    dictionary: z
      .string()
      .min(1)
      .max(2_000_000)
      .optional()
      .describe('Bytes in base64 that the data are compressed with and that unpacking needs again: one that zstd --train has made, or any raw content'),
    ...encodings,
  }),
  appliesWhen: { level: { mode: ['encode'] }, checksum: { mode: ['encode'] }, inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] } },
  result: z.strictObject({
    ...packingResult,
    dictionaryId: z.int().describe('Number of the dictionary that the first frame names; 0 for none'),
    hasChecksum: z.boolean().describe('Whether the first frame has a checksum'),
    contentSize: z.int().optional().describe('Number of unpacked bytes that the first frame states; left out where it states none'),
    frames: z.int().describe('Number of frames of data, without skippable ones'),
  }),
  pageInputs: {
    text: 'She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore.',
  },
  examples: [
    {
      inputs: { text: 'KLUv/SQFKQAAaGVsbG+jbZ+I', mode: 'decode' },
      result: { output: 'hello', originalBytes: 5, compressedBytes: 18, ratio: 3.6, dictionaryId: 0, hasChecksum: true, contentSize: 5, frames: 1 },
    },
    {
      inputs: { text: 'hello', checksum: false },
      result: {
        output: 'KLUv/SAFKQAAaGVsbG8=',
        originalBytes: 5,
        compressedBytes: 14,
        ratio: 2.8,
        dictionaryId: 0,
        hasChecksum: false,
        contentSize: 5,
        frames: 1,
      },
    },
  ],
  async run(inputs) {
    const { level, checksum, dictionary } = inputs;
    const given = givenBytes(inputs);
    const words = dictionary === undefined ? new Uint8Array() : bytesFromText(dictionary, 'base64', 'dictionary');
    if (dictionary !== undefined && words.length === 0) unprocessable('The dictionary has no bytes.', 'dictionary');
    if (inputs.mode === 'encode') {
      const facts = { dictionaryId: dictionaryIdOf(words), hasChecksum: checksum, contentSize: given.length, frames: 1 };
      return { ...packingAnswer(inputs, given, await zstd(given, level, checksum, words)), ...facts };
    }
    const { bytes, frames, first } = await unzstd(given, undefined, words);
    return { ...packingAnswer(inputs, given, bytes), ...first, frames };
  },
});
