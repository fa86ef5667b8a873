import { z } from 'zod';
import { defineTool } from '../define.ts';
import { withoutMarks, withoutSpecialLetters } from '../shared/text/accents.ts';
import { normalized } from '../shared/text/normal-forms.ts';
import { graphemes } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'accent-remover',
  name: 'Accent Remover',
  category: 'text',
  summary: 'Removes accents and other diacritics from the letters of a text, turning é into e and ñ into n.',
  description:
    'Drops the combining marks of U+0300–036F, 1AB0–1AFF, 1DC0–1DFF and 20D0–20FF after canonical decomposition; the result is in NFC. Marks of Indic, Hebrew, Arabic and Thai script stay. ' +
    'replaceLetters also writes out ø, ł, đ, æ, ß, þ and similar letters.',
  reference: 'Unicode UAX #15',
  keywords: ['diacritics', 'ascii', 'umlaut', 'unaccent', 'normalize', 'plain letters', 'umlauts'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to change'),
    replaceLetters: z.boolean().default(true).describe('Also write out letters that are not an accented base letter: ø as o, ß as ss, æ as ae'),
  }),
  result: z.strictObject({ text: z.string().describe('The text without accents, in NFC'), changed: z.int().describe('Number of characters that changed') }),
  examples: [
    { inputs: { text: 'Crème brûlée, Łódź, Ærøskøbing' }, result: { text: 'Creme brulee, Lodz, AEroskobing', changed: 9 } },
    { inputs: { text: 'straße ñ', replaceLetters: false }, result: { text: 'straße n', changed: 1 } },
  ],
  run({ text, replaceLetters }) {
    const plain = (part: string): string => (replaceLetters ? withoutSpecialLetters(withoutMarks(part)) : withoutMarks(part));
    if (!/[\u0080-\uffff]/.test(text)) return { text, changed: 0 };
    const changed = graphemes(text).filter((character) => character > '\u007f' || character.length > 1);
    return { text: plain(text), changed: changed.filter((character) => plain(character) !== normalized(character, 'NFC')).length };
  },
});
