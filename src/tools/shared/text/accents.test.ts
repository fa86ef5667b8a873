import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { withoutMarks, withoutSpecialLetters } from './accents.ts';

it.each(pythonRows<[string, string]>('accents'))('takes the marks off %j as Python does', (text, expected) => {
  expect(withoutMarks(text)).toBe(expected);
});

it('keeps what is a letter of its own, and marks of other scripts', () => {
  expect(withoutMarks('øłßþ')).toBe('øłßþ');
  expect(withoutMarks('हिन्दी שָׁלוֹם')).toBe('हिन्दी שָׁלוֹם');
  expect(withoutMarks('한글')).toBe('한글');
});

it('writes letters out that are no letter with an accent', () => {
  expect(withoutSpecialLetters('Łódź Straße ẞ Þór æœÆŒ ĳ đð')).toBe('Lódź Strasse SS Thór aeoeAEOE ij dd');
});
