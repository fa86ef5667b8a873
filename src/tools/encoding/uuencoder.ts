import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText, placeInText, textFromBytes } from '../shared/bytes/bytes.ts';
import { codecMode, inputEncoding, output, outputEncoding } from '../shared/bytes/codec.ts';
import { decodeUu, encodeUu } from './lib/uuencode.ts';

export default defineTool({
  slug: 'uuencoder',
  name: 'UUEncoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes uuencode (Unix-to-Unix encoding) with begin and end lines.',
  description:
    'Lines hold up to 45 bytes; the value 0 is written as a grave accent and read as that or a space. Decoding starts at the first begin line and stops at end; both must be there.',
  reference: 'POSIX uuencode',
  keywords: ['uudecode', 'usenet', 'uue', 'attachment'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode, or a uuencoded file to decode'),
    mode: codecMode,
    filename: z.string().min(1).max(255).default('file').describe('Encoding: name on the begin line'),
    permissions: z.string().min(3).max(4).default('644').describe('Encoding: octal file mode on the begin line'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({
    output,
    filename: z.string().describe('File name on the begin line'),
    permissions: z.string().describe('Octal file mode on the begin line'),
  }),
  appliesWhen: { filename: { mode: ['encode'] }, permissions: { mode: ['encode'] }, inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] } },
  examples: [
    {
      inputs: { text: 'Cat', filename: 'cat.txt' },
      result: { output: 'begin 644 cat.txt\n#0V%T\n`\nend\n', filename: 'cat.txt', permissions: '644' },
    },
    { inputs: { text: 'begin 600 a\n#0V%T\n \nend\n', mode: 'decode' }, result: { output: 'Cat', filename: 'a', permissions: '600' } },
  ],
  run({ text, mode, filename, permissions, inputEncoding, outputEncoding }) {
    if (mode === 'decode') {
      const { bytes, ...begin } = decodeUu(text);
      return { output: textFromBytes(bytes, outputEncoding), ...begin };
    }
    const lineBreak = filename.search(/[\r\n]/);
    if (lineBreak >= 0) unprocessable(`The line break ${placeInText(filename, lineBreak)} may not be in a file name.`, 'filename');
    const wrong = permissions.search(/[^0-7]/);
    if (wrong >= 0) unprocessable(`${placeInText(permissions, wrong)} is not an octal digit.`, 'permissions');
    return { output: encodeUu(bytesFromText(text, inputEncoding), filename, permissions), filename, permissions };
  },
});
