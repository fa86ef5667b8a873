import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './column-extractor.ts';

describe('column-extractor', () => {
  it.each([
    ['empty text', { text: '', columns: [1] }, { text: '', lines: 0 }],
    ['as awk {print $2,$1}', { text: 'a b\n\n c\n', columns: [2, 1] }, { text: 'b a\n \n c\n', lines: 3 }],
    ['a column twice', { text: 'a b', columns: [1, 1, 2] }, { text: 'a a b', lines: 1 }],
    ['past both ends', { text: 'a b', columns: [3, -3, -2] }, { text: '  a', lines: 1 }],
    ['empty columns by delimiter', { text: 'a,,b', columns: [3, 2], delimiter: ',' }, { text: 'b,', lines: 1 }],
    ['a long delimiter, another between', { text: 'a::b::c', columns: [-1, 1], delimiter: '::', outputDelimiter: '' }, { text: 'ca', lines: 1 }],
    ['white space of Unicode', { text: '\u3000a\u00a0b', columns: [2] }, { text: 'b', lines: 1 }],
    ['a blank line by delimiter has one empty column', { text: 'a\r\n\r\n', columns: [1], delimiter: ',' }, { text: 'a\r\n\r\n', lines: 2 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses column 0 and no column', async () => {
    await expectInvalid(tool, { text: 'a', columns: [1, 0] }, 'columns[1]');
    await expectInvalid(tool, { text: 'a', columns: [] }, 'columns');
  });
});
