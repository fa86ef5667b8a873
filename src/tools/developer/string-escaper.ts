import { z } from 'zod';
import { defineTool } from '../define.ts';
import { decodeLiteral, encodeLiteral } from './lib/string-literals.ts';

export default defineTool({
  slug: 'string-escaper',
  name: 'String Escaper',
  category: 'developer',
  summary: "Writes text as a string literal's content in JavaScript, Python, Java, SQL, shell and more, and back.",
  description:
    'Double quotes in javascript, java, csharp, c, python, go, rust, php and ruby; sql, shell and powershell take single quotes; regex, xml and latex none. csv is quoted always with quotes, else only where needed. decode takes the literal with or without its quotes; an unknown or broken escape is refused.',
  reference: 'The language standards; RFC 4180; POSIX shell; RE2; XML 1.0; LaTeX',
  keywords: ['escape string', 'unescape', 'string literal', 'quote', 'backslash'],

  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Text to escape, or a literal to read'),
    mode: z.enum(['encode', 'decode']).default('encode').describe('Escape the text, or read a literal back'),
    language: z
      .enum(['javascript', 'java', 'csharp', 'c', 'python', 'go', 'rust', 'php', 'ruby', 'sql', 'shell', 'powershell', 'regex', 'csv', 'xml', 'latex'])
      .default('javascript')
      .describe('Language of the literal'),
    quotes: z.boolean().default(true).describe('Put the quotes around the text'),
    asciiOnly: z.boolean().default(false).describe('Escape characters above U+007E too, where the language can'),
  }),
  result: z.strictObject({ output: z.string().describe('The literal, or the text it means') }),
  examples: [
    { inputs: { text: 'say "hi"\n\té', language: 'python', asciiOnly: true }, result: { output: '"say \\"hi\\"\\n\\t\\u00e9"' } },
    { inputs: { text: "it's", language: 'shell' }, result: { output: "'it'\\''s'" } },
    { inputs: { text: '"a\\u00e9\\n"', mode: 'decode', language: 'java' }, result: { output: 'aé\n' } },
  ],
  run: ({ text, mode, language, quotes, asciiOnly }) => ({
    output: mode === 'encode' ? encodeLiteral(text, language, quotes, asciiOnly) : decodeLiteral(text, language),
  }),
});
