import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { compileFor } from './engines.ts';

const PATTERNS = ['a*', '(a)(b)?', '(?<x>a)|(?<y>b)', '(?=b)', '(?<=a)', '(a)\\1', '.', '', '\\b', '[^a]+?', '$', '(?!a)'];
const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', ' ', '\u{1f600}', '\ud83d'), maxLength: 12 });
const template = fc.string({ unit: fc.constantFrom('$', '0', '1', '2', '9', '&', '`', "'", '<x>', '<', '>', 'a'), maxLength: 8 });

describe("JavaScript's engine", () => {
  it('finds and replaces as String.prototype.replace and matchAll of the runtime do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATTERNS), text, template, fc.boolean(), fc.boolean(), async (source, given, replacement, unicode, multiline) => {
        const pattern = await compileFor('javascript', source, { unicode, multiline });
        const native = new RegExp(source, `g${unicode ? 'u' : ''}${multiline ? 'm' : ''}`);
        const filledFor = pattern.replacement(replacement);
        let [replaced, from] = ['', 0];
        const found: [number, string, (string | undefined)[]][] = [];
        for (const match of pattern.matches(given)) {
          replaced += given.slice(from, match.start) + filledFor(match, given);
          from = match.end;
          const groups = Array.from({ length: pattern.groupCount }, (_, index) => match.group(index + 1)).map(
            (range) => range && given.slice(range.start, range.end),
          );
          found.push([match.start, given.slice(match.start, match.end), groups]);
        }
        expect(replaced + given.slice(from)).toBe(given.replace(native, replacement));
        expect(found).toEqual([...given.matchAll(native)].map((match) => [match.index, match[0], match.slice(1)]));
        expect(pattern.test(given)).toBe(given.search(native) >= 0);
      }),
      { numRuns: 500 },
    );
  });

  it('takes matches that follow one another with the flag y', async () => {
    const pattern = await compileFor('javascript', 'a', { sticky: true });
    expect([...pattern.matches('aaba')].map(({ start }) => start)).toEqual([0, 1]);
  });

  it('gives the names of groups with their numbers, also one that stands twice', async () => {
    const { groupNames, groupCount } = await compileFor('javascript', '(?<a>x)(y)|(?<a>z)');
    expect([...groupNames]).toEqual([['a', [1, 3]]]);
    expect(groupCount).toBe(3);
  });

  it.each([
    ['a(', 'unterminated group at position 2'],
    ['\u{1f600}[z-a]', 'range out of order in character class at position 5'],
    ['*', 'nothing to repeat at position 1'],
    ['\\p{Nothing}', 'invalid property name at position 10'],
  ])('refuses %s, and says where', async (source, reason) => {
    const error = await compileFor('javascript', source, { unicode: true }, 'find').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Unprocessable);
    expect(error).toMatchObject({ message: `The pattern ${JSON.stringify(source)} does not compile: ${reason} (JavaScript syntax).` });
  });
});

describe('both engines', () => {
  it.each(['re2', 'javascript'] as const)('give places of matches and groups (%s)', async (engine) => {
    const pattern = await compileFor(engine, '(?<first>a)(b)?');
    const found: unknown[] = [];
    for (const match of pattern.matches('xab a')) found.push([match.start, match.end, match.group(1), match.group(2)]);
    expect(found).toEqual([
      [1, 3, { start: 1, end: 2 }, { start: 2, end: 3 }],
      [4, 5, { start: 4, end: 5 }, undefined],
    ]);
    expect([...pattern.groupNames]).toEqual([['first', [1]]]);
  });
});
