import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../../shared/testing.ts';
import { quoteWord, splitWords } from './shell-words.ts';

it.each(pythonRows<[string, string[] | null]>('words', 'developer'))("splits %j as Python's shlex does, or refuses it", (text, expected) => {
  if (expected === null) expect(() => splitWords(text)).toThrow(Unprocessable);
  else expect(splitWords(text)).toEqual(expected);
});

// POSIX.1-2024, Shell Command Language, section 2.3, rule 9: a comment begins where a word would.
it.each([
  ['a #b c\nd', ['a', 'd']],
  ['#', []],
  ['a#b', ['a#b']],
  ["''#b", ['#b']],
  ['\'#\' "#" \\#', ['#', '#', '#']],
  ["a #'\nb", ['a', 'b']],
])('leaves comments out of %j', (text, expected) => {
  expect(splitWords(text, { comments: true })).toEqual(expected);
});

// POSIX.1-2024, Shell Command Language, section 2.2.3; the \ before $ and ` stays, as shlex has no expansions.
it.each([
  ['"a\\\\b"', ['a\\b']],
  ['"a\\\\"', ['a\\']],
  ['"\\""', ['"']],
  ['"\\$x \\n"', ['\\$x \\n']],
  ["'\\'", ['\\']],
])('reads in quotes %j as %j', (text, expected) => {
  expect(splitWords(text)).toEqual(expected);
});

it('quotes any words so that they are read back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', ' ', "'", '"', '\\', '\n', '$', '#', '~', 'é') })), (words) => {
      expect(splitWords(words.map(quoteWord).join(' '))).toEqual(words);
    }),
  );
});

it('says which quote is not closed', () => {
  expect(() => splitWords('a "b" \'c')).toThrow("' at position 7");
});
