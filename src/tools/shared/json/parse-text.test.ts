import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNestedDeeper, isNestedTooDeeply, parseJsonText } from './parse-text.ts';

describe('parseJsonText', () => {
  it('reads names with escapes right after an object with a member named \\ has been read', () => {
    const texts = ['{"\\\\":1}', '{"a":1,"\\n":1}', '{"a":1,"\\u0062":2}', '{"\\"":[{"\\t":"\\\\"}]}'];
    for (let round = 0; round < 200; round++) {
      expect(texts.map((text) => Object.entries(parseJsonText(text) as object))).toEqual([
        [['\\', 1]],
        [
          ['a', 1],
          ['\n', 1],
        ],
        [
          ['a', 1],
          ['b', 2],
        ],
        [['"', [{ '\t': '\\' }]]],
      ]);
    }
  });

  it('gives back what was written, whatever the names are', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('\\', '\n', '\t', '"', '__proto__', '\\n', '1', ''));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map((members) => Object.fromEntries(members)),
      ),
    }));
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 1), (written, indent) => {
        const text = JSON.stringify(written, undefined, indent);
        expect(parseJsonText(text)).toEqual(written);
        expect(JSON.stringify(parseJsonText(text), undefined, indent)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['', '{', '{"\\n":}', '{"\\q":1}', '\uFEFF{"\\n":1}', '{"\\n":1}}'])('throws SyntaxError for %j', (text) => {
    expect(() => parseJsonText(text)).toThrow(SyntaxError);
  });

  it('takes the last of members of one name, and numbers beyond doubles as infinite, as JSON.parse does', () => {
    expect(parseJsonText('{"\\n":1,"b":1e400,"\\u000a":2}')).toEqual({ '\n': 2, b: Number.POSITIVE_INFINITY });
  });
});

describe('isNestedTooDeeply', () => {
  it.each([
    [1_000, false],
    [1_001, true],
  ])('%i levels: %s', (levels, tooDeep) => {
    expect(isNestedTooDeeply(`${'['.repeat(levels)}${']'.repeat(levels)}`)).toBe(tooDeep);
    expect(isNestedTooDeeply(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)).toBe(tooDeep);
  });

  it('counts no brackets in texts', () => {
    expect(isNestedTooDeeply(JSON.stringify(['['.repeat(5_000), '\\"{'.repeat(5_000)]))).toBe(false);
    expect(isNestedTooDeeply('[],'.repeat(5_000))).toBe(false);
  });
});

describe('isNestedDeeper', () => {
  it('says of a value what isNestedTooDeeply says of its text', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 0, max: 5 }), (text, most) => {
        // What is shorter than the bound cannot be nested deeper, and is not looked at.
        expect(isNestedDeeper(JSON.parse(text), most)).toBe(isNestedTooDeeply(`${text}${' '.repeat(most)}`, most));
      }),
    );
    for (const levels of [1_000, 1_001]) {
      const [arrays, objects] = [`${'['.repeat(levels)}${']'.repeat(levels)}`, `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`];
      expect([isNestedDeeper(JSON.parse(arrays)), isNestedDeeper(JSON.parse(objects))]).toEqual([levels > 1_000, levels > 1_000]);
    }
  });
});
