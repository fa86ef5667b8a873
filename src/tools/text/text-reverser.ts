import { z } from 'zod';
import { defineTool } from '../define.ts';
import { graphemes, mapLines, nonSpaceRuns } from '../shared/text/segments.ts';
import { itemsOf, joinItems, separatorInput } from './lib/items.ts';

export default defineTool({
  slug: 'text-reverser',
  name: 'Text Reverser',
  category: 'text',
  summary: 'Reverses a text by characters, by words, by lines, or inside each word.',
  description:
    'Characters are grapheme clusters, so accents, flags and CRLF survive. Words are runs of anything but white space; when their order turns, the white space between them stays where it is.',
  reference: 'Unicode UAX #29',
  keywords: ['backwards', 'mirror', 'flip', 'invert', 'create palindrome', 'reverse list'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to reverse'),
    unit: z
      .enum(['characters', 'words', 'lines', 'wordCharacters'])
      .default('characters')
      .describe('What is put in reverse order; wordCharacters reverses inside each word'),
    perLine: z.boolean().default(false).describe('For characters and words, reverse each line separately'),
    separator: separatorInput,
    mirror: z
      .enum(['none', 'shared', 'doubled'])
      .default('none')
      .describe('For characters, write the text and its mirror image behind it; shared has the last character once, doubled twice'),
  }),
  result: z.strictObject({ text: z.string().describe('The reversed text') }),
  appliesWhen: {
    perLine: { unit: ['characters', 'words'] },
    separator: { unit: ['lines'] },
    mirror: { unit: ['characters'] },
  },
  examples: [
    { inputs: { text: 'noe\u0308l \u{1F1E9}\u{1F1EA}!' }, result: { text: '!\u{1F1E9}\u{1F1EA} le\u0308on' } },
    { inputs: { text: 'one  two three', unit: 'words' }, result: { text: 'three  two one' } },
    { inputs: { text: 'race', mirror: 'shared' }, result: { text: 'racecar' } },
    { inputs: { text: 'a\nb\nc\n', unit: 'lines' }, result: { text: 'c\nb\na\n' } },
  ],
  run({ text, unit, perLine, separator, mirror }) {
    if (unit === 'lines') return { text: joinItems(itemsOf(text, separator).reverse(), text, separator) };
    if (unit === 'wordCharacters') return { text: text.replace(/\P{White_Space}+/gu, reverseCharacters) };
    const reverse = unit === 'words' ? reverseWords : mirror === 'none' ? reverseCharacters : (line: string) => mirrored(line, mirror === 'shared');
    return { text: perLine ? mapLines(text, reverse) : reverse(text) };
  },
});

/** A palindrome: the text and behind it its characters in reverse order. */
function mirrored(text: string, shared: boolean): string {
  const back = graphemes(text).reverse();
  return text + (shared ? back.slice(1) : back).join('');
}

const reverseCharacters = (text: string): string => graphemes(text).reverse().join('');

function reverseWords(text: string): string {
  const runs = nonSpaceRuns(text);
  return text.replace(/\P{White_Space}+/gu, () => runs.pop() ?? '');
}
