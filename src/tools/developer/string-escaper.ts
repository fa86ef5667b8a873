import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codePointsNamed } from '../shared/text/character-names.ts';
import { decodeLiteral, namesIn } from './lib/literal-decoding.ts';
import { encodeLiteral } from './lib/string-literals.ts';

/** Finding characters by their names takes longer than the event loop has time for. */
const namesCharacters = ({ text, mode, language }: { text: string; mode: string; language: string }): boolean =>
  mode === 'decode' && language === 'python' && text.includes('\\N{');

export default defineTool({
  slug: 'string-escaper',
  name: 'String Escaper',
  category: 'developer',
  summary: 'Escapes text for a string literal in JavaScript, Python, Java, SQL, shell and more, and unescapes it.',
  description:
    "Double quotes in javascript, java, csharp, c, python, go, rust, php and ruby; sql, shell and powershell take single quotes; regex, xml and latex none. csv is quoted always with quotes, else only where needed. decode takes the literal with or without its quotes; an unknown or broken escape is refused. Escapes are those of the language alone: bytes in c, go, php and ruby, \\N{…} in python, only \\\\ and \\' in single quotes of php and ruby.",
  reference: 'The language standards; RFC 4180; POSIX shell; RE2; XML 1.0; LaTeX',
  keywords: ['escape string', 'unescape', 'string literal', 'quote', 'backslash', 'regex escape'],

  heavyWhen: namesCharacters,
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
  async run({ text, mode, language, quotes, asciiOnly }) {
    if (mode === 'encode') return { output: encodeLiteral(text, language, quotes, asciiOnly) };
    return { output: decodeLiteral(text, language, namesCharacters({ text, mode, language }) ? await codePointsNamed(namesIn(text)) : undefined) };
  },
});
