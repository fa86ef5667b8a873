import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { escapeUnicode, unescapeUnicode } from './lib/unicode-escapes.ts';

export default defineTool({
  slug: 'unicode-escape-converter',
  name: 'Unicode Escape Converter',
  category: 'encoding',
  summary: 'Converts characters to the \\u escapes of JavaScript, Java, Python and others, and back.',
  description:
    'utf16 writes \\u00E9 and surrogate pairs, braces \\u{E9}, python \\u00E9 and \\U0001F600, percentU %u00E9. Decoding takes all of these and \\xE9 whatever the format and leaves everything else as it is; a lone surrogate or a value above 10FFFF is refused.',
  reference: 'ECMA-262, JSON (RFC 8259), Python string literals',
  keywords: ['unescape', 'native2ascii', 'json string', 'code point', 'emoji'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to escape, or text with escapes to resolve'),
    mode: codecMode,
    format: z.enum(['utf16', 'braces', 'python', 'percentU']).default('utf16').describe('Encoding: kind of escape'),
    scope: z.enum(['nonAscii', 'all']).default('nonAscii').describe('Encoding: nonAscii leaves U+0020 to U+007E as they are'),
  }),
  result: z.strictObject({ output }),
  appliesWhen: { format: { mode: ['encode'] }, scope: { mode: ['encode'] } },
  examples: [
    { inputs: { text: 'Café 😀' }, result: { output: 'Caf\\u00E9 \\uD83D\\uDE00' } },
    { inputs: { text: 'caf\\xe9 \\u{1F600} \\uD83D\\uDE00 \\n', mode: 'decode' }, result: { output: 'café 😀 😀 \\n' } },
  ],
  run: ({ text, mode, format, scope }) => ({ output: mode === 'encode' ? escapeUnicode(text, format, scope === 'all') : unescapeUnicode(text) }),
});
