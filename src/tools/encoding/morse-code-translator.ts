import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { codecMode } from '../shared/bytes/codec.ts';
import { normalized } from '../shared/text/normal-forms.ts';
import { decodeMorseLine, encodeMorseLine } from './lib/morse.ts';

const MAX_LISTED = 20;

export default defineTool({
  slug: 'morse-code-translator',
  name: 'Morse Code Translator',
  category: 'encoding',
  summary: 'Translates text to International Morse code and back.',
  description:
    'Letters are separated by a space, words by " / "; line breaks stay as LF. Knows the letters, figures and marks of the ITU, é, and & ; ! _ $ by custom. Decoding also takes other dots and dashes, and | between words. Unknown characters or codes are refused, all of them listed, or left out on request.',
  reference: 'ITU-R M.1677-1',
  keywords: ['sos', 'telegraph', 'cw', 'ham radio', 'dots and dashes'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encode, or Morse code to decode'),
    mode: codecMode,
    dot: z.string().min(1).max(5).default('.').describe('How a dot is written'),
    dash: z.string().min(1).max(5).default('-').describe('How a dash is written'),
    skipUnknown: z.boolean().default(false).describe('Leave out what has no code, instead of refusing the text'),
  }),
  result: z.strictObject({ output: z.string().describe('Morse code, or capitals when decoded') }),
  examples: [
    { inputs: { text: 'SOS, help!' }, result: { output: '... --- ... --..-- / .... . .-.. .--. -.-.--' } },
    { inputs: { text: '.... .. / ..--..', mode: 'decode' }, result: { output: 'HI ?' } },
  ],
  run({ text, mode, dot, dash, skipUnknown }) {
    if (dot === dash) invalid('dash', 'must differ from dot');
    const unknown = new Set<string>();
    const lines = normalized(text, 'NFC').split(/\r\n|\n|\r/);
    const output = lines.map((line) => (mode === 'encode' ? encodeMorseLine(line, dot, dash, unknown) : decodeMorseLine(line, dot, dash, unknown))).join('\n');
    if (unknown.size > 0 && !skipUnknown) {
      const listed = [...unknown].slice(0, MAX_LISTED).map((item) => JSON.stringify(item));
      const more = unknown.size > MAX_LISTED ? ` and ${unknown.size - MAX_LISTED} more` : '';
      const what = mode === 'encode' ? 'These characters have no Morse code' : 'These codes are not those of a character';
      unprocessable(`${what}: ${listed.join(' ')}${more}; skipUnknown: true leaves them out.`, 'text');
    }
    return { output };
  },
});
