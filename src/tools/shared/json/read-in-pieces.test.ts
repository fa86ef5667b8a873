import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './json.ts';
import { readInPieces } from './read-in-pieces.ts';

function read(text: string): { outcome: ReturnType<typeof readJson> | { value: unknown }; pieces: number } {
  const reading = readInPieces(text);
  for (let pieces = 1; ; pieces++) {
    const { done, value } = reading.next();
    if (done) return { outcome: value, pieces };
  }
}

/** Texts of JSON with one character more, fewer or other. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.nat(),
    fc.constantFrom('', '"', '\\', '{', '}', '[', ']', ',', ':', '1', '-', '.', 'e', 't', ' ', '\n', '\\u12g', '\u0001'),
    fc.nat(1),
  )
  .map(([text, at, sign, taken]) => text.slice(0, at % (text.length + 1)) + sign + text.slice((at % (text.length + 1)) + taken));

describe('JSON in pieces', () => {
  it('has the values that JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(read(text).outcome).toEqual({ value: JSON.parse(text) });
      }),
    );
  });

  it('has the problems of what is not JSON that are told when it is read at once', () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        const atOnce = readJson(text);
        expect(read(text).outcome).toEqual('problem' in atOnce ? atOnce : { value: JSON.parse(text) });
      }),
      { numRuns: 3_000 },
    );
  });

  it('takes names with escapes, __proto__ and the last of members of one name', () => {
    const text = '{"\\u005f_proto__":{"a":1},"b":1,"\\u0062":2}';
    expect(JSON.stringify(read(text).outcome)).toBe('{"value":{"__proto__":{"a":1},"b":2}}');
  });

  it('refuses more than 1,000 levels', () => {
    expect(read('['.repeat(1_000) + ']'.repeat(1_000)).outcome).toHaveProperty('value');
    expect(read('['.repeat(1_001) + ']'.repeat(1_001)).outcome).toMatchObject({ problem: 'nested deeper than 1,000 arrays and objects' });
  });

  it.each([
    ['lines', `[${'\r\n1,\n'.repeat(5_000)}x]`],
    ['combining marks and emoji in one line', `["${'e\u0301👩‍👩‍👧 '.repeat(5_000)}", x]`],
  ])('tells the same place after many %s', (_, text) => {
    expect(read(text).outcome).toEqual(readJson(text));
  });

  it.each([
    ['many values', `[${'1,'.repeat(50_000)}1]`],
    ['a string with many escapes', `"${'\\n'.repeat(500_000)}"`],
    ['a name with many escapes', `{"${'\\n'.repeat(500_000)}":1}`],
  ])('takes many pieces for %s', (_, text) => {
    const { outcome, pieces } = read(text);
    expect(outcome).toHaveProperty('value');
    expect(pieces).toBeGreaterThan(40);
  });
});
