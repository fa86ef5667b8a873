import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './text-replacer.ts';

describe('text-replacer', () => {
  it.each([
    ['empty text', { text: '', find: 'a', replacement: 'b' }, { text: '', replacements: 0 }],
    ['deletes by default', { text: 'banana', find: 'an' }, { text: 'ba', replacements: 2 }],
    ['the first alone', { text: 'aaa', find: 'a', replacement: 'b', all: false }, { text: 'baa', replacements: 1 }],
    ['ignoring case', { text: 'Cat cAT', find: 'cat', replacement: 'dog', caseSensitive: false }, { text: 'dog dog', replacements: 2 }],
    ['whole words', { text: 'cat concat cat.', find: 'cat', replacement: 'dog', wholeWord: true }, { text: 'dog concat dog.', replacements: 2 }],
    ['the result is not searched again', { text: 'aa', find: 'a', replacement: 'aa' }, { text: 'aaaa', replacements: 2 }],
    ['regex: ^ and $ at every line', { text: 'a\nb', find: '^', replacement: '> ', mode: 'regex' }, { text: '> a\n> b', replacements: 2 }],
    [
      'regex: match, dollar, named group',
      { text: 'k=v', find: '(?P<key>\\w)=(?P<value>\\w)', replacement: '$<value>:$<key> $& $$1', mode: 'regex' },
      { text: 'v:k k=v $1', replacements: 1 },
    ],
    [
      'regex of JavaScript: looking back and around',
      { text: '1234567', find: '(?<=\\d)(?=(\\d{3})+$)', replacement: ',', mode: 'regex', engine: 'javascript' },
      { text: '1,234,567', replacements: 2 },
    ],
    [
      'regex of JavaScript: what is no group stays',
      { text: 'abc', find: 'b', replacement: "$1[$`$']", mode: 'regex', engine: 'javascript' },
      { text: 'a$1[ac]c', replacements: 1 },
    ],
    ['regex: an unmatched group is nothing', { text: 'ac', find: 'a(b)?', replacement: '[$1]', mode: 'regex' }, { text: '[]c', replacements: 1 }],
    ['regex: $10 with one group is the group and a 0', { text: 'a', find: '(a)', replacement: '$10 $01', mode: 'regex' }, { text: 'a0 a', replacements: 1 }],
    ['regex: a dollar sign before something else stays', { text: 'a', find: 'a', replacement: '$ $0 $x', mode: 'regex' }, { text: '$ $0 $x', replacements: 1 }],
    ['regex: empty matches', { text: 'ab', find: 'x*', replacement: '-', mode: 'regex' }, { text: '-a-b-', replacements: 3 }],
    [
      'regex: ignoring case, the first alone',
      { text: 'Aa', find: 'a', replacement: 'x', mode: 'regex', caseSensitive: false, all: false },
      { text: 'xa', replacements: 1 },
    ],
    ['regex: beyond the BMP', { text: '😀a', find: '.', replacement: 'x', mode: 'regex' }, { text: 'xx', replacements: 2 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses groups that do not exist, bad patterns, too long results and whole words by pattern', async () => {
    const regex = { text: 'a', mode: 'regex' };
    await expectUnprocessable(tool, { ...regex, find: '(a)', replacement: '$2' }, /1 group/);
    await expectUnprocessable(tool, { ...regex, find: 'a', replacement: '$<name>' }, /"name"/);
    await expectUnprocessable(tool, { ...regex, find: 'a)' }, /position 2/);
    await expectUnprocessable(tool, { text: 'a'.repeat(1000), find: 'a', replacement: 'x'.repeat(10_000) }, /5,000,000/);
    await expectInvalid(tool, { ...regex, find: 'a', wholeWord: true }, 'wholeWord');
  });

  it('reads the escapes of editors in extended mode', async () => {
    const extended = async (text: string, find: string, replacement: string) => (await run(tool, { text, find, replacement, mode: 'extended' })).text;
    expect(await extended('a\r\nb', '\\r\\n', '\\n')).toBe('a\nb');
    expect(await extended('a\tb\\', '\\t', '\\x41\\u00e9\\u{1F600}\\\\')).toBe('aA\u00e9\u{1F600}\\b\\');
    expect(await extended('a.b', '.', '$1\\0')).toBe('a$1\0b');
    await expectInvalid(tool, { text: 'a', find: '\\q', mode: 'extended' }, 'find');
    await expectInvalid(tool, { text: 'a', find: 'a', replacement: 'x\\', mode: 'extended' }, 'replacement');
    await expectInvalid(tool, { text: 'a', find: '\\u{110000}', mode: 'extended' }, 'find');
  });
});
