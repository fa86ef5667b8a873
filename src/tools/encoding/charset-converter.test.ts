import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './charset-converter.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

const pound = '£ÿ';

describe('charset-converter', () => {
  // python str.encode
  it.each([
    ['ascii', 'Az~', '417a7e'],
    ['utf-8', 'é😀', 'c3a9f09f9880'],
    ['utf-16le', 'é😀', 'e9003dd800de'],
    ['utf-16be', 'é😀', '00e9d83dde00'],
    ['utf-32le', 'é😀', 'e900000000f60100'],
    ['utf-32be', 'é😀', '000000e90001f600'],
    ['iso-8859-1', 'é\u0080ÿ', 'e980ff'],
    ['iso-8859-2', 'łŹ', 'b3ac'],
    ['iso-8859-5', 'Жё', 'b6f1'],
    ['iso-8859-7', 'Ω€', 'd9a4'],
    ['iso-8859-9', 'İğ', 'ddf0'],
    ['iso-8859-15', '€Œ', 'a4bc'],
    ['windows-1250', 'łŹ€', 'b38f80'],
    ['windows-1251', 'ЖЂ€', 'c68088'],
    ['windows-1252', '€“é', '8093e9'],
    ['windows-1253', 'Ω€', 'd980'],
    ['windows-1254', 'İğ', 'ddf0'],
    ['windows-1257', 'ąŽ', 'e0de'],
    ['koi8-r', 'Жё', 'f6a3'],
    ['koi8-u', 'ї╝', 'a7ae'],
    ['macintosh', 'éΩ€', '8ebddb'],
    ['cp437', 'é░α', '82b0e0'],
    ['cp850', 'éø', '829b'],
    ['cp852', 'łŹ', '888d'],
    ['cp866', 'Жё', '86f1'],
    ['shift_jis', '表～ｱⅠ纊', '955c8160b18754fa5c'],
    ['euc-jp', '日本ｱ丂', 'c6fccbdc8eb18fb0a1'],
    ['gbk', '中€', 'd6d080'],
    ['gb18030', '中€😀\u0080', 'd6d0a2e39439fc3681308130'],
    ['big5', '中十', 'a4a4a451'],
    ['euc-kr', '한뷁', 'c7d194ee'],
  ])('%s: %s', async (charset, text, bytes) => {
    expect(await out(text, { charset })).toBe(bytes);
    expect(await back(bytes, { charset })).toBe(text);
  });

  it('ASCII is itself in every charset but the wide ones', async () => {
    const text = String.fromCharCode(...Array(128).keys());
    for (const charset of ['ascii', 'windows-1252', 'koi8-u', 'macintosh', 'cp437', 'shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr']) {
      const bytes = await out(text, { charset });
      expect(bytes).toBe(Buffer.from(text).toString('hex'));
      expect(await back(bytes, { charset })).toBe(text);
    }
  });

  it('marks: written on request, dropped when they fit', async () => {
    expect(await out('a', { charset: 'utf-8', bom: true })).toBe('efbbbf61');
    expect(await out('a', { charset: 'utf-16le', bom: true })).toBe('fffe6100');
    expect(await out('', { charset: 'utf-32be', bom: true })).toBe('0000feff');
    expect(await run(tool, { text: 'feff0061', mode: 'decode', charset: 'utf-16be' })).toEqual({ output: 'a', bytes: 4 });
    expect(await back('fffe', { charset: 'utf-16be' })).toBe('\ufffe');
    await expectInvalid(tool, { text: 'a', bom: true }, 'bom');
  });

  it('names what cannot be carried over, or replaces it', async () => {
    await expectUnprocessable(tool, { text: 'a😀б', charset: 'windows-1252' }, /"😀" at position 2, "б" at position 3/);
    expect(await out('a😀б', { charset: 'windows-1252', replace: true })).toBe('613f3f');
    await expectUnprocessable(tool, { text: '61ff', mode: 'decode', charset: 'ascii' }, /ff at byte offset 1/);
    expect(await back('61ff62', { charset: 'ascii', replace: true })).toBe('a\ufffdb');
    await expectUnprocessable(tool, { text: '61c3', mode: 'decode', charset: 'utf-8' }, /c3 at byte offset 1/);
    await expectUnprocessable(tool, { text: '00d80041', mode: 'decode', charset: 'utf-16le' }, /byte offset 0/);
    await expectUnprocessable(tool, { text: '000061', mode: 'decode', charset: 'utf-16be' }, /byte offset 2/);
    await expectUnprocessable(tool, { text: '00110000', mode: 'decode', charset: 'utf-32be' }, /byte offset 0/);
    expect(await back('9320', { charset: 'shift_jis', replace: true })).toBe('\ufffd ');
    expect(await back('d693fa', { charset: 'shift_jis', replace: true })).toBe('ﾖ日');
    await expectUnprocessable(tool, { text: '81', mode: 'decode', charset: 'gbk' }, /81 at byte offset 0/);
    await expectUnprocessable(tool, { text: '~é', charset: 'ascii' }, /"é" at position 2/);
    expect(await out(pound, { charset: 'iso-8859-5', replace: true })).toBe('3f3f');
  });

  it('the look-alikes of JIS X 0208', async () => {
    expect(await out('〜−¥', { charset: 'shift_jis' })).toBe('8160817c5c');
    expect(await out('〜', { charset: 'euc-jp' })).toBe('a1c1');
  });

  it('base64, and bad bytes', async () => {
    expect(await out('é', { bytesEncoding: 'base64' })).toBe('6Q==');
    expect(await run(tool, { text: '6Q', mode: 'decode', bytesEncoding: 'base64' })).toEqual({ output: 'é', bytes: 1 });
    await expectUnprocessable(tool, { text: 'xyz', mode: 'decode' }, /position 1/);
  });

  it('gives back any text of the Unicode charsets and gb18030', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be', 'gb18030'),
        async (text, charset) => {
          const plain = text.replace(/[\ufeff\ue5e5]/g, '');
          expect(await back(await out(plain, { charset }), { charset })).toBe(plain);
        },
      ),
    ));
});
