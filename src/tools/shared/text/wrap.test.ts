import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { countGraphemes } from './segments.ts';
import { wrapCharacters, wrapWords } from './wrap.ts';

it.each(pythonRows<[string, number, string, string, string[]]>('wraps'))('wraps %j at %d as Python does', (text, width, indent, hangingIndent, expected) => {
  expect(wrapWords(text, { width, indent, hangingIndent, breakLongWords: false })).toEqual(expected);
});

it('keeps every line within the width, and every character but white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', 'é', 'e\u0301') }), fc.integer({ min: 2, max: 12 }), (text, width) => {
      const wrapped = wrapWords(text, { width, indent: '', hangingIndent: ' ', breakLongWords: true });
      for (const line of wrapped) expect(countGraphemes(line)).toBeLessThanOrEqual(width);
      expect(wrapped.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});

it('cuts a long word, and leaves it whole where it may not be cut', () => {
  const options = { width: 4, indent: '', hangingIndent: '' };
  expect(wrapWords('ab cdefghi j', { ...options, breakLongWords: true })).toEqual(['ab', 'cdef', 'ghi', 'j']);
  expect(wrapWords('ab cdefghi j', { ...options, breakLongWords: false })).toEqual(['ab', 'cdefghi', 'j']);
  expect(wrapWords('', { ...options, breakLongWords: true })).toEqual([]);
});

it('cuts between characters, never inside one', () => {
  expect(wrapCharacters('a😀e\u0301bc', { width: 2, indent: '', hangingIndent: '', breakLongWords: true })).toEqual(['a😀', 'e\u0301b', 'c']);
  expect(wrapCharacters('abcdef', { width: 3, indent: '-', hangingIndent: '', breakLongWords: true })).toEqual(['-ab', 'cde', 'f']);
});
