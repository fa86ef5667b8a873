import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './bulk-text-replacer.ts';

const rules = (...pairs: [string, string][]) => pairs.map(([find, replacement]) => ({ find, replacement }));

describe('bulk-text-replacer', () => {
  it.each([
    ['empty text', { text: '', rules: rules(['a', 'b']) }, { text: '', replacements: 0, counts: [0] }],
    ['swaps', { text: 'abba', rules: rules(['a', 'b'], ['b', 'a']) }, { text: 'baab', replacements: 4, counts: [2, 2] }],
    [
      'the longest at each place, from the left',
      { text: 'abcd', rules: rules(['ab', '1'], ['bcd', '2'], ['abc', '3']) },
      { text: '3d', replacements: 1, counts: [0, 0, 1] },
    ],
    ['leftmost before longest', { text: 'xabcd', rules: rules(['abcd', '2'], ['xa', '1']) }, { text: '1bcd', replacements: 1, counts: [0, 1] }],
    [
      'a longer find that stands inside a word gives way',
      { text: 'new york', rules: rules(['new', 'old'], ['new yo', '!']), wholeWord: true },
      { text: 'old york', replacements: 1, counts: [1, 0] },
    ],
    [
      'the earliest of rules equal but for case',
      { text: 'A', rules: rules(['a', '1'], ['A', '2']), caseSensitive: false },
      { text: '1', replacements: 1, counts: [1, 0] },
    ],
    ['names of object properties', { text: '__proto__', rules: rules(['__proto__', 'x']) }, { text: 'x', replacements: 1, counts: [1] }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses equal finds, empty ones and too long a result', async () => {
    await expectInvalid(tool, { text: 'a', rules: rules(['a', 'b'], ['a', 'c']) }, 'rules[1].find');
    await expectInvalid(tool, { text: 'a', rules: rules(['', 'b']) }, 'rules[0].find');
    await expectUnprocessable(tool, { text: 'a'.repeat(1000), rules: rules(['a', 'x'.repeat(10_000)]) }, /5,000,000/);
  });

  it('replaces what a search at every place by hand replaces', async () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', 'b', 'c') }), fc.uniqueArray(part, { minLength: 1, maxLength: 5 }), async (text, finds) => {
        const longest = finds.toSorted((a, b) => b.length - a.length);
        let expected = '';
        for (let i = 0; i < text.length; ) {
          const find = longest.find((candidate) => text.startsWith(candidate, i));
          expected += find === undefined ? text[i] : `<${find}>`;
          i += find?.length ?? 1;
        }
        expect((await run(tool, { text, rules: finds.map((find) => ({ find, replacement: `<${find}>` })) })).text).toBe(expected);
      }),
    );
  });
});
