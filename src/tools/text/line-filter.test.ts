import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './line-filter.ts';

describe('line-filter', () => {
  const text = 'alpha\r\nBeta\r\n\r\nalphabet\r\n';
  it.each([
    ['empty text', { text: '', pattern: 'a' }, { text: '', kept: 0, removed: 0 }],
    ['contains', { text, pattern: 'pha' }, { text: 'alpha\r\nalphabet\r\n', kept: 2, removed: 2 }],
    ['starts with, ignoring case', { text, pattern: 'b', match: 'startsWith', caseSensitive: false }, { text: 'Beta\r\n', kept: 1, removed: 3 }],
    ['ends with', { text, pattern: 'a', match: 'endsWith' }, { text: 'alpha\r\nBeta\r\n', kept: 2, removed: 2 }],
    ['equals', { text, pattern: 'alpha', match: 'equals' }, { text: 'alpha\r\n', kept: 1, removed: 3 }],
    ['all the others', { text, pattern: 'a', invert: true }, { text: '\r\n', kept: 1, removed: 3 }],
    ['nothing left', { text, pattern: 'zzz' }, { text: '', kept: 0, removed: 4 }],
    ['regex sees lines without their endings', { text, pattern: '^\\w+a$', match: 'regex' }, { text: 'alpha\r\nBeta\r\n', kept: 2, removed: 2 }],
    ['regex ignoring case', { text, pattern: '^B', match: 'regex', caseSensitive: false }, { text: 'Beta\r\n', kept: 1, removed: 3 }],
    [
      'regex of JavaScript, looking ahead',
      { text: 'ab\nac\nb', pattern: '^a(?!b)', match: 'regex', engine: 'javascript' },
      { text: 'ac', kept: 1, removed: 2 },
    ],
    ['literal dot', { text: 'a.b\nacb', pattern: 'a.b' }, { text: 'a.b', kept: 1, removed: 1 }],
    ['final sigma', { text: 'ΟΔΟΣ ΑΒ', pattern: 'οδος', caseSensitive: false }, { text: 'ΟΔΟΣ ΑΒ', kept: 1, removed: 0 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses patterns that do not compile, and an empty one', async () => {
    await expectUnprocessable(tool, { text: 'a', pattern: 'a(', match: 'regex' }, /"a\(".*position 2/);
    await expectUnprocessable(tool, { text: 'a', pattern: '(a)\\1', match: 'regex' }, /position 4/);
    await expectInvalid(tool, { text: 'a', pattern: '' }, 'pattern');
  });

  it('is linear where backtracking would not be', async () => {
    expect(await run(tool, { text: 'a'.repeat(50_000), pattern: '(a+)+$b', match: 'regex' })).toMatchObject({ kept: 0 });
  });

  it('filters items that something else than lines parts', async () => {
    expect(await run(tool, { text: 'a|b\nc|d', pattern: '^[a-b]', match: 'regex', separator: '|' })).toEqual({ text: 'a|b\nc', kept: 2, removed: 1 });
  });
});
