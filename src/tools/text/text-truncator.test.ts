import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes } from '../shared/text/segments.ts';
import { expectInvalid, run } from '../testing.ts';
import tool from './text-truncator.ts';

describe('text-truncator', () => {
  it.each([
    ['empty text', { text: '', length: 5 }, '', false],
    ['text as long as allowed', { text: 'abc', length: 3 }, 'abc', false],
    ['a length of 0 without ellipsis', { text: 'abc', length: 0, ellipsis: '' }, '', true],
    ['nothing but the ellipsis', { text: 'abcd', length: 3, ellipsis: '...' }, '...', true],
    ['at the start', { text: 'abcdef', length: 4, position: 'start' }, '…def', true],
    ['characters', { text: 'e\u0301\u{1F1E9}\u{1F1EA}xy', length: 3 }, 'e\u0301\u{1F1E9}\u{1F1EA}…', true],
    ['whole words at the start', { text: 'one two three', length: 10, position: 'start', wholeWords: true }, '…two three', true],
    ['whole words at the start, cut inside one', { text: 'one two three', length: 9, position: 'start', wholeWords: true }, '…three', true],
    ['a cut between words', { text: 'one two three', length: 8, wholeWords: true }, 'one two…', true],
    ['no whole word fits', { text: 'abcdefgh ij', length: 5, wholeWords: true }, 'abcd…', true],
    ['words', { text: ' one  two three ', length: 2, unit: 'words' }, ' one  two…', true],
    ['words at the start', { text: 'one  two three ', length: 2, unit: 'words', position: 'start' }, '…two three ', true],
    ['no words', { text: 'one two', length: 0, unit: 'words' }, '…', true],
    ['an ellipsis longer than a length in words', { text: 'a b c', length: 1, unit: 'words', ellipsis: ' [more]' }, 'a [more]', true],
    ['each line', { text: 'abcd\nab\nabcde\n', length: 3, perLine: true }, 'ab…\nab\nab…\n', true],
  ])('%s', async (_, inputs, text, truncated) => {
    expect(await run(tool, inputs)).toEqual({ text, truncated });
  });

  it('refuses an ellipsis longer than the length, and the middle of words', async () => {
    await expectInvalid(tool, { text: 'abc', length: 2, ellipsis: '...' }, 'ellipsis');
    await expectInvalid(tool, { text: 'abc', length: 2, unit: 'words', position: 'middle' }, 'position');
  });

  it('never longer than asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.integer({ min: 3, max: 9 }),
        fc.constantFrom('end', 'start', 'middle'),
        fc.boolean(),
        async (text, length, position, wholeWords) => {
          const result = await run(tool, { text, length, position, wholeWords, ellipsis: '...' });
          expect(countGraphemes(result.text)).toBeLessThanOrEqual(length);
          if (countGraphemes(text) <= length) expect(result).toEqual({ text, truncated: false });
        },
      ),
    );
  });
});
