import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Places, placeAt, placeOf, placeOfUnits, refuseAt } from './places.ts';

it('counts lines by LF, CRLF and CR, and columns by what people take for characters', () => {
  const text = 'a\r\nbé👩‍👩‍👧x\ry\nz';
  expect(placeOf(text, 0)).toEqual({ line: 1, column: 1 });
  expect(placeOf(text, text.indexOf('x'))).toEqual({ line: 2, column: 4 });
  expect(placeOf(text, text.indexOf('y'))).toEqual({ line: 3, column: 1 });
  expect(placeOf(text, text.indexOf('z'))).toEqual({ line: 4, column: 1 });
  expect(placeOf('\ufeffab', 2)).toEqual({ line: 1, column: 2 });
});

it('counts code points for programs', () => {
  expect(placeAt('a😀b', 3)).toEqual({ line: 1, column: 3 });
  expect(placeOfUnits('x\n😀b', 2, 2)).toEqual({ line: 2, column: 2 });
});

it('finds the same places in any order', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', '😀', 'é') }), fc.array(fc.nat(40), { maxLength: 6 }), (text, offsets) => {
      const places = new Places(text);
      for (const offset of offsets) {
        const before = text.slice(0, offset);
        // A CR before an LF that is not passed yet ends no line so far.
        const lines = (before.endsWith('\r') && text[offset] === '\n' ? before.slice(0, -1) : before).split(/\r\n|\n|\r/);
        expect(places.at(offset).line).toBe(lines.length);
        expect(places.at(offset)).toEqual(placeAt(text, offset));
      }
    }),
  );
});

it('names the place in a refusal', () => {
  expect(() => refuseAt('a\nbc', 3, 'it is wrong', 'text')).toThrow('Line 2, column 2: it is wrong.');
});
