import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './slug-generator.ts';

describe('slug-generator', () => {
  it.each([
    ['empty text', { text: '' }, ''],
    ['nothing left', { text: ' !?… ' }, ''],
    ['special letters and their capitals', { text: 'Straße ÆŒØĐÐÞŁ ı', lowercase: false }, 'Strasse-AEOEODDThL-i'],
    ['compatibility characters (NFKD)', { text: 'ﬁne ™ ½ Ａ' }, 'fine-tm-1-2-a'],
    ['apostrophes vanish', { text: "rock'n’roll ‘tis ʼn" }, 'rocknroll-tis-n'],
    ['the word and', { text: 'R&D' }, 'r-and-d'],
    ['other scripts', { text: 'Ελληνικά Привет 你好 ガ 한글' }, 'ellinika-privet-nihao-ga-hangeul'],
    ['symbols and emoji part words', { text: 'a€b 👍c' }, 'a-b-c'],
    ['line breaks part words', { text: 'a\nb' }, 'a-b'],
    ['a slug for each line', { text: 'A b\r\nC!\r\n', perLine: true }, 'a-b\r\nc\r\n'],
    ['no separator', { text: 'a b', separator: '' }, 'ab'],
    ['kept scripts, in NFC', { text: 'Cafe\u0301 हिन्दी 東京!', keepUnicode: true }, 'caf\u00e9-हिन्दी-東京'],
    ['cut at a separator', { text: 'one two three', maxLength: 7 }, 'one-two'],
    ['cut just before a separator', { text: 'one two three', maxLength: 8 }, 'one-two'],
    ['cut inside the word', { text: 'abcdefgh ij', maxLength: 3 }, 'abc'],
    ['cut without separators', { text: 'ab cd', maxLength: 3, separator: '' }, 'abc'],
  ])('%s', async (_, inputs, slug) => {
    expect(await run(tool, inputs)).toEqual({ slug });
  });
});
