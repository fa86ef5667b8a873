import { z } from 'zod';
import { defineTool } from '../define.ts';
import { graphemes, joinLines, lines, mapLines, nonSpaceRuns } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-reverser',
  name: 'Text Reverser',
  category: 'text',
  summary: 'Reverses a text by characters, by words, by lines, or inside each word.',
  description:
    'Characters are grapheme clusters, so accents, flags and CRLF survive. Words are runs of anything but white space; when their order turns, the white space between them stays where it is.',
  reference: 'Unicode UAX #29',
  keywords: ['backwards', 'mirror', 'flip', 'invert'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to reverse'),
    unit: z
      .enum(['characters', 'words', 'lines', 'wordCharacters'])
      .default('characters')
      .describe('What is put in reverse order; wordCharacters reverses inside each word'),
    perLine: z.boolean().default(false).describe('For characters and words, reverse each line by itself'),
  }),
  result: z.strictObject({ text: z.string().describe('The reversed text') }),
  appliesWhen: {
    perLine: { unit: ['characters', 'words'] },
  },
  examples: [
    { inputs: { text: 'noe\u0308l \u{1F1E9}\u{1F1EA}!' }, result: { text: '!\u{1F1E9}\u{1F1EA} le\u0308on' } },
    { inputs: { text: 'one  two three', unit: 'words' }, result: { text: 'three  two one' } },
    { inputs: { text: 'a\nb\nc\n', unit: 'lines' }, result: { text: 'c\nb\na\n' } },
  ],
  run({ text, unit, perLine }) {
    if (unit === 'lines') return { text: joinLines(lines(text).reverse(), text) };
    if (unit === 'wordCharacters') return { text: text.replace(/\P{White_Space}+/gu, reverseCharacters) };
    const reverse = unit === 'words' ? reverseWords : reverseCharacters;
    return { text: perLine ? mapLines(text, reverse) : reverse(text) };
  },
});

const reverseCharacters = (text: string): string => graphemes(text).reverse().join('');

function reverseWords(text: string): string {
  const runs = nonSpaceRuns(text);
  return text.replace(/\P{White_Space}+/gu, () => runs.pop() ?? '');
}
