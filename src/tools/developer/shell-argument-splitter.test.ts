import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './shell-argument-splitter.ts';

const split = (text: string, ...words: string[]): [Record<string, unknown>, Record<string, unknown>] => [{ text }, { arguments: words, count: words.length }];

// The POSIX cases of CPython's test_shlex.py (PSF-2.0), whose answers shlex.split gives.
holdTo(tool, {
  answers: [
    split('x', 'x'),
    split('foo bar', 'foo', 'bar'),
    split(' foo bar ', 'foo', 'bar'),
    split('foo   bar    bla     fasel', 'foo', 'bar', 'bla', 'fasel'),
    split('\\x bar', 'x', 'bar'),
    split('\\ x bar', ' x', 'bar'),
    split('foo \\x\\x\\""bar"', 'foo', 'xx"bar'),
    split('"foo" bar', 'foo', 'bar'),
    split('foo "bar" bla', 'foo', 'bar', 'bla'),
    split("'foo' 'bar' bla", 'foo', 'bar', 'bla'),
    split('blurb foo"bar"bar"fasel" baz', 'blurb', 'foobarbarfasel', 'baz'),
    split('""', ''),
    split("''", ''),
    split('foo "" bar', 'foo', '', 'bar'),
    split('"\\""', '"'),
    split('"foo\\ bar"', 'foo\\ bar'),
    split('"foo\\\\ bar\\""', 'foo\\ bar"'),
    split("'foo\\ bar'", 'foo\\ bar'),
    split('foo\\ bar', 'foo bar'),
    split('foo#bar', 'foo#bar'),
    split('a\tb\r\nc', 'a', 'b', 'c'),
    split('áéíóú', 'áéíóú'),
    split(':-) ;-)', ':-)', ';-)'),
    [{ text: 'a # b\nc', comments: true }, { arguments: ['a', 'c'] }],
    [{ text: 'a # b' }, { arguments: ['a', '#', 'b'] }],
    [{ text: 'a#b', comments: true }, { arguments: ['a#b'] }],
    [{ mode: 'join', arguments: ['', 'a b', "it's", 'x=1', '$x', 'é'] }, { text: `'' 'a b' 'it'"'"'s' x=1 '$x' 'é'` }],
    [
      { mode: 'join', arguments: [] },
      { text: '', count: 0 },
    ],
  ],
  invalid: [
    [{}, 'text'],
    [{ mode: 'join' }, 'arguments'],
    [{ text: 'a', arguments: [] }, 'arguments'],
    [{ mode: 'join', text: 'a', arguments: [] }, 'text'],
  ],
  unprocessable: [
    [{ text: "it's" }, /quote/],
    [{ text: '"a' }, /quote/],
    [{ text: 'a\\' }, /\\/],
  ],
});

it('splits what it joins', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.string()), async (words) => {
      expect((await run(tool, { text: (await run(tool, { mode: 'join', arguments: words })).text })).arguments).toEqual(words);
    }),
  ));
