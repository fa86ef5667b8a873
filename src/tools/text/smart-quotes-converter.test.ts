import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './smart-quotes-converter.ts';

describe('smart-quotes-converter', () => {
  it.each([
    ['empty text', { text: '' }, '', 0],
    ['all quotes and the no-break space', { text: '“”„‟‘’‚‛\u00a0«' }, `""""'''' «`, 9],
    ['dashes and ellipses left', { text: '–—…', dashes: false, ellipsis: false }, '–—…', 0],
    ['symbols', { text: '©®™×÷±•←→↔⇒«»', symbols: true }, '(c)(r)(tm)x/+/-*<----><->==><<>>', 13],
    ['symbols left', { text: '© → «' }, '© → «', 0],
  ])('straighten: %s', async (_, inputs, text, replaced) => {
    expect(await run(tool, inputs)).toEqual({ text, replaced });
  });

  it.each([
    ['empty text', { text: '' }, '', 0],
    ['at the start, in brackets, behind dashes', { text: '"a" ("b") ["c"] {"d"} -"e"-', dashes: false }, '“a” (“b”) [“c”] {“d”} -“e”-', 10],
    ['nested', { text: `"'a' b"` }, '“‘a’ b”', 4],
    ['after a line break', { text: `a\n'b'` }, 'a\n‘b’', 2],
    ['apostrophes and decades', { text: `don't rock 'n' roll '90s '٣` }, 'don’t rock ‘n’ roll ’90s ’٣', 5],
    ['dashes', { text: 'a--b---c-d' }, 'a—b—c-d', 2],
    ['a quote behind a curled dash opens', { text: 'a --"b"' }, 'a —“b”', 3],
    ['a double quote before a digit opens', { text: '"5"' }, '“5”', 2],
    ['an ellipsis closes nothing', { text: 'a..."b"' }, 'a…”b”', 3],
    ['left as told', { text: 'a--b...', dashes: false, ellipsis: false }, 'a--b...', 0],
  ])('curl: %s', async (_, inputs, text, replaced) => {
    expect(await run(tool, { ...inputs, mode: 'curl' })).toEqual({ text, replaced });
  });
});
