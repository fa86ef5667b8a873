import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText, firstInvalidUtf8 } from '../shared/bytes/bytes.ts';
import { hexOf } from '../shared/platform/bytes.ts';

const MARKS: readonly [string, string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe0000', 'utf-32le'],
  ['0000feff', 'utf-32be'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];
/** Bytes a character of UTF-32 takes: what is not a multiple of it is not UTF-32. */
const UTF_32_BYTES = 4;

export default defineTool({
  slug: 'charset-detector',
  name: 'Charset Detector',
  category: 'encoding',
  summary: 'Finds a byte order mark, checks UTF-8, and guesses the character set of bytes.',
  description:
    'A byte order mark decides first, then bytes below 80 hex alone (ascii), then valid UTF-8; otherwise the character set is guessed from statistics of all the bytes. validUtf8 says whether all the bytes are, and invalidUtf8At where the first ill-formed sequence begins.',
  reference: 'Unicode table 3-7',
  keywords: ['encoding', 'bom', 'codepage', 'utf-8 check', 'chardet'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The bytes to examine, as Base64 or hex'),
    inputEncoding: z.enum(['hex', 'base64']).default('base64').describe('How the bytes are given'),
  }),
  result: z.strictObject({
    charset: z.string().describe('The character set, or the best guess'),
    bom: z.string().optional().describe('The byte order mark in hex; absent without one'),
    validUtf8: z.boolean().describe('Whether the bytes are well-formed UTF-8'),
    bytes: z.int().describe('Number of bytes examined'),
    invalidUtf8At: z.int().optional().describe('Position of the first byte that breaks UTF-8, from 0; absent when valid'),
    guesses: z
      .array(
        z.strictObject({
          charset: z.string().describe('Character set that was guessed'),
          confidence: z.number().describe('How well the guess fits, from 0 to 100'),
        }),
      )
      .optional()
      .describe('Guesses with a confidence from 0 to 100, best first'),
  }),
  examples: [
    { inputs: { text: 'efbbbf6869', inputEncoding: 'hex' }, result: { charset: 'utf-8', bom: 'efbbbf', validUtf8: true, bytes: 5 } },
    {
      inputs: { text: 'fffe41000a00', inputEncoding: 'hex' },
      result: { charset: 'utf-16le', bom: 'fffe', validUtf8: false, bytes: 6, invalidUtf8At: 0 },
    },
  ],
  async run({ text, inputEncoding }) {
    const bytes = bytesFromText(text, inputEncoding);
    const invalidUtf8At = firstInvalidUtf8(bytes);
    const validUtf8 = invalidUtf8At < 0;
    const head = hexOf(bytes.subarray(0, 4));
    const [bom, marked] = MARKS.find(([mark]) => head.startsWith(mark)) ?? [];
    const common = { validUtf8, bytes: bytes.length, ...(validUtf8 ? {} : { invalidUtf8At }) };
    if (bom !== undefined && marked !== undefined) return { charset: marked, bom, ...common };
    if (bytes.every((byte) => byte < 0x80)) return { charset: 'ascii', ...common };
    if (validUtf8) return { charset: 'utf-8', ...common };
    const { analyse } = await import('chardet');
    const possible = (charset: string): boolean =>
      charset !== 'utf-8' && charset !== 'ascii' && (!charset.startsWith('utf-32') || bytes.length % UTF_32_BYTES === 0);
    const guesses = analyse(bytes)
      .map(({ name, confidence }) => ({ charset: name.toLowerCase(), confidence }))
      .filter(({ charset }) => possible(charset));
    return { charset: guesses[0]?.charset ?? 'windows-1252', ...common, guesses };
  },
});
