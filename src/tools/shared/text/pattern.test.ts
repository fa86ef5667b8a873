import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { compilePattern, type PatternFlags } from './pattern.ts';

const failure = async (pattern: string, flags?: PatternFlags, path?: string): Promise<Unprocessable> => {
  const error = await compilePattern(pattern, flags, path).then(
    () => expect.fail('expected a refusal'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Unprocessable);
  return error as Unprocessable;
};

describe('compilePattern', () => {
  it('flags', async () => {
    expect((await compilePattern('É', { ignoreCase: true })).test('é')).toBe(true);
    expect((await compilePattern('^b$', { multiline: true })).test('a\nb')).toBe(true);
    expect((await compilePattern('^b$')).test('a\nb')).toBe(false);
    expect((await compilePattern('a.b', { dotAll: true })).test('a\nb')).toBe(true);
  });

  it.each([
    ['an open group', 'ab(c', 3],
    ['a closing parenthesis', 'a)b', 2],
    ['a parenthesis in a class is none', '[)]a)', 5],
    ['a range the wrong way', 'z-a[z-a]', 5],
    ['an escape that is none', '\\\\q\\q', 4],
    ['nothing to repeat', '*a', 1],
    ['lookahead', 'a(?=b)', 2],
    ['positions count characters', 'e\u0301\u{1F600}(', 3],
    ['a back-reference', '(a)\\1', 4],
    ['too many repetitions', 'a{2000}', 2],
    ['a backslash at the end', 'ab\\', 3],
  ])('names the position of %s', async (_, pattern, position) => {
    const { message, details } = await failure(pattern);
    expect(message).toContain(`at position ${position} `);
    expect(details).toEqual([{ path: 'pattern', message }]);
  });

  it('names the field', async () => {
    expect((await failure('(', {}, 'find')).details?.[0]?.path).toBe('find');
  });
});
