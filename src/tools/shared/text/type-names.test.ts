import { expect, it } from 'vitest';
import { typeName } from './type-names.ts';

it.each([
  ['user_name', 'UserName'],
  ['HTTPStatus', 'HttpStatus'],
  ['2nd place', '_2ndPlace'],
  ['größe', 'Größe'],
  ['', 'Value'],
  ['--', 'Value'],
  // UAX #31: superscripts and enclosing marks are not in XID_Continue; a mark does not begin a name.
  ['x²', 'X'],
  ['²x', 'X'],
  ['½', 'Value'],
  ['a\u20dd', 'A'],
  ['\u0301a', '_\u0301A'],
  ['नाम', 'नाम'],
  ['e\u0301t', '\u00c9t'],
])('makes of %j the type %s', (member, type) => {
  expect(typeName(member, { marks: true, form: 'NFC' })).toBe(type);
});

it('leaves out marks where a language has none in names', () => {
  expect(typeName('नाम', { marks: false, form: 'NFC' })).toBe('नम');
  expect(typeName('e\u0301t', { marks: false, form: 'NFC' })).toBe('\u00c9t');
});
