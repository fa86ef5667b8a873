import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctMembers, membersOf, numberValue, objectValue } from './tree.ts';

it('keeps the last of repeated members at the place of the first, however many there are', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'e', 'f', 'g', 'h', 'i', 'j'), { maxLength: 14 });
  fc.assert(
    fc.property(names, (list) => {
      const members = list.map((name, index) => ({ name, source: JSON.stringify(name), value: numberValue(String(index)) }));
      const expected = [...new Map(list.map((name, index) => [name, String(index)]))];
      const sources = distinctMembers(members).map(({ name, value }) => [name, value.kind === 'number' ? value.source : '']);
      expect(sources).toEqual(expected);
      const object = objectValue(members.map(({ name, value }) => [name, value]));
      expect(object.members).toEqual(distinctMembers(members));
      expect([...membersOf({ kind: 'object', members })].map(([name, value]) => [name, value.kind === 'number' ? value.source : ''])).toEqual(expected);
      if (new Set(list).size === list.length) expect(distinctMembers(members)).toBe(members);
    }),
    { numRuns: 500 },
  );
});
