import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compileFor, type Engine, engineField } from '../shared/text/engines.ts';
import { foldCase } from '../shared/text/search.ts';
import { itemsOf, joinItems, separatorInput } from './lib/items.ts';

export default defineTool({
  slug: 'line-filter',
  name: 'Line Filter',
  category: 'text',
  summary: 'Keeps the lines that contain, start with, end with, equal or match a pattern, or removes them.',
  description:
    'regex is RE2 syntax, without back references and look-around, or with engine javascript the syntax of JavaScript; it is found anywhere in the line.',
  reference: 'RE2 regular expression syntax; ECMA-262',
  keywords: ['grep', 'search', 'remove lines', 'exclude', 'containing'],
  heavyWhen: ({ match, engine }) => match === 'regex' && engine === 'javascript',
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The lines to filter'),
    pattern: z.string().min(1).max(1000).describe('Text or pattern to look for in each line'),
    match: z
      .enum(['contains', 'startsWith', 'endsWith', 'equals', 'regex'])
      .default('contains')
      .describe('How a line must match the pattern; regex is a regular expression in the syntax of engine'),
    engine: engineField,
    caseSensitive: z.boolean().default(true).describe('true: A and a are different; false: case is ignored'),
    invert: z.boolean().default(false).describe('Keep the lines that do not match'),
    separator: separatorInput,
  }),
  result: z.strictObject({
    text: z.string().describe('The lines that were kept, in their order'),
    kept: z.int().describe('Number of lines kept'),
    removed: z.int().describe('Number of lines removed'),
  }),
  appliesWhen: { engine: { match: ['regex'] } },
  examples: [
    {
      inputs: { text: 'error: a\nok\nError: b\n', pattern: 'error', caseSensitive: false },
      result: { text: 'error: a\nError: b\n', kept: 2, removed: 1 },
    },
    { inputs: { text: 'a1\nbb\nc3', pattern: '^[a-z]\\d$', match: 'regex', invert: true }, result: { text: 'bb', kept: 1, removed: 2 } },
    { inputs: { text: 'ab, cd, ae', pattern: 'a', match: 'startsWith', separator: ', ' }, result: { text: 'ab, ae', kept: 2, removed: 1 } },
  ],
  async run({ text, pattern, match, engine, caseSensitive, invert, separator }) {
    const matches = match === 'regex' ? await regexTest(engine, pattern, caseSensitive) : literalTest(pattern, match, caseSensitive);
    const all = itemsOf(text, separator);
    const kept = all.filter((line) => matches(line) !== invert);
    return { text: joinItems(kept, text, separator), kept: kept.length, removed: all.length - kept.length };
  },
});

async function regexTest(engine: Engine, pattern: string, caseSensitive: boolean): Promise<(line: string) => boolean> {
  const compiled = await compileFor(engine, pattern, { ignoreCase: !caseSensitive });
  return (line) => compiled.test(line);
}

function literalTest(pattern: string, match: 'contains' | 'startsWith' | 'endsWith' | 'equals', caseSensitive: boolean): (line: string) => boolean {
  const fold = caseSensitive ? (text: string) => text : foldCase;
  const wanted = fold(pattern);
  switch (match) {
    case 'contains':
      return (line) => fold(line).includes(wanted);
    case 'startsWith':
      return (line) => fold(line).startsWith(wanted);
    case 'endsWith':
      return (line) => fold(line).endsWith(wanted);
    case 'equals':
      return (line) => fold(line) === wanted;
  }
}
