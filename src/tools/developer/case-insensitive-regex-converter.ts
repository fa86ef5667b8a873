import { z } from 'zod';
import { defineTool } from '../define.ts';
import { fromCaseInsensitive, toCaseInsensitive } from './lib/case-insensitive.ts';

export default defineTool({
  slug: 'case-insensitive-regex-converter',
  name: 'Case-Insensitive Regex Converter',
  category: 'developer',
  summary: 'Rewrites a regular expression so that it ignores case without a flag: cat becomes [cC][aA][tT], and back.',
  description:
    'For programs that have no flag for it. Classes and ranges get the other case of their letters. Escapes such as \\d, names of groups and quantifiers stay; a letter written by its number (\\x41) gets its other case. Letters without exactly one other case, such as ß, stay.',
  reference: 'Unicode case mappings',
  keywords: ['ignore case', 'regex flag i', 'case insensitive pattern', 'yara', 'snort pcre', '[aA]'],
  // Ranges of other letters than those of ASCII may have very many.
  heavyWhen: ({ pattern }) => /[^ -~]|\\[xu]/.test(pattern),
  inputs: z.strictObject({
    pattern: z.string().max(10_000).describe('The regular expression'),
    mode: z.enum(['to', 'from']).default('to').describe('to makes the pattern ignore case, from takes pairs such as [aA] for the letter that is written first'),
  }),
  result: z.strictObject({ pattern: z.string().describe('The pattern that was made') }),
  choiceLabels: { mode: { to: 'Ignore case', from: 'Back to letters' } },
  examples: [
    { inputs: { pattern: 'Mozilla/[0-9a-f]+' }, result: { pattern: '[mM][oO][zZ][iI][lL][lL][aA]/[0-9A-Fa-f]+' } },
    { inputs: { pattern: '[sS][eE][lL][eE][cC][tT]\\s+[*\\w]', mode: 'from' }, result: { pattern: 'select\\s+[*\\w]' } },
  ],
  run: ({ pattern, mode }) => ({ pattern: mode === 'to' ? toCaseInsensitive(pattern) : fromCaseInsensitive(pattern) }),
});
