import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './braille-converter.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

describe('braille-converter', () => {
  // The Rules of Unified English Braille: sections 3, 6, 7 and 8
  it.each([
    ['abcdefghij klmnopqrst uvwxyz', '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚ ⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞ ⠥⠧⠺⠭⠽⠵'],
    ['A Bc', '⠠⠁ ⠠⠃⠉'],
    ['NATO', '⠠⠠⠝⠁⠞⠕'],
    ['OKd', '⠠⠠⠕⠅⠠⠄⠙'],
    ['McGRAW', '⠠⠍⠉⠠⠠⠛⠗⠁⠺'],
    ['1234567890', '⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚'],
    ['3,500.75', '⠼⠉⠂⠑⠚⠚⠲⠛⠑'],
    ['8:30', '⠼⠓⠒⠼⠉⠚'],
    ['1-2', '⠼⠁⠤⠼⠃'],
    ['4b 4k 4B', '⠼⠙⠰⠃ ⠼⠙⠅ ⠼⠙⠠⠃'],
    ['B9', '⠠⠃⠼⠊'],
    ['.,;:?!', '⠲⠂⠆⠒⠦⠖'],
    ["'-/()&@%+=$", '⠄⠤⠸⠌⠐⠣⠐⠜⠈⠯⠈⠁⠨⠴⠐⠖⠐⠶⠈⠎'],
    ['in 2026. ok\r\n', '⠊⠝ ⠼⠃⠚⠃⠋⠲ ⠕⠅\r\n'],
    ['', ''],
  ])('%j', async (text, cells) => {
    expect(await out(text)).toBe(cells);
    expect(await back(cells)).toBe(text);
  });
  it.each([
    ['⠼⠲⠑', '.5'],
    ['⠼⠂⠑', ',5'],
    ['⠈⠎⠼⠲⠊⠊', '$.99'],
    ['⠤⠼⠲⠚⠑⠲⠼⠁', '-.05.1'],
  ])('a decimal point may open numeric mode: %s', async (cells, text) => expect(await back(cells)).toBe(text));
  it('the blank cell is a space', async () => expect(await back('⠁\u2800⠃')).toBe('a b'));
  it.each([
    ['encode', 'aé', /"é" at position 2/],
    ['encode', '😀', /position 1/],
    ['decode', '⠁x', /"x" at position 2/],
    ['decode', '⠁⡀', /position 2/],
    ['decode', '⠼⠅', /figure/],
    ['decode', '⠼⠲⠅', /figure/],
    ['decode', '⠼⠲', /figure/],
    ['decode', '⠠', /letter/],
    ['decode', '⠰⠂', /letter/],
    ['decode', '⠌', /not a cell/],
  ])('refuses to %s %j', (mode, text, message) => expectUnprocessable(tool, { text, mode }, message));
  it('decoding undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abjkzABZ0199.,;:?!\'-/()&@%+=$ \n"') }), async (text) => {
        expect(await back(await out(text))).toBe(text);
      }),
    ));
});
