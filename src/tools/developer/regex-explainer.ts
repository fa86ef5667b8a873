import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parsePattern } from '../shared/text/engines.ts';
import { compilePattern } from '../shared/text/pattern.ts';
import { explainJavaScriptPattern } from './lib/javascript-regex-parts.ts';
import { explainPattern, PART_KINDS } from './lib/regex-parts.ts';

export default defineTool({
  slug: 'regex-explainer',
  name: 'Regex Explainer',
  category: 'developer',
  summary: 'Breaks a regular expression into its parts and explains each of them.',
  description:
    'Parts are in the order of the pattern and together make all of it. A run of ordinary or escaped characters is one literal; a character that a quantifier follows stands alone. A brace that is not a quantifier is a literal. Positions are UTF-16 offsets from 0. depth is the number of groups around a part; for the brackets of a group, of those around the group.',
  reference: 'RE2 syntax (github.com/google/re2/wiki/Syntax); what is refused is what re2js refuses. ECMA-262',
  keywords: ['regexp', 'explain regex', 'what does this regex mean', 'decode pattern', 'understand regular expression'],
  heavyWhen: ({ pattern }) => pattern.length > 500,
  inputs: z.strictObject({
    pattern: z.string().min(1).max(2000).describe('Regular expression in the syntax of engine, without slashes around it'),
    engine: z
      .enum(['re2', 'javascript'])
      .default('re2')
      .describe('Whose syntax the pattern has: that of RE2, or that of JavaScript with look-around and back references'),
    flags: z
      .string()
      .max(8)
      .regex(/^(?!.*(.).*\1)[dgimsuvy]*$/, 'must be letters of d, g, i, m, s, u, v and y, each once')
      .default('')
      .describe('Flags of the pattern in JavaScript: u and v change how it is read, the others nothing'),
  }),
  result: z.strictObject({
    parts: z
      .array(
        z.strictObject({
          startUtf16: z.int().describe("Offset of the part's first UTF-16 unit"),
          endUtf16: z.int().describe("Offset after the part's last UTF-16 unit"),
          depth: z.int().describe('How many groups are around the part'),
          kind: z.enum(PART_KINDS).describe('Kind of piece of the pattern'),
          text: z.string().describe('The piece as written'),
          explanation: z.string().describe('What the piece does, in English'),
        }),
      )
      .describe('The pieces of the pattern in order, together all of it'),
    groups: z
      .array(
        z.strictObject({
          number: z.int().describe('Number of the group, counted from 1'),
          name: z.string().optional().describe('Name of the group, where it has one'),
          text: z.string().describe('The whole group as written'),
        }),
      )
      .describe('Capturing groups in order, each with its whole text'),
    groupCount: z.int().describe('How many capturing groups there are'),
  }),
  appliesWhen: { flags: { engine: ['javascript'] } },
  views: [{ kind: 'marked', field: 'parts', in: 'pattern', place: { counted: 'utf16', start: 'startUtf16', end: 'endUtf16' } }],
  examples: [
    {
      inputs: { pattern: 'ab+(?P<n>\\d{2,}|[^x])$' },
      result: {
        parts: [
          { startUtf16: 0, endUtf16: 1, depth: 0, kind: 'literal', text: 'a', explanation: 'the text a itself' },
          { startUtf16: 1, endUtf16: 2, depth: 0, kind: 'literal', text: 'b', explanation: 'the text b itself' },
          { startUtf16: 2, endUtf16: 3, depth: 0, kind: 'quantifier', text: '+', explanation: 'once or more, as many as possible' },
          { startUtf16: 3, endUtf16: 9, depth: 0, kind: 'group', text: '(?P<n>', explanation: 'start of capturing group 1 named n' },
          { startUtf16: 9, endUtf16: 11, depth: 1, kind: 'escape', text: '\\d', explanation: 'an ASCII digit' },
          { startUtf16: 11, endUtf16: 15, depth: 1, kind: 'quantifier', text: '{2,}', explanation: '2 times or more, as many as possible' },
          { startUtf16: 15, endUtf16: 16, depth: 1, kind: 'alternation', text: '|', explanation: 'or: what comes before it, or else what comes after it' },
          { startUtf16: 16, endUtf16: 20, depth: 1, kind: 'class', text: '[^x]', explanation: 'one character that is none of x' },
          { startUtf16: 20, endUtf16: 21, depth: 0, kind: 'groupEnd', text: ')', explanation: 'end of group 1' },
          { startUtf16: 21, endUtf16: 22, depth: 0, kind: 'anchor', text: '$', explanation: 'the end of the text, or of a line with flag m' },
        ],
        groups: [{ number: 1, name: 'n', text: '(?P<n>\\d{2,}|[^x])' }],
        groupCount: 1,
      },
    },
  ],
  async run({ pattern, engine, flags }) {
    const { parts, groups } = engine === 're2' ? await linearParts(pattern) : await javaScriptParts(pattern, flags);
    return { parts, groups, groupCount: groups.length };
  },
});

async function linearParts(pattern: string) {
  await compilePattern(pattern);
  return explainPattern(pattern);
}

async function javaScriptParts(pattern: string, flags: string) {
  return explainJavaScriptPattern(await parsePattern(pattern, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }));
}
