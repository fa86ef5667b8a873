import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './character-remover.ts';

describe('character-remover', () => {
  it.each([
    ['empty text', { text: '', classes: ['letters'] }, '', 0],
    ['letters with their marks', { text: 'e\u0301a狐1_', classes: ['letters'] }, '1_', 4],
    ['digits are Nd only', { text: '1٣²Ⅷ', classes: ['digits'] }, '²Ⅷ', 2],
    ['punctuation and symbols', { text: 'a-b+c_d$', classes: ['punctuation'] }, 'ab+cd$', 2],
    ['symbols', { text: 'a-b+c_d$^', classes: ['symbols'] }, 'a-bc_d', 3],
    ['white space but line breaks', { text: ' a\t\u00a0\r\nb\u2028', classes: ['whitespace'] }, 'a\r\nb', 4],
    ['line breaks', { text: 'a\r\nb\u0085\n', classes: ['lineBreaks'] }, 'ab\u0085', 3],
    ['control characters but tab, LF and CR', { text: 'a\0\t\r\n\u001b\u0085', classes: ['control'] }, 'a\t\r\n', 3],
    ['emoji count as nothing else', { text: '👍é1\ufe0f\u20e3©', classes: ['nonAscii', 'symbols', 'digits'] }, '👍1\ufe0f\u20e3', 2],
    ['whole emoji sequences', { text: '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}x', classes: ['emoji'] }, 'x', 5],
    ['named characters, each by itself', { text: 'banana-split', characters: 'an-' }, 'bsplit', 6],
    ['a named emoji as a whole', { text: '👍🏽👍', characters: '👍' }, '👍🏽', 1],
    ['keeps', { text: 'a1 b2\n', classes: ['letters', 'lineBreaks'], mode: 'keep' }, 'ab\n', 3],
    ['keeps emoji', { text: 'a👍🏽b', classes: ['emoji'], mode: 'keep' }, '👍🏽', 2],
  ])('%s', async (_, inputs, text, removed) => {
    expect(await run(tool, inputs)).toEqual({ text, removed });
  });

  it('refuses neither classes nor characters', () => expectInvalid(tool, { text: 'a' }, 'classes'));
});
