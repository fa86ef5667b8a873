import { z } from 'zod';
import { defineTool } from '../define.ts';

export default defineTool({
  slug: 'transliterator',
  name: 'Transliterator',
  category: 'language',
  summary: 'Writes text of any script in plain ASCII letters, for example Москва as Moskva.',
  description:
    'Uses the tables of AnyAscii character by character, without regard to language: Chinese is read as Mandarin without tones, German ä becomes a, and nothing can be turned back. A rough reading aid, not a standard; cyrillic-transliterator, pinyin-converter, romaji-converter and hangul-romanizer follow standards. ' +
    'Emoji become names in colons; characters that the tables do not have vanish.',
  reference: 'AnyAscii',
  keywords: ['romanize', 'unidecode', 'latinize', 'ascii', 'remove unicode', 'anglicize', 'arabic', 'greek', 'readable'],
  inputs: z.strictObject({ text: z.string().max(1_000_000).describe('The text in any script') }),
  result: z.strictObject({
    text: z.string().describe('The text in ASCII characters only'),
    changed: z.boolean().describe('true if the text was not all ASCII before'),
  }),
  examples: [
    { inputs: { text: 'Łódź, Привет!' }, result: { text: 'Lodz, Privet!', changed: true } },
    { inputs: { text: 'plain' }, result: { text: 'plain', changed: false } },
  ],
  async run({ text }) {
    const { default: anyAscii } = await import('any-ascii');
    const ascii = anyAscii(text);
    return { text: ascii, changed: ascii !== text };
  },
});
