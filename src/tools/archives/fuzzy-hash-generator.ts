import { z } from 'zod';
import { defineTool } from '../define.ts';
import { fileBytes, fileField } from './lib/files.ts';
import { fuzzyHash } from './lib/fuzzy-hash.ts';

export default defineTool({
  slug: 'fuzzy-hash-generator',
  name: 'Fuzzy Hash Generator (ssdeep)',
  category: 'archives',
  summary: 'Calculates the fuzzy hash of a file, as ssdeep does, for finding files that are much alike.',
  description:
    'A context triggered piecewise hash (CTPH): the block size, then a character for each block of the file and for each of twice the size. A change in one place leaves the rest of the hash as it was. Files below 4 KB are too short for comparisons that mean much.',
  reference: 'Kornblum, Identifying almost identical files using context triggered piecewise hashing, 2006',
  keywords: ['ctph', 'spamsum', 'piecewise hash', 'malware similarity', 'virustotal', 'near duplicate', 'similarity digest'],
  cost: 'heavy',
  inputs: z.strictObject({ file: fileField('The file to hash', 0) }),
  result: z.strictObject({
    hash: z.string().describe('The fuzzy hash: block size, blocks and blocks of twice the size, with colons between them'),
    blockSize: z.int().describe('Bytes that a block has on average'),
    bytes: z.int().describe('Number of bytes of the file'),
  }),
  examples: [
    {
      inputs: { file: 'VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVyIHRoZSBsYXp5IGRvZw==' },
      result: { hash: '3:FJKKIUKact:FHIGi', blockSize: 3, bytes: 43 },
    },
  ],
  run({ file }) {
    const bytes = fileBytes(file, 'file');
    return { ...fuzzyHash(bytes), bytes: bytes.length };
  },
});
