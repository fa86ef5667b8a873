import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { compileFor, type Engine, type EngineMatch, type EnginePattern, engineField, LinearEnginePattern } from '../shared/text/engines.ts';
import { compilePattern } from '../shared/text/pattern.ts';
import { limitResult } from '../shared/text/segments.ts';

const MAX_LISTED_GROUPS = 500_000;

export default defineTool({
  slug: 'regex-tester',
  name: 'Regex Tester',
  category: 'developer',
  summary: 'Tests a regular expression: shows all matches with groups and positions, and the text after replacement.',
  description:
    'RE2 syntax in linear time, without back references and look-around, and named groups as (?P<name>...) or (?<name>...); or with engine javascript the syntax of JavaScript, run by its own engine until the time limit. Positions are UTF-16 offsets from 0 and ends the place after the last unit, as JavaScript has them. After an empty match the search continues one code point further (JavaScript: one unit without the flags u and v); an empty match right after one that is not empty counts. A group that took no part is replaced by nothing. Results of more than 5,000,000 characters are refused.',
  reference: 'RE2 syntax (github.com/google/re2/wiki/Syntax), leftmost-first; run by re2js. ECMA-262, run by the runtime',
  keywords: ['regexp', 'regex101', 'pattern', 'match', 'find and replace', 'capture groups', 'lookahead', 'lookbehind', 'backreference', 'javascript regex'],
  cost: 'heavy',
  inputs: z.strictObject({
    pattern: z.string().min(1).max(2000).describe('Regular expression in the syntax of engine, without slashes around it'),
    text: z.string().max(200_000).describe('Text to search for matches'),
    engine: engineField,
    flags: z
      .string()
      .max(8)
      .regex(/^(?!.*(.).*\1)[dgimsUuvy]*$/, 'must be letters of i, m, s and U, or with engine javascript of d, g, i, m, s, u, v and y, each once')
      .default('')
      .describe(
        'i (ignore case), m (^ and $ at every line), s (. takes line ends too), U (lazy is greedy and greedy lazy; re2 alone), u (by code points; javascript alone), v (sets in classes; javascript alone), y (each match begins where the last ended; javascript alone), d (places of groups, which are given anyway; javascript alone), g (every match, as all says; javascript alone), each once',
      ),
    all: z.boolean().default(true).describe('Find and replace every match; false: only the first'),
    replacement: z
      .string()
      .max(10_000)
      .optional()
      .describe(
        "Text that replaces each match, with $1 to $99, $<name>, $& (the match) and $$ (a dollar sign); with javascript also $` and $' (what comes before and after)",
      ),
    limit: z.int().min(1).max(10_000).default(1000).describe('How many matches are listed at most; all are counted'),
  }),
  result: z.strictObject({
    matched: z.boolean().describe('Whether the pattern matches anywhere'),
    count: z.int().describe('How many matches there are, also beyond the limit'),
    matches: z
      .array(
        z.strictObject({
          text: z.string().describe('What the match took of the text'),
          startUtf16: z.int().describe("Offset of the match's first UTF-16 unit"),
          endUtf16: z.int().describe("Offset after the match's last UTF-16 unit"),
          groups: z
            .array(
              z.strictObject({
                number: z.int().describe('Number of the group, counted from 1'),
                name: z.string().optional().describe('Name of the group, where it has one'),
                text: z.string().optional().describe('What the group took; absent where it took no part'),
                startUtf16: z.int().optional().describe("Offset of the group's first UTF-16 unit"),
                endUtf16: z.int().optional().describe("Offset after the group's last UTF-16 unit"),
              }),
            )
            .describe('Capturing groups in order of their numbers'),
        }),
      )
      .describe('The matches in order, with one entry for each capturing group'),
    groupCount: z.int().describe('How many capturing groups the pattern has'),
    groupNames: z.array(z.string()).describe('Names of the named groups, in order'),
    replaced: z.string().optional().describe('The text with its matches replaced; only with a replacement'),
  }),
  headline: 'matches',
  main: { input: 'text' },
  views: [{ kind: 'marked', field: 'matches', in: 'text', place: { counted: 'utf16', start: 'startUtf16', end: 'endUtf16' } }],
  presets: {
    'E-mail address': { pattern: '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+', text: 'Write to ann@example.com or bob.smith@mail.example.org.' },
    'Date, YYYY-MM-DD': { pattern: '(?P<year>\\d{4})-(?P<month>\\d\\d)-(?P<day>\\d\\d)', text: 'From 2026-11-05 to 2026-12-24' },
    Number: { pattern: '-?\\d+(?:\\.\\d+)?', text: 'From -3 to 12.5 and 7' },
  },
  examples: [
    {
      inputs: { pattern: '(?P<year>\\d{4})-(\\d\\d)', text: 'On 2026-11 and 😀 2027-01.', replacement: '$2/$<year>' },
      result: {
        matched: true,
        count: 2,
        matches: [
          {
            text: '2026-11',
            startUtf16: 3,
            endUtf16: 10,
            groups: [
              { number: 1, name: 'year', text: '2026', startUtf16: 3, endUtf16: 7 },
              { number: 2, text: '11', startUtf16: 8, endUtf16: 10 },
            ],
          },
          {
            text: '2027-01',
            startUtf16: 18,
            endUtf16: 25,
            groups: [
              { number: 1, name: 'year', text: '2027', startUtf16: 18, endUtf16: 22 },
              { number: 2, text: '01', startUtf16: 23, endUtf16: 25 },
            ],
          },
        ],
        groupCount: 2,
        groupNames: ['year'],
        replaced: 'On 11/2026 and 😀 01/2027.',
      },
    },
    {
      inputs: { pattern: '^(a)|b$', text: 'B\nab', flags: 'im' },
      result: {
        matched: true,
        count: 3,
        matches: [
          { text: 'B', startUtf16: 0, endUtf16: 1, groups: [{ number: 1 }] },
          { text: 'a', startUtf16: 2, endUtf16: 3, groups: [{ number: 1, text: 'a', startUtf16: 2, endUtf16: 3 }] },
          { text: 'b', startUtf16: 3, endUtf16: 4, groups: [{ number: 1 }] },
        ],
        groupCount: 1,
        groupNames: [],
      },
    },
  ],
  async run({ pattern, text, engine, flags, all, replacement, limit }) {
    const compiled = await compiledWith(engine, pattern, flags);
    const { groupCount, groupNames } = compiled;
    if (groupCount * limit > MAX_LISTED_GROUPS) unprocessable(`${limit} matches of ${groupCount} groups are too many to list; lower limit.`, 'limit');
    const names = new Map([...groupNames].flatMap(([name, numbers]) => numbers.map((number) => [number, name] as const)));
    const found = search(compiled, text, { all, limit, names }, replacement === undefined ? undefined : compiled.replacement(replacement));
    return {
      matched: found.count > 0,
      count: found.count,
      matches: found.matches,
      groupCount,
      groupNames: [...groupNames.keys()],
      ...(replacement !== undefined && { replaced: found.replaced }),
    };
  },
});

const OWN_FLAGS: Readonly<Record<Engine, { letters: RegExp; words: string }>> = {
  re2: { letters: /^[imsU]*$/, words: 'must be letters of i, m, s and U, each once' },
  javascript: { letters: /^[dgimsuvy]*$/, words: 'must be letters of d, g, i, m, s, u, v and y, each once' },
};

async function compiledWith(engine: Engine, pattern: string, flags: string): Promise<EnginePattern> {
  const { letters, words } = OWN_FLAGS[engine];
  if (!letters.test(flags)) invalid('flags', words);
  const has = (letter: string): boolean => flags.includes(letter);
  const options = { ignoreCase: has('i'), multiline: has('m'), dotAll: has('s') };
  if (engine === 'javascript') return compileFor(engine, pattern, { ...options, unicode: has('u'), unicodeSets: has('v'), sticky: has('y') });
  // Without the flag first, so that positions in messages are those of the pattern as it was written.
  const plain = await compileFor(engine, pattern, options);
  return has('U') ? new LinearEnginePattern(await compilePattern(`(?U)${pattern}`, options)) : plain;
}

interface Group {
  number: number;
  name?: string;
  text?: string;
  startUtf16?: number;
  endUtf16?: number;
}
interface Match {
  text: string;
  startUtf16: number;
  endUtf16: number;
  groups: Group[];
}

function search(
  pattern: EnginePattern,
  text: string,
  { all, limit, names }: { all: boolean; limit: number; names: ReadonlyMap<number, string> },
  filledFor: ((match: EngineMatch, text: string) => string) | undefined,
): { count: number; matches: Match[]; replaced: string } {
  const matches: Match[] = [];
  const pieces: string[] = [];
  let [count, from, length] = [0, 0, text.length];
  for (const match of pattern.matches(text)) {
    count++;
    const { start, end } = match;
    if (matches.length < limit) {
      const groups = Array.from({ length: pattern.groupCount }, (_, index) => groupOf(index + 1, match, names, text));
      matches.push({ text: text.slice(start, end), startUtf16: start, endUtf16: end, groups });
    }
    if (filledFor) {
      const filled = filledFor(match, text);
      pieces.push(text.slice(from, start), filled);
      from = end;
      length += filled.length - (end - start);
      limitResult(length);
    }
    if (!all) break;
  }
  return { count, matches, replaced: pieces.join('') + text.slice(from) };
}

function groupOf(number: number, match: EngineMatch, names: ReadonlyMap<number, string>, text: string): Group {
  const name = names.get(number);
  const place = match.group(number);
  return {
    number,
    ...(name !== undefined && { name }),
    ...(place && { text: text.slice(place.start, place.end), startUtf16: place.start, endUtf16: place.end }),
  };
}
