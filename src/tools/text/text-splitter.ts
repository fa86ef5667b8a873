import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { compileFor, type Engine, engineField } from '../shared/text/engines.ts';
import { graphemes, lines, nonSpaceRuns, paragraphs, sentenceSegments, trim, words } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-splitter',
  name: 'Text Splitter',
  category: 'text',
  summary: 'Splits a text at a separator, pattern, white space, lines, words, sentences or paragraphs, or into pieces of a fixed length.',
  description:
    'Empty text has one empty part by separator and regex, none otherwise. Lines come without their endings; grouped lines are joined with LF, grouped words with a space. ' +
    'Words and sentences follow Unicode text segmentation. regex is RE2 syntax, where an empty match does not split; or with engine javascript the syntax of JavaScript, where it does: (?=[A-Z]) splits before each capital letter. What groups take is left out.',
  reference: 'Unicode UAX #29; RE2 regular expression syntax; ECMA-262',
  keywords: ['split', 'explode', 'tokenize', 'parts', 'cut'],
  heavyWhen: ({ by, engine }) => by === 'regex' && engine === 'javascript',
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to split'),
    by: z
      .enum(['separator', 'regex', 'whitespace', 'line', 'word', 'sentence', 'paragraph', 'length'])
      .default('separator')
      .describe('What ends a part: a separator, a pattern, white space, a unit of text, or a length'),
    separator: z.string().min(1).max(100).default(',').describe('Text at which to split, taken literally, for separator'),
    pattern: z.string().min(1).max(1000).optional().describe('Regular expression at which to split, in the syntax of engine; required for regex'),
    engine: engineField,
    size: z.int().min(1).max(1_000_000).default(1).describe('Parts per group, for line and word; characters per part, for length'),
    limit: z.int().min(1).max(1_000_000).optional().describe('For separator and regex, at most this many parts; the last holds the rest unsplit'),
    trim: z.boolean().default(false).describe('Remove white space around each part'),
    removeEmpty: z.boolean().default(false).describe('Leave out parts that are empty (after trimming)'),
  }),
  result: z.strictObject({ parts: z.array(z.string()).describe('The parts in order'), count: z.int().describe('Number of parts') }),
  appliesWhen: {
    separator: { by: ['separator'] },
    pattern: { by: ['regex'] },
    engine: { by: ['regex'] },
    size: { by: ['line', 'word', 'length'] },
    limit: { by: ['separator', 'regex'] },
  },
  examples: [
    { inputs: { text: 'a, b,,c', trim: true, removeEmpty: true }, result: { parts: ['a', 'b', 'c'], count: 3 } },
    { inputs: { text: 'a1b22c', by: 'regex', pattern: '\\d+', limit: 2 }, result: { parts: ['a', 'b22c'], count: 2 } },
    { inputs: { text: 'abcdefg', by: 'length', size: 3 }, result: { parts: ['abc', 'def', 'g'], count: 3 } },
  ],
  async run({ text, by, separator, pattern, engine, size, limit = Number.POSITIVE_INFINITY, trim: trimmed, removeEmpty }) {
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
    };
    const whole = await split[by]();
    const parts = trimmed ? whole.map(trim) : whole;
    const kept = removeEmpty ? parts.filter((part) => part !== '') : parts;
    return { parts: kept, count: kept.length };
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
