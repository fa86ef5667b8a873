import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './prefix-suffix-adder.ts';

describe('prefix-suffix-adder', () => {
  it.each([
    ['empty text', { text: '', prefix: 'x' }, { text: '', changed: 0 }],
    ['nothing to add', { text: 'a\nb' }, { text: 'a\nb', changed: 0 }],
    ['blank lines too', { text: 'a\n\n', prefix: '-' }, { text: '-a\n-\n', changed: 2 }],
    ['blank lines left alone', { text: 'a\n \n', prefix: '-', skipBlank: true }, { text: '-a\n \n', changed: 1 }],
    ['removes each by itself', { text: '<a>\n<b\nc>\nd', prefix: '<', suffix: '>', mode: 'remove' }, { text: 'a\nb\nc\nd', changed: 3 }],
    ['removes one of each, the prefix first', { text: 'xx\nx', prefix: 'x', suffix: 'x', mode: 'remove' }, { text: '\n', changed: 2 }],
    ['case-sensitive', { text: 'Aa', prefix: 'a', mode: 'remove' }, { text: 'Aa', changed: 0 }],
    ['CRLF', { text: 'a\r\nb\r\n', suffix: ';' }, { text: 'a;\r\nb;\r\n', changed: 2 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses too long a result', () => expectUnprocessable(tool, { text: '\n'.repeat(10_000), prefix: 'x'.repeat(1000) }, /5,000,000/));

  it('works on items, and takes marks off as often as they are there', async () => {
    expect(await run(tool, { text: 'a, b', prefix: '<', suffix: '>', separator: ', ' })).toEqual({ text: '<a>, <b>', changed: 2 });
    expect(await run(tool, { text: '""a""\n"""', prefix: '"', suffix: '"', mode: 'remove', repeated: true })).toEqual({ text: 'a\n', changed: 2 });
    expect((await run(tool, { text: '--a-', prefix: '-', mode: 'remove' })).text).toBe('-a-');
    expect((await run(tool, { text: 'aba', prefix: 'ab', suffix: 'ba', mode: 'remove', repeated: true })).text).toBe('a');
    expect((await run(tool, { text: 'a', mode: 'remove', repeated: true })).text).toBe('a');
  });
});
