import { expect, it } from 'vitest';
import { hasHidden, jsonWithoutHidden, withoutHidden } from './hidden-characters.ts';

/** The Bidi_Control characters of PropList.txt of Unicode 17, separators, and controls. */
const HIDDEN = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069', '\u2028', '\u2029', '\u0000', '\u001b', '\n', '\u007f', '\u009b'];

it.each(HIDDEN)('writes %j as an escape', (character) => {
  const hex = character.charCodeAt(0).toString(16).padStart(4, '0');
  expect(hasHidden(`a${character}b`)).toBe(true);
  expect(withoutHidden(`a${character}b`)).toBe(`a\\u${hex}b`);
});

it.each(['', 'Zoë 𝔘 👩‍👩‍👧 שלום', 'می‌خواهم', '\\u202e', 'a b'])('leaves %j as it is', (text) => {
  expect([hasHidden(text), withoutHidden(text)]).toEqual([false, text]);
});

it('writes JSON that is read as the same value and hides nothing', () => {
  const value = { names: HIDDEN, [HIDDEN.join('')]: 1 };
  const written = jsonWithoutHidden(JSON.stringify(value, null, 2));
  expect(JSON.parse(written)).toEqual(value);
  expect(hasHidden(written.replaceAll('\n', ''))).toBe(false);
});
