import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './unicode-inspector.ts';

describe('unicode-inspector', () => {
  // UnicodeData.txt, Scripts.txt and Blocks.txt of Unicode 17.0
  it.each([
    ['A', 'LATIN CAPITAL LETTER A', 'Lu', 'Latin', 'Basic Latin'],
    ['\n', '<control-000A>', 'Cc', 'Common', 'Basic Latin'],
    ['\u0301', 'COMBINING ACUTE ACCENT', 'Mn', 'Inherited', 'Combining Diacritical Marks'],
    ['\u4e2d', 'CJK UNIFIED IDEOGRAPH-4E2D', 'Lo', 'Han', 'CJK Unified Ideographs'],
    ['\ud55c', 'HANGUL SYLLABLE HAN', 'Lo', 'Hangul', 'Hangul Syllables'],
    ['\ue000', '<private-use-E000>', 'Co', 'Unknown', 'Private Use Area'],
    ['\ufffe', '<noncharacter-FFFE>', 'Cn', 'Unknown', 'Specials'],
    ['\ufdd0', '<noncharacter-FDD0>', 'Cn', 'Unknown', 'Arabic Presentation Forms-A'],
    ['\u0378', '<reserved-0378>', 'Cn', 'Unknown', 'Greek and Coptic'],
    ['\u{2FE0}', '<reserved-2FE0>', 'Cn', 'Unknown', 'No_Block'],
    ['\uf900', 'CJK COMPATIBILITY IDEOGRAPH-F900', 'Lo', 'Han', 'CJK Compatibility Ideographs'],
    ['\u{17000}', 'TANGUT IDEOGRAPH-17000', 'Lo', 'Tangut', 'Tangut'],
    ['\u{10940}', 'SIDETIC LETTER N01', 'Lo', 'Sidetic', 'Sidetic'],
    ['\u07ca', 'NKO LETTER A', 'Lo', 'Nko', 'NKo'],
    ['\u{10FFFF}', '<noncharacter-10FFFF>', 'Cn', 'Unknown', 'Supplementary Private Use Area-B'],
  ])('%j', async (text, name, category, script, block) => {
    const { characters } = await run(tool, { text });
    expect(characters[0]).toMatchObject({ name, category, script, block });
  });

  it('a lone surrogate', async () => {
    const { characters, count } = await run(tool, { text: '\ud800' });
    expect(count).toBe(1);
    expect(characters[0]).toMatchObject({
      name: '<surrogate-D800>',
      category: 'Cs',
      block: 'High Surrogates',
      utf8: 'EF BF BD',
      utf16: 'D800',
      decimal: 55296,
    });
  });

  it('one entry for each code point', async () => {
    expect((await run(tool, { text: 'e\u0301\u{1F600}' })).count).toBe(3);
    await expectInvalid(tool, { text: '' }, 'text');
  });
});
