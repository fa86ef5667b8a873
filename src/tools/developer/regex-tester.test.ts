import { holdTo } from '../testing.ts';
import tool from './regex-tester.ts';

const at = (text: string, startUtf16: number) => ({ text, startUtf16, endUtf16: startUtf16 + text.length });

holdTo(tool, {
  answers: [
    // Go regexp FindAllIndex cases (golang.org/src/regexp/find_test.go, BSD-3-Clause)
    [
      { pattern: '(?:)', text: '' },
      { matched: true, count: 1, matches: [at('', 0)] },
    ],
    [
      { pattern: '^abcdefg', text: 'abcdefg' },
      { count: 1, matches: [at('abcdefg', 0)] },
    ],
    [
      { pattern: 'a+', text: 'baaab' },
      { count: 1, matches: [at('aaa', 1)] },
    ],
    [{ pattern: '[^a-z]', text: 'ab1234cd' }, { count: 4 }],
    [
      { pattern: '(((a|b|c)*)(d))', text: 'abcd' },
      {
        matches: [
          {
            ...at('abcd', 0),
            groups: [
              { number: 1, ...at('abcd', 0) },
              { number: 2, ...at('abc', 0) },
              { number: 3, ...at('c', 2) },
              { number: 4, ...at('d', 3) },
            ],
          },
        ],
      },
    ],
    [{ pattern: '日本語+', text: 'こんにちは日本語語' }, { matches: [at('日本語語', 5)] }],
    [{ pattern: '(|a)*', text: 'aa' }, { count: 3 }],
    // JavaScript: 'baaac'.match(/a*/g).length is 4
    [
      { pattern: 'a*', text: 'baaac' },
      { count: 4, matches: [at('', 0), at('aaa', 1), at('', 4), at('', 5)] },
    ],
    [
      { pattern: '(?:)', text: '😀b' },
      { count: 3, matches: [at('', 0), at('', 2), at('', 3)] },
    ],
    // the U flag swaps greedy and lazy
    [{ pattern: 'a+', text: 'aaa', flags: 'U' }, { count: 3 }],
    [{ pattern: 'a+?', text: 'aaa', flags: 'U' }, { count: 1 }],
    // without m, $ is the end of the text alone, and . takes no line feed without s
    [
      { pattern: 'a$', text: 'a\n' },
      { matched: false, count: 0, matches: [] },
    ],
    [{ pattern: 'a$', text: 'a\nb', flags: 'm' }, { count: 1 }],
    [{ pattern: 'a.b', text: 'a\nb' }, { count: 0 }],
    [{ pattern: 'a.b', text: 'a\nb', flags: 's' }, { count: 1 }],
    [{ pattern: 'ſ', text: 'S', flags: 'i' }, { count: 1 }],
    [
      { pattern: 'x', text: 'xxx', all: false, replacement: 'y' },
      { count: 1, replaced: 'yxx' },
    ],
    [
      { pattern: 'x', text: 'xxx', limit: 2 },
      { count: 3, matches: [at('x', 0), at('x', 1)] },
    ],
    [{ pattern: '(a)|b', text: 'ab', replacement: '[$1$&$$]' }, { replaced: '[aa$][b$]' }],
    [{ pattern: '(a)', text: 'a', replacement: '$10' }, { replaced: 'a0' }],
    // the classic catastrophe of backtracking engines
    [{ pattern: '(a+)+$', text: `${'a'.repeat(5000)}b` }, { count: 0 }],
    // JavaScript: ECMA-262
    [
      { pattern: '(?<=\\$)\\d+(?!\\.)', text: 'a $12 b 34 $5.', engine: 'javascript' },
      { count: 1, matches: [at('12', 3)] },
    ],
    [
      { pattern: '(?<q>[\'"])(.*?)\\k<q>', text: `"a'b" 'c'`, engine: 'javascript', replacement: '<$2>' },
      { count: 2, replaced: "<a'b> <c>", groupNames: ['q'] },
    ],
    [{ pattern: 'a', text: 'aaba', engine: 'javascript', flags: 'y' }, { count: 2 }],
    [{ pattern: '(?:)', text: '\u{1f600}', engine: 'javascript' }, { count: 3 }],
    [{ pattern: '(?:)', text: '\u{1f600}', engine: 'javascript', flags: 'dgu' }, { count: 2 }],
    [
      { pattern: '[\\p{L}--[a-z]]', text: 'aÄb', engine: 'javascript', flags: 'v' },
      { count: 1, matches: [at('Ä', 1)] },
    ],
    [{ pattern: 'b', text: 'abc', engine: 'javascript', replacement: "[$`|$'|$1]" }, { replaced: 'a[a|c|$1]c' }],
  ],
  invalid: [
    [{ pattern: '(?:)', text: 'a', flags: 'g' }, 'flags'],
    [{ pattern: 'a', text: 'a', flags: 'ii' }, 'flags'],
    [{ pattern: 'a', text: 'a', engine: 'javascript', flags: 'U' }, 'flags'],
    [{ pattern: 'a', text: 'a', engine: 'javascript', flags: 'uv' }, 'flags'],
    [{ pattern: 'a', text: 'a', flags: 'x' }, 'flags'],
    [{ pattern: 'a', text: 'a', limit: 0 }, 'limit'],
  ],
  unprocessable: [
    [{ pattern: '(a', text: 'a' }, /does not compile/],
    [{ pattern: '(a)\\1', text: 'aa' }, /does not compile/],
    [{ pattern: 'a(?=b)', text: 'ab' }, /does not compile/],
    [{ pattern: '(?<=a)b', text: 'ab' }, /does not compile/],
    [{ pattern: 'a', text: 'a', replacement: '$1' }, /group/],
    [{ pattern: 'a', text: 'a', replacement: '$<x>' }, /"x"/],
    [{ pattern: 'a', text: 'a'.repeat(1000), replacement: 'b'.repeat(10_000) }, /5,000,000/],
    [{ pattern: '()'.repeat(400), text: 'a', limit: 10_000 }, /lower limit/],
    [{ pattern: '(a', text: 'a', engine: 'javascript' }, /"\(a" does not compile: unterminated group at position 2/],
    [{ pattern: '(?P<x>a)', text: 'a', engine: 'javascript' }, /does not compile: invalid group/],
  ],
});
