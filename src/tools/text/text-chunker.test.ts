import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from '../shared/text/segments.ts';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './text-chunker.ts';

const pieces = (result: Record<string, any>) => result.chunks.map(({ text }: { text: string }) => text);

describe('text-chunker', () => {
  it.each([
    ['empty text', { text: '' }, []],
    ['text that fits', { text: ' a b ' }, [' a b ']],
    ['paragraphs', { text: 'a b.\n\nc d.\n\n\ne', maxLength: 7, boundary: 'paragraph' }, ['a b.\n\n', 'c d.\n\n\n', 'e']],
    ['a line break is no end of a paragraph', { text: 'aa\n\nbb\ncc dd', maxLength: 8, boundary: 'paragraph' }, ['aa\n\n', 'bb\ncc dd']],
    ['a paragraph too long is cut at sentences', { text: 'A b. C d. E f.\n\nG', maxLength: 11, boundary: 'paragraph' }, ['A b. C d. ', 'E f.\n\nG']],
    ['a word too long is cut', { text: 'abcdefgh ij', maxLength: 3 }, ['abc', 'def', 'gh ', 'ij']],
    ['characters', { text: 'ab cd', maxLength: 2, boundary: 'character' }, ['ab', ' c', 'd']],
    ['characters are grapheme clusters', { text: 'e\u0301e\u0301\u{1F600}', maxLength: 2, boundary: 'character' }, ['e\u0301e\u0301', '\u{1F600}']],
    ['overlap begins at a word', { text: 'aaa bbb ccc ddd', maxLength: 8, overlap: 5, boundary: 'word' }, ['aaa bbb ', 'bbb ccc ', 'ccc ddd']],
    ['no word to begin at: no overlap', { text: 'abcdefgh', maxLength: 4, overlap: 2 }, ['abcd', 'efgh']],
  ])('%s', async (_, inputs, expected) => {
    const result = await run(tool, inputs);
    expect(pieces(result)).toEqual(expected);
    expect(result.count).toBe(expected.length);
  });

  it('refuses an overlap that is no less than the length, and too much text in all', async () => {
    await expectInvalid(tool, { text: 'a', maxLength: 5, overlap: 5 }, 'overlap');
    await expectUnprocessable(tool, { text: 'a '.repeat(20_000), maxLength: 5000, overlap: 4999, boundary: 'word' }, /5,000,000/);
  });

  it('laws: no longer than allowed, exact pieces, always further, whole without overlap', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'bc', ' ', '. ', '\n', '\n\n', 'e\u0301', 'A') });
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.integer({ min: 1, max: 9 }),
        fc.nat(8),
        fc.constantFrom('paragraph', 'sentence', 'word', 'character'),
        async (sample, maxLength, lap, boundary) => {
          const overlap = Math.min(lap, maxLength - 1);
          const characters = graphemes(sample);
          const { chunks } = await run(tool, { text: sample, maxLength, overlap, boundary });
          let end = 0;
          for (const chunk of chunks) {
            expect(chunk.end - chunk.start).toBeLessThanOrEqual(maxLength);
            expect(chunk.start).toBeLessThanOrEqual(end);
            expect(chunk.start).toBeGreaterThanOrEqual(end - overlap);
            expect(chunk.end).toBeGreaterThan(end);
            expect(chunk.text).toBe(characters.slice(chunk.start, chunk.end).join(''));
            end = chunk.end;
          }
          expect(end).toBe(characters.length);
        },
      ),
    );
  });
});
