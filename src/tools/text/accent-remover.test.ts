import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './accent-remover.ts';

describe('accent-remover', () => {
  it.each([
    ['empty text', { text: '' }, { text: '', changed: 0 }],
    ['ASCII', { text: 'plain' }, { text: 'plain', changed: 0 }],
    ['decomposed and composed alike', { text: 'e\u0301\u00e9\u1ebf' }, { text: 'eee', changed: 3 }],
    ['letters and their capitals', { text: 'øØłŁđĐðÐħĦŧŦıæÆœŒßẞþÞĳĲ' }, { text: 'oOlLdDdDhHtTiaeAEoeOEssSSthThijIJ', changed: 23 }],
    ['Greek and Cyrillic', { text: 'Ά ё й' }, { text: 'Α е и', changed: 3 }],
    ['marks of Hebrew, Arabic, Thai and Indic script stay', { text: 'שָׁ عَ กำ की' }, { text: 'שָׁ عَ กำ की', changed: 0 }],
    ['Hangul and voiced kana stay', { text: '한ガ' }, { text: '한ガ', changed: 0 }],
    ['the ring of the angstrom sign', { text: '\u212b' }, { text: 'A', changed: 1 }],
    ['special letters kept', { text: 'ǿ ß', replaceLetters: false }, { text: 'ø ß', changed: 1 }],
  ])('%s', async (_, inputs, result) => {
    const { text, changed } = await run(tool, inputs);
    expect({ text, changed }).toEqual({ text: result.text.normalize('NFC'), changed: result.changed });
  });
});
