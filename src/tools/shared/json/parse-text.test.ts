import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNestedTooDeeply, parseJsonText } from './parse-text.ts';

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
