import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './text-between-extractor.ts';

describe('text-between-extractor', () => {
  it.each([
    ['empty text', { text: '', start: '(', end: ')' }, []],
    ['nothing between', { text: '()', start: '(', end: ')' }, ['']],
    ['no nesting', { text: '(a(b)c)', start: '(', end: ')' }, ['a(b']],
    ['an end before a start', { text: ')a(b)', start: '(', end: ')' }, ['b']],
    ['over line breaks', { text: '<b>x\ny</b>', start: '<b>', end: '</b>' }, ['x\ny']],
    ['marks that overlap themselves', { text: 'aaXaaYaa', start: 'aa', end: 'aa' }, ['X']],
    ['ignoring case', { text: 'BEGIN x end Begin y END', start: 'begin ', end: ' end', caseSensitive: false }, ['x', 'y']],
    ['with marks, as written', { text: 'Start1END', start: 'start', end: 'end', caseSensitive: false, includeMarks: true }, ['Start1END']],
    ['ignoring case beside İ', { text: 'İ[İ]', start: '[', end: ']', caseSensitive: false }, ['İ']],
  ])('%s', async (_, inputs, matches) => {
    expect(await run(tool, inputs)).toEqual({ matches, count: matches.length });
  });

  it('refuses empty marks', () => expectInvalid(tool, { text: 'a', start: '', end: 'b' }, 'start'));
});
