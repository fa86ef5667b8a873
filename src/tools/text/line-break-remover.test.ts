import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './line-break-remover.ts';

describe('line-break-remover', () => {
  it.each([
    ['empty text', { text: '' }, { text: '', removed: 0 }],
    ['trims lines', { text: ' a \n\tb \n' }, { text: 'a b', removed: 2 }],
    ['paragraphs separated by blank lines of white space', { text: 'a\nb\n \n\nc\n', keepParagraphs: true }, { text: 'a b\n\nc', removed: 3 }],
    ['nothing in place of a break', { text: 'a\nb', replacement: '' }, { text: 'ab', removed: 1 }],
    ['a break in place of a break', { text: 'a\r\nb', replacement: '\n' }, { text: 'a\nb', removed: 0 }],
    ['hyphens stay unless asked for', { text: 'soft-\nware' }, { text: 'soft- ware', removed: 1 }],
    ['a capital after the hyphen', { text: 'Jean-\nPaul', joinHyphenated: true }, { text: 'Jean- Paul', removed: 1 }],
    ['a dash is not a hyphen after a letter', { text: 'a -\nb 1-\nc', joinHyphenated: true }, { text: 'a - b 1- c', removed: 2 }],
    ['letters of any script', { text: 'при-\nвет', joinHyphenated: true }, { text: 'привет', removed: 1 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses too long a result', () => expectUnprocessable(tool, { text: 'a\n'.repeat(100_000), replacement: 'x'.repeat(100) }, /5,000,000/));
});
