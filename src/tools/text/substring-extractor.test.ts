import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './substring-extractor.ts';

describe('substring-extractor', () => {
  it.each([
    ['empty text', { text: '', start: 3 }, { text: '', length: 0 }],
    ['all', { text: 'abc' }, { text: 'abc', length: 3 }],
    ['an end before the start', { text: 'abc', start: 2, end: 1 }, { text: '', length: 0 }],
    ['far outside', { text: 'abc', start: -100, end: 100 }, { text: 'abc', length: 3 }],
    ['an end of 0', { text: 'abc', end: 0 }, { text: '', length: 0 }],
    ['CRLF is one character', { text: 'a\r\nb', start: 1, end: 2 }, { text: '\r\n', length: 1 }],
    ['each line', { text: 'abc\r\nd\r\n', start: 1, end: 2, perLine: true }, { text: 'b\r\n\r\n', length: 3 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('is slice for ASCII text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', 'b', ' ') }),
        fc.integer({ min: -15, max: 15 }),
        fc.integer({ min: -15, max: 15 }),
        async (text, start, end) => {
          expect((await run(tool, { text, start, end })).text).toBe(text.slice(start, end));
        },
      ),
    );
  });
});
