import { z } from 'zod';
import { defineTool } from '../define.ts';
import { utf8Bytes } from '../shared/platform/bytes.ts';
import { codePointName } from '../shared/text/segments.ts';
import { unicodeFacts } from '../shared/text/unicode-data.ts';

export default defineTool({
  slug: 'unicode-inspector',
  name: 'Unicode Inspector',
  category: 'text',
  summary: 'Shows the name, category, script, block and encodings of every code point in a text.',
  description:
    'Names include the derived ones (CJK UNIFIED IDEOGRAPH-4E2D); code points without a name have the label of the standard (<control-000A>). A lone surrogate has no UTF-8 form: there its bytes are those of U+FFFD.',
  reference: 'Unicode Character Database 17.0',
  keywords: ['code point', 'character info', 'hex', 'utf-8', 'utf-16', 'what is this character', 'char map', 'ascii table', 'ascii code', 'character code'],
  heavyWhen: ({ text }) => text.length > 800,
  inputs: z.strictObject({ text: z.string().min(1).max(2000).describe('The text to inspect') }),
  result: z.strictObject({
    characters: z
      .array(
        z.strictObject({
          character: z.string().describe('The code point as a character'),
          codePoint: z.string().describe('The code point in U+ notation, such as U+00E9'),
          name: z.string().describe('Unicode name, or the label of a code point without a name'),
          category: z.string().describe('General category in two letters, such as Ll'),
          script: z.string().describe('Unicode script, such as Latin'),
          block: z.string().describe('Unicode block, such as Latin-1 Supplement'),
          utf8: z.string().describe('Bytes in UTF-8 as hex, separated by spaces'),
          utf16: z.string().describe('Code units in UTF-16 as hex, separated by spaces'),
          decimal: z.int().describe('The code point as a decimal number'),
        }),
      )
      .describe('A row for each code point, in order'),
    count: z.int().describe('Number of code points'),
  }),
  examples: [
    {
      inputs: { text: '\u00e9' },
      result: {
        characters: [
          {
            character: '\u00e9',
            codePoint: 'U+00E9',
            name: 'LATIN SMALL LETTER E WITH ACUTE',
            category: 'Ll',
            script: 'Latin',
            block: 'Latin-1 Supplement',
            utf8: 'C3 A9',
            utf16: '00E9',
            decimal: 233,
          },
        ],
        count: 1,
      },
    },
    {
      inputs: { text: '\u{1F600}' },
      result: {
        characters: [
          {
            character: '\u{1F600}',
            codePoint: 'U+1F600',
            name: 'GRINNING FACE',
            category: 'So',
            script: 'Common',
            block: 'Emoticons',
            utf8: 'F0 9F 98 80',
            utf16: 'D83D DE00',
            decimal: 128512,
          },
        ],
        count: 1,
      },
    },
  ],
  async run({ text }) {
    const factsOf = await unicodeFacts();
    const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');
    const characters = Array.from(text, (character) => {
      const decimal = character.codePointAt(0) ?? 0;
      return {
        character,
        codePoint: codePointName(decimal),
        ...factsOf(decimal),
        utf8: Array.from(utf8Bytes(character), (byte) => hex(byte, 2)).join(' '),
        utf16: character
          .split('')
          .map((unit) => hex(unit.charCodeAt(0), 4))
          .join(' '),
        decimal,
      };
    });
    return { characters, count: characters.length };
  },
});
