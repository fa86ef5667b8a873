import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { compileFor, type Engine, engineField } from '../shared/text/engines.ts';
import { findAll } from '../shared/text/search.ts';
import { limitResult } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-replacer',
  name: 'Find and Replace',
  category: 'text',
  summary: 'Finds and replaces text, either literally or with a regular expression.',
  description:
    'literal takes the replacement as it is. regex is RE2 syntax, or with engine javascript the syntax of JavaScript; ^ and $ match at every line. In the replacement $1 to $99 and $<name> are groups, $& the match and $$ a dollar sign, ' +
    "with javascript also $` and $' for what comes before and after the match. " +
    'Results of more than 5,000,000 characters are refused.',
  reference: 'RE2 regular expression syntax; ECMA-262',
  keywords: ['substitute', 'regex replace', 'sed', 'swap', 'change'],
  heavyWhen: ({ text, find, replacement, mode, engine }) =>
    (mode === 'regex' && (engine === 'javascript' || find.length > 200)) || text.length * replacement.length > 1_000_000,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to change'),
    find: z.string().min(1).max(1000).describe('Text or pattern to look for'),
    replacement: z.string().max(10_000).default('').describe('Text that replaces a match; for regex with $1, $<name>, $& and $$'),
    mode: z
      .enum(['literal', 'extended', 'regex'])
      .default('literal')
      .describe(
        'How to read find and replacement: as they are; with the escapes \\n \\r \\t \\0 \\\\ \\xHH \\uHHHH and \\u{H…}; or as a regular expression in the syntax of engine',
      ),
    engine: engineField,
    caseSensitive: z.boolean().default(true).describe('true: A and a are different; false: case is ignored'),
    wholeWord: z.boolean().default(false).describe('Literal and extended only: no letter, mark, number or underscore may be directly before or after'),
    all: z.boolean().default(true).describe('true: replace all matches; false: only the first'),
  }),
  result: z.strictObject({ text: z.string().describe('The text after the replacements'), replacements: z.int().describe('Number of replacements made') }),
  appliesWhen: { wholeWord: { mode: ['literal', 'extended'] }, engine: { mode: ['regex'] } },
  examples: [
    { inputs: { text: 'a.b.c', find: '.', replacement: '$1' }, result: { text: 'a$1b$1c', replacements: 2 } },
    { inputs: { text: 'a,b', find: ',', replacement: '\\n\\t', mode: 'extended' }, result: { text: 'a\n\tb', replacements: 1 } },
    {
      inputs: { text: '2024-03-09', find: '(\\d+)-(\\d+)-(\\d+)', replacement: '$3/$2/$1', mode: 'regex' },
      result: { text: '09/03/2024', replacements: 1 },
    },
  ],
  run({ text, find, replacement, mode, engine, caseSensitive, wholeWord, all }) {
    if (mode === 'regex' && wholeWord) invalid('wholeWord', 'is for literal and extended only; write \\b in the pattern instead');
    return mode === 'regex'
      ? replacePattern({ text, find, replacement, engine, caseSensitive, all })
      : replaceLiteral(
          text,
          mode === 'extended' ? unescaped(find, 'find') : find,
          mode === 'extended' ? unescaped(replacement, 'replacement') : replacement,
          { caseSensitive, wholeWord },
          all,
        );
  },
});

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0', '\\': '\\' };

/** Text with its escapes resolved, as editors call it "extended". */
function unescaped(text: string, path: string): string {
  return text.replace(
    /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|(.)|$)/gis,
    (all, braces?: string, four?: string, two?: string, one?: string) => {
      const digits = braces ?? four ?? two;
      const code = digits === undefined ? undefined : Number.parseInt(digits, 16);
      if (code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code);
      return ESCAPED[one ?? ''] ?? invalid(path, `has ${JSON.stringify(all)}, which is not an escape; a backslash is written \\\\`);
    },
  );
}

interface Replaced {
  text: string;
  replacements: number;
}

function replaceLiteral(text: string, find: string, replacement: string, options: { caseSensitive: boolean; wholeWord: boolean }, all: boolean): Replaced {
  const found = findAll(text, find, options);
  const matches = all ? found : found.slice(0, 1);
  limitResult(text.length + matches.reduce((total, { start, end }) => total + replacement.length - (end - start), 0));
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of matches) {
    pieces.push(text.slice(from, start), replacement);
    from = end;
  }
  return { text: pieces.join('') + text.slice(from), replacements: matches.length };
}

interface PatternInputs {
  text: string;
  find: string;
  replacement: string;
  engine: Engine;
  caseSensitive: boolean;
  all: boolean;
}

async function replacePattern({ text, find, replacement, engine, caseSensitive, all }: PatternInputs): Promise<Replaced> {
  const pattern = await compileFor(engine, find, { ignoreCase: !caseSensitive, multiline: true }, 'find');
  const filledFor = pattern.replacement(replacement);
  const pieces: string[] = [];
  let from = 0;
  let length = text.length;
  let replacements = 0;
  for (const match of pattern.matches(text)) {
    const filled = filledFor(match, text);
    pieces.push(text.slice(from, match.start), filled);
    from = match.end;
    length += filled.length - (match.end - match.start);
    limitResult(length);
    replacements++;
    if (!all) break;
  }
  return { text: pieces.join('') + text.slice(from), replacements };
}
