import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './regex-string-generator.ts';

holdTo(tool, {
  answers: [
    [{ pattern: 'abc{2}', count: 2 }, { strings: ['abcc', 'abcc'] }],
    [{ pattern: '^$', count: 1 }, { strings: [''] }],
    [{ pattern: '\\x41\\u0042\\u{43}\\cJ\\t\\/', count: 1 }, { strings: ['ABC\n\t/'] }],
    [{ pattern: '(a)(b)\\2\\1', count: 1 }, { strings: ['abba'] }],
    // A group that has not taken part yet matches nothing (ECMA-262, BackreferenceMatcher).
    [{ pattern: '\\1(a)', count: 1 }, { strings: ['a'] }],
    [{ pattern: '(){1000000000}x', count: 1 }, { strings: ['x'] }],
    [{ pattern: '\\u{1F600}', count: 1 }, { strings: ['😀'] }],
    // Not a pattern of Unicode mode: u is repeated.
    [{ pattern: '\\u{3}\\-', count: 1 }, { strings: ['uuu-'] }],
    [{ pattern: 'a{,2}', count: 1 }, { strings: ['a{,2}'] }],
    [{ pattern: '[^\\s\\S]|b', count: 3, seed: 's' }, { strings: ['b', 'b', 'b'] }],
  ],
  invalid: [
    [{}, 'pattern'],
    [{ pattern: '' }, 'pattern'],
    [{ pattern: 'a'.repeat(501) }, 'pattern'],
    [{ pattern: 'a', count: 0 }, 'count'],
    [{ pattern: 'a', count: 1001 }, 'count'],
    [{ pattern: 'a', maximumRepeat: 0 }, 'maximumRepeat'],
    [{ pattern: 'a', maximumRepeat: 101 }, 'maximumRepeat'],
  ],
  unprocessable: [
    [{ pattern: '(' }, /not a regular expression of ECMAScript: unterminated group, at position 2/],
    [{ pattern: '😀\\-[z-a]' }, /out of order/],
    [{ pattern: '*' }, /nothing to repeat/],
    [{ pattern: 'x(?=y)' }, /lookahead, at position 2/],
    [{ pattern: '(?<!y)x' }, /lookbehind/],
    [{ pattern: '[\\p{L}]' }, /Unicode property/],
    [{ pattern: '(?i:x)' }, /flags in a group/],
    [{ pattern: 'a^b' }, /No string that matches/],
    [{ pattern: 'a\\bb' }, /No string that matches/],
    [{ pattern: '[^\\s\\S]' }, /No string that matches/],
    [{ pattern: 'a{10001}' }, /longer than 10,000/],
    [{ pattern: '(?:a{1000}){1000}' }, /longer than 10,000/],
    [{ pattern: '[ab]', count: 3, unique: true }, /Only 2 different strings were found in 300 draws/],
  ],
});

/** A pattern as the tool reads it: with the flag u where it can be. */
function native(pattern: string, flags = ''): RegExp {
  try {
    return new RegExp(`^(?:${pattern})$`, `u${flags}`);
  } catch {
    return new RegExp(`^(?:${pattern})$`, flags);
  }
}

const character = fc.constantFrom('a', 'B', '7', '_', ' ', 'é', '😀', '\\.', '\\-', '\\x4a', '\\u00e9', '\\n', '\\$');
const characterClass = fc.oneof(
  fc.constantFrom('.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S'),
  fc
    .tuple(fc.boolean(), fc.array(fc.constantFrom('a-f', 'X', '0-9', '\\w', '\\s', '\\D', 'à-ü', '_', '😀', '\\]', '\\b', '-'), { maxLength: 4 }))
    .map(([negate, parts]) => `[${negate ? '^' : ''}${parts.join('')}]`),
);
const { pattern } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  pattern: fc
    .array(fc.array(tie('term'), { minLength: 0, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((alternatives) => alternatives.map((terms) => terms.join('')).join('|')),
  term: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    character,
    characterClass,
    fc.constantFrom('\\b', '\\B', '^', '$', '\\1', '\\2'),
    fc.tuple(tie('pattern'), fc.constantFrom('(', '(?:')).map(([inner, open]) => `${open}${inner})`),
    fc
      .tuple(
        fc.oneof(
          character,
          characterClass,
          tie('pattern').map((inner) => `(${inner})`),
        ),
        fc.constantFrom('*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '+?'),
      )
      .map(([inner, count]) => inner + count),
  ),
}));

describe('every string matches the whole pattern, by the regular expressions of the runtime', () => {
  it.each([
    '[A-Z]{3}-\\d{4}',
    '^\\w+@(?:example|test)\\.(com|org)$',
    '(?<q>[\'"]).*?\\k<q>',
    '\\b\\w+\\b \\B\\W\\B',
    '(?:(a)|b)*\\1',
    '(a*)*b\\1',
    '(a|b\\1)+',
    '#?([a-f0-9]{6}|[a-f0-9]{3})',
    '[^ -~]{3}',
    '(?:(?<n>a)|(?<n>b))\\k<n>',
    '[\\w-]+\\.[\\x00-\\x1f]',
  ])('%s', async (pattern) => {
    for (const ignoreCase of [false, true]) {
      const { strings } = await run(tool, { pattern, ignoreCase, count: 200, maximumRepeat: 4 });
      for (const text of strings) expect(text).toMatch(native(pattern, ignoreCase ? 'i' : ''));
    }
  });

  it('random patterns', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(pattern, fc.boolean(), async (pattern, ignoreCase) => {
        fc.pre(pattern !== '');
        const outcome = await run(tool, { pattern, ignoreCase, count: 3, maximumRepeat: 2 }).catch((error: Error) => error.name);
        if (outcome === 'Unprocessable') return;
        made++;
        const tester = native(pattern, ignoreCase ? 'i' : '');
        for (const text of (outcome as { strings: string[] }).strings) expect(tester.test(text), `${pattern} made ${JSON.stringify(text)}`).toBe(true);
      }),
      { numRuns: 400 },
    );
    expect(made).toBeGreaterThan(200);
  });
});

it('gives printable ASCII where a class allows any', async () => {
  const { strings } = await run(tool, { pattern: '.[^a]\\W\\D\\S\\s[\\s\\S]', count: 200 });
  for (const text of strings) expect(text).toMatch(/^[ -~]{7}$/);
});

it('gives each character of a class, each alternative and each count the same chance', async () => {
  const { strings } = await run(tool, { pattern: '[a-ccb]|\\d{0,2}', count: 1000, seed: 'chances' });
  const share = (test: (text: string) => boolean): number => strings.filter(test).length;
  for (const letter of 'abc') expect(Math.abs(share((text) => text === letter) - 167)).toBeLessThan(45);
  for (const length of [0, 2]) expect(Math.abs(share((text) => text.length === length) - 167)).toBeLessThan(45);
});

it('repeats up to maximumRepeat beyond the least, and no more', async () => {
  const { strings } = await run(tool, { pattern: 'a{3,}', count: 500, maximumRepeat: 2 });
  expect([...new Set(strings.map((text: string) => text.length))].sort()).toEqual([3, 4, 5]);
});

it('gives letters in either case where asked, and none twice', async () => {
  const { strings } = await run(tool, { pattern: 'ab', count: 4, ignoreCase: true, unique: true });
  expect([...strings].sort()).toEqual(['AB', 'Ab', 'aB', 'ab']);
});

it('gives the same for the same seed', async () => {
  const inputs = { pattern: '\\w{20}', seed: 'x' };
  expect(await run(tool, inputs)).toEqual(await run(tool, inputs));
  expect(await run(tool, { ...inputs, seed: 'y' })).not.toEqual(await run(tool, inputs));
});
