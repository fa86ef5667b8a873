import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './case-insensitive-regex-converter.ts';

const to = (pattern: string, made: string): [{ pattern: string }, { pattern: string }] => [{ pattern }, { pattern: made }];
const from = (pattern: string, made: string): [{ pattern: string; mode: string }, { pattern: string }] => [{ pattern, mode: 'from' }, { pattern: made }];

holdTo(tool, {
  answers: [
    // CyberChef's own tests (gchq/CyberChef, tests/operations/tests/CaseInsensitiveRegex.mjs, Apache-2.0)
    to('', ''),
    to('S0meth!ng', '[sS]0[mM][eE][tT][hH]![nN][gG]'),
    to('[A-Z]', '[A-Za-z]'),
    to('[a-z]', '[A-Za-z]'),
    to('[H-d]', '[A-DH-dh-z]'),
    to('[!-D]', '[!-Da-d]'),
    to('[%-^]', '[%-^a-z]'),
    to('[K-`]', '[K-`k-z]'),
    to('[[-}]', '[[-}A-Z]'),
    to('[b-}]', '[b-}B-Z]'),
    to('[<-j]', '[<-z]'),
    from('[sS]0[mM][eE][tT][hH]![nN][Gg] [wr][On][g]?', 's0meth!nG [wr][On][g]?'),
    // By the grammar of regular expressions
    to('\\d\\bK\\B', '\\d\\b[kK]\\B'),
    to('\\x41\\u{62}', '[\\x41a][\\u{62}B]'),
    to('(?<Name>a)\\k<Name>', '(?<Name>[aA])\\k<Name>'),
    to('(?:x|y){2,3}(?=z)', '(?:[xX]|[yY]){2,3}(?=[zZ])'),
    to('[^a]', '[^aA]'),
    to('[aA]', '[aA]'),
    to('[]x]', '[]xX]'),
    to('[[:alpha:]q]', '[[:alpha:]qQ]'),
    to('[\\w\\]e]', '[\\w\\]eE]'),
    to('\\p{Lu}é', '\\p{Lu}[éÉ]'),
    to('ß', 'ß'),
    from('\\[aA]', '\\[aA]'),
    from('[^aA][aA]', '[^aA]a'),
  ],
  invalid: [[{ pattern: 'a'.repeat(10_001) }, 'pattern']],
  unprocessable: [
    [{ pattern: 'Mozilla[A-Z' }, /position 8 has no closing bracket/],
    [{ pattern: '[z-a]' }, /backwards/],
    [{ pattern: '[\\x{0}-\\x{10ffff}]' }, /more than 100000/],
    [{ pattern: '[aA', mode: 'from' }, /no closing bracket/],
  ],
});

const parts = fc.constantFrom('a', 'Q', 'z', '7', 'é', '[b-y]', '[D-q]', '[^m-p]', '[xY-Z]', '\\d', '\\w', '(?:k|L)', '.', 'n?', '[!-~]', '[\\x41-\\x46]');
const texts = fc.array(fc.constantFrom('a', 'A', 'q', 'Q', 'm', 'M', 'k', 'K', 'l', 'L', '7', 'é', 'É', 'e', 'D', '^', '`', '[', 'z', 'Y'), { maxLength: 6 });

it('finds what the flag i finds', () =>
  fc.assert(
    fc.asyncProperty(fc.array(parts, { minLength: 1, maxLength: 4 }), texts, async (pattern, letters) => {
      const { pattern: made } = await run(tool, { pattern: pattern.join('') });
      const text = letters.join('');
      expect([made, text, new RegExp(made).test(text)]).toEqual([made, text, new RegExp(pattern.join(''), 'i').test(text)]);
    }),
    { numRuns: 500 },
  ));
