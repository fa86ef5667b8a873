import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JavaScriptFlags, linearPatterns, linearTests, NotLinear, type PatternMatch } from './javascript-pattern.ts';

const compile = await linearPatterns();

const letters = ({ ignoreCase, multiline, dotAll, unicode }: JavaScriptFlags): string =>
  `${ignoreCase ? 'i' : ''}${multiline ? 'm' : ''}${dotAll ? 's' : ''}${unicode ? 'u' : ''}`;

/** What a native engine finds. */
function native(source: string, flags: JavaScriptFlags, text: string, from: number): PatternMatch | undefined {
  const pattern = new RegExp(source, `g${letters(flags)}`);
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? { index: match.index, text: match[0], groups: match.slice(1) } : undefined;
}

const atom = fc.constantFrom(
  ...[
    'a',
    'b',
    'A',
    'k',
    's',
    '0',
    ' ',
    '\\n',
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\b',
    '\\B',
    '^',
    '$',
    '[ab]',
    '[^a]',
    '[a-c0]',
    '[\\s\\d]',
    '[^\\W_]',
  ],
  ...[
    '\\x41',
    '\\u0061',
    '\\cJ',
    '\\t',
    '\\.',
    '\\/',
    '\\-',
    '[\\b]',
    '[]',
    '[^]',
    'é',
    'ß',
    '\\u2028',
    '\\0',
    '[\\]]',
    '(?<=a)',
    '(?<!b)',
    '\\{',
    '[.]',
    '\\$',
    '[$^]',
  ],
);
const isEmpty = (of: string): boolean => /^(?:[\^$]|\\[bB]|\(\?<)/.test(of);
const consuming = atom.filter((of) => !isEmpty(of));

/** Patterns without groups or empty turns inside repetitions: RE2 keeps captures from one turn to the next, and takes empty turns. */
const part = fc.oneof(
  { arbitrary: atom, weight: 5 },
  {
    arbitrary: fc.tuple(consuming, fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{1,}', '*?', '+?', '??', '{1,2}?')).map(([of, count]) => of + count),
    weight: 3,
  },
  { arbitrary: fc.tuple(atom, atom).map(([a, b]) => `(${a}${b})`), weight: 1 },
  { arbitrary: fc.tuple(consuming, consuming).map(([a, b]) => `(?:${a}|${b})+`), weight: 1 },
);
const source = fc
  .array(part, { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
  .chain((one) => fc.constantFrom(one, `${one}|b`, `(${one})`));
const text = fc.array(fc.constantFrom(...'aabbAcks0 \n._-$^éßſ\u212a\u2028\u00a0'), { maxLength: 8 }).map((characters) => characters.join(''));
const flags = fc.record({ ignoreCase: fc.boolean(), dotAll: fc.boolean() });

describe('a pattern of ECMAScript run by RE2', () => {
  it('finds what a native engine finds, with its groups', () => {
    fc.assert(
      fc.property(source, flags, text, fc.nat(3), (pattern, how, subject, from) => {
        const start = Math.min(from, subject.length);
        expect(compile(pattern, how).exec(subject, start)).toEqual(native(pattern, how, subject, start));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each<[string, JavaScriptFlags, string]>([
    ['^b$', { multiline: true }, 'a\nb\nc'],
    ['^.b', { multiline: true, dotAll: true }, 'xx\nab'],
    ['(?<year>\\d{4})-(\\d\\d)', {}, 'on 2024-05'],
    ['\\p{Lu}\\p{Script=Greek}+', { unicode: true }, 'xΑβγ'],
    ['[^\\p{L}]', { unicode: true }, 'aβ7'],
    ['\\P{L}', { unicode: true }, 'aβ7'],
    ['\\u{1f4a9}.', { unicode: true }, 'a💩💩'],
    ['\\p{L}', {}, 'p{L}'],
    ['a{,3}', {}, 'a{,3}'],
    ['\\8\\e]', {}, '8e]'],
    ['[\\d-x]', {}, '-'],
    ['Σ', { ignoreCase: true }, 'ς'],
    ['a||b', {}, 'b'],
    ['x*', {}, 'aaa'],
    ['💩', {}, 'a💩'],
  ])('reads /%s/ with %o', (pattern, how, subject) => {
    expect(compile(pattern, how).exec(subject)).toEqual(native(pattern, how, subject, 0));
  });

  it('replaces as a native one', () => {
    const template = fc
      .array(fc.constantFrom('$1', '$2', '$11', '$0', '$01', '$&', '$`', "$'", '$$', '$', '$<', 'x', '9'), { maxLength: 4 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(source, flags, text, template, fc.boolean(), (pattern, how, subject, written, all) => {
        const expected = subject.replace(new RegExp(pattern, `${all ? 'g' : ''}${letters(how)}`), written);
        expect(compile(pattern, how).replace(subject, written, all)).toBe(expected);
      }),
    );
  });

  it('takes whole code points for characters', () => {
    expect(compile('^.$').exec('💩')).toEqual({ index: 0, text: '💩', groups: [] });
  });

  it('is done with a million characters that a backtracking engine would never be done with', () => {
    expect(compile('(a+)+$').test(`${'a'.repeat(1_000_000)}!`)).toBe(false);
  });

  it.each(['(?=a)', 'a(?!b)', '(a)\\1', '(?<n>a)\\k<n>', 'a{1001}', '(?:a{900}){900}', '(?:(?:a{99}){99}){99}'])('cannot run %s', (pattern) => {
    expect(() => compile(pattern)).toThrow(NotLinear);
  });

  it.each(['(', '[b-a]', '*a', 'a**'])('refuses %s, which is no pattern', (pattern) => {
    expect(() => compile(pattern)).toThrow(SyntaxError);
  });
});

describe('a pattern that is only asked whether a text matches', async () => {
  const testOf = await linearTests();

  it('may look ahead right after ^, as a native one', () => {
    const lookahead = fc.tuple(fc.constantFrom('(?=', '(?!'), source).map(([kind, inner]) => `${kind}${inner})`);
    const alternative = fc.tuple(fc.array(lookahead, { maxLength: 3 }), source).map(([before, rest]) => `^${before.join('')}(?:${rest})`);
    fc.assert(
      fc.property(fc.array(alternative, { minLength: 1, maxLength: 2 }), flags, text, (alternatives, how, subject) => {
        const pattern = alternatives.join('|');
        expect(testOf(pattern, how).test(subject)).toBe(new RegExp(pattern, letters(how)).test(subject));
      }),
    );
  });

  it.each(['a(?=b)', '(?=a)b', '^(?=a(?!b))', '^(a)\\1'])('cannot run %s', (pattern) => {
    expect(() => testOf(pattern)).toThrow(NotLinear);
  });
});
