import { expect, it } from 'vitest';
import { unicodeFacts } from './unicode-data.ts';

// UnicodeData.txt, Scripts.txt and Blocks.txt of Unicode 17.0; the labels by section 4.8 of the Standard.
it.each([
  [0x41, 'LATIN CAPITAL LETTER A', 'Lu', 'Latin', 'Basic Latin'],
  [0x0, '<control-0000>', 'Cc', 'Common', 'Basic Latin'],
  [0xac00, 'HANGUL SYLLABLE GA', 'Lo', 'Hangul', 'Hangul Syllables'],
  [0x4e00, 'CJK UNIFIED IDEOGRAPH-4E00', 'Lo', 'Han', 'CJK Unified Ideographs'],
  [0x1f600, 'GRINNING FACE', 'So', 'Common', 'Emoticons'],
  [0x301, 'COMBINING ACUTE ACCENT', 'Mn', 'Inherited', 'Combining Diacritical Marks'],
  [0xd800, '<surrogate-D800>', 'Cs', 'Unknown', 'High Surrogates'],
  [0xe000, '<private-use-E000>', 'Co', 'Unknown', 'Private Use Area'],
  [0xffff, '<noncharacter-FFFF>', 'Cn', 'Unknown', 'Specials'],
  [0xfdd0, '<noncharacter-FDD0>', 'Cn', 'Unknown', 'Arabic Presentation Forms-A'],
  [0x378, '<reserved-0378>', 'Cn', 'Unknown', 'Greek and Coptic'],
  [0x10ffff, '<noncharacter-10FFFF>', 'Cn', 'Unknown', 'Supplementary Private Use Area-B'],
])('knows U+%s', async (codePoint, name, category, script, block) => {
  expect((await unicodeFacts())(codePoint)).toEqual({ name, category, script, block });
});
