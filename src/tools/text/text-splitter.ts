import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { compileFor, type Engine, engineField } from '../shared/text/engines.ts';
import { graphemes, limitResult, lines, nonSpaceRuns, paragraphs, sentenceSegments, trim, words } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-splitter',
  name: 'Text Splitter',
  category: 'text',
  summary: 'Splits a text at a separator, pattern, white space, lines, words or sentences, or into pieces of equal length.',
  description:
    'Empty text has one empty part by separator and regex, none otherwise. Lines come without their endings; grouped lines are joined with LF, grouped words with a space. ' +
    'Words and sentences follow Unicode text segmentation. regex is RE2 syntax, where an empty match does not split; or with engine javascript the syntax of JavaScript, where it does: (?=[A-Z]) splits before each capital letter. What groups take is left out.',
  reference: 'Unicode UAX #29; RE2 regular expression syntax; ECMA-262',
  keywords: ['explode', 'tokenize', 'parts', 'cut'],
  heavyWhen: ({ by, engine }) => by === 'regex' && engine === 'javascript',
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to split'),
    by: z
      .enum(['separator', 'regex', 'whitespace', 'line', 'word', 'sentence', 'paragraph', 'length', 'chunks'])
      .default('separator')
      .describe('What ends a part: a separator, a pattern, white space, a unit of text, a length, or a number of chunks of nearly equal length'),
    separator: z.string().min(1).max(100).default(',').describe('Text at which to split, taken literally, for separator'),
    pattern: z.string().min(1).max(1000).optional().describe('Regular expression at which to split, in the syntax of engine; required for regex'),
    engine: engineField,
    size: z.int().min(1).max(1_000_000).default(1).describe('Parts per group, for line and word; characters per part, for length'),
    limit: z.int().min(1).max(1_000_000).optional().describe('For separator and regex, at most this many parts; the last contains the rest unsplit'),
    chunks: z
      .int()
      .min(1)
      .max(100_000)
      .default(2)
      .describe('Number of parts for chunks; the first ones are a character longer where it does not divide evenly'),
    trim: z.boolean().default(false).describe('Remove white space around each part'),
    removeEmpty: z.boolean().default(false).describe('Leave out parts that are empty (after trimming)'),
    before: z.string().max(100).default('').describe('Text to put before each part'),
    after: z.string().max(100).default('').describe('Text to put after each part'),
    perGroup: z.int().min(1).max(10_000).default(1).describe('Join so many parts each into one, at last'),
    groupSeparator: z.string().max(100).default(' ').describe('Text between the parts that are joined into one'),
    padding: z.string().max(100).optional().describe('Part to fill the last group with; if omitted, it stays shorter'),
  }),
  result: z.strictObject({ parts: z.array(z.string()).describe('The parts in order'), count: z.int().describe('Number of parts') }),
  appliesWhen: {
    separator: { by: ['separator'] },
    pattern: { by: ['regex'] },
    engine: { by: ['regex'] },
    size: { by: ['line', 'word', 'length'] },
    limit: { by: ['separator', 'regex'] },
    chunks: { by: ['chunks'] },
  },
  examples: [
    { inputs: { text: 'a, b,,c', trim: true, removeEmpty: true }, result: { parts: ['a', 'b', 'c'], count: 3 } },
    { inputs: { text: 'a1b22c', by: 'regex', pattern: '\\d+', limit: 2 }, result: { parts: ['a', 'b22c'], count: 2 } },
    { inputs: { text: 'a,b,c', before: '[', after: ']', perGroup: 2, padding: '-' }, result: { parts: ['[a] [b]', '[c] [-]'], count: 2 } },
    { inputs: { text: 'abcdefg', by: 'length', size: 3 }, result: { parts: ['abc', 'def', 'g'], count: 3 } },
  ],
  async run({ text, by, separator, pattern, engine, size, limit = Number.POSITIVE_INFINITY, chunks, trim: trimmed, removeEmpty, ...form }) {
    if (by === 'regex' && pattern === undefined) invalid('pattern', 'is required when splitting by regex');
    const split = {
      separator: () => splitAt(text, separator, limit),
      regex: () => splitByPattern(text, engine, pattern ?? '', limit),
      whitespace: () => nonSpaceRuns(text),
      line: () => groups(lines(text), size, '\n'),
      word: () => groups(words(text), size, ' '),
      sentence: () =>
        sentenceSegments(text)
          .map(({ sentence }) => trim(sentence))
          .filter((sentence) => sentence !== ''),
      paragraph: () => paragraphs(text).map((paragraph) => paragraph.join('\n')),
      length: () => groups(graphemes(text), size, ''),
      chunks: () => evenChunks(graphemes(text), chunks),
    };
    const whole = await split[by]();
    const parts = trimmed ? whole.map(trim) : whole;
    const kept = removeEmpty ? parts.filter((part) => part !== '') : parts;
    const given = formed(kept, form);
    return { parts: given, count: given.length };
  },
});

function splitAt(text: string, separator: string, limit: number): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(separator); at >= 0 && parts.length + 1 < limit; at = text.indexOf(separator, from)) {
    parts.push(text.slice(from, at));
    from = at + separator.length;
  }
  parts.push(text.slice(from));
  return parts;
}

async function splitByPattern(text: string, engine: Engine, pattern: string, limit: number): Promise<string[]> {
  const compiled = await compileFor(engine, pattern);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of compiled.matches(text)) {
    if (parts.length + 1 >= limit) break;
    const parted = start < end || (compiled.splitsAtEmpty && start > from && start < text.length);
    if (!parted) continue;
    parts.push(text.slice(from, start));
    from = end;
  }
  parts.push(text.slice(from));
  return parts;
}

function groups(parts: string[], size: number, joiner: string): string[] {
  if (size === 1) return parts;
  const grouped: string[] = [];
  for (let i = 0; i < parts.length; i += size) grouped.push(parts.slice(i, i + size).join(joiner));
  return grouped;
}

/** A number of pieces whose lengths differ by one at most, the longer ones first. */
function evenChunks(characters: string[], count: number): string[] {
  const pieces = Math.min(count, characters.length);
  const [length, longer] = [Math.floor(characters.length / pieces), characters.length % pieces];
  return Array.from({ length: pieces }, (_, index) => {
    const start = index * length + Math.min(index, longer);
    return characters.slice(start, start + length + (index < longer ? 1 : 0)).join('');
  });
}

/** Parts with their marks, joined in groups. */
function formed(
  parts: readonly string[],
  {
    before,
    after,
    perGroup,
    groupSeparator,
    padding,
  }: { before: string; after: string; perGroup: number; groupSeparator: string; padding?: string | undefined },
): string[] {
  const missing = padding === undefined ? 0 : (perGroup - (parts.length % perGroup)) % perGroup;
  const all = missing === 0 || padding === undefined ? parts : [...parts, ...Array.from({ length: missing }, () => padding)];
  limitResult(all.reduce((total, part) => total + part.length, 0) + all.length * (before.length + after.length + (perGroup > 1 ? groupSeparator.length : 0)));
  return groups(
    all.map((part) => before + part + after),
    perGroup,
    groupSeparator,
  );
}
