import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './strings-extractor.ts';

const find = (data: string, more: object = {}) => run(tool, { data, inputEncoding: 'hex', ...more });
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

describe('strings-extractor', () => {
  it('runs of printable ASCII and tab (GNU strings -t d)', async () => {
    expect(await find(hex('ab\0abcd\tx~ \x7fxyz\nwxyz\xe9'))).toEqual({
      strings: [
        { offset: 3, text: 'abcd\tx~ ' },
        { offset: 16, text: 'wxyz' },
      ],
      count: 2,
    });
    expect(await find('')).toEqual({ strings: [], count: 0 });
    expect((await find('41', { minLength: 1 })).strings).toEqual([{ offset: 0, text: 'A' }]);
  });
  it('UTF-16 at any byte offset', async () => {
    const little = Buffer.from('test', 'utf16le').toString('hex');
    expect((await find(`ff${little}0102`, { encoding: 'utf16le' })).strings).toEqual([{ offset: 1, text: 'test' }]);
    expect((await find(`00${little}`, { encoding: 'utf16be' })).strings).toEqual([{ offset: 0, text: 'test' }]);
    expect((await find(little, { encoding: 'utf16be' })).count).toBe(0);
    expect((await find(`${little}41`, { encoding: 'utf16le' })).strings).toEqual([{ offset: 0, text: 'test' }]);
  });
  it('limits the list, not the count', async () =>
    expect(await find(hex('aaaa\0bbbb\0cccc'), { limit: 1 })).toEqual({ strings: [{ offset: 0, text: 'aaaa' }], count: 3 }));
  it('many short runs cost no more than their length', async () => {
    const data = hex(`${'a\0'.repeat(999)}\xff\xff`).repeat(100);
    expect((await find(data, { encoding: 'utf16le', minLength: 1000 })).count).toBe(0);
  });
  it('refuses data that are not base64', async () => {
    await expectUnprocessable(tool, { data: '*' }, /position 1/);
    await expectInvalid(tool, { data: '', minLength: 0 }, 'minLength');
  });
});
