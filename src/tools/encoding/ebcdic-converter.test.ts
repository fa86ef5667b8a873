import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './ebcdic-converter.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

describe('ebcdic-converter', () => {
  // python codecs cp037, cp273, cp500 and cp1140; glibc iconv IBM1047
  it.each([
    ['cp037', '[]^!|¢€', '', ''],
    ['cp037', '[]^!|¢¤', 'babbb05a4f4a9f', ''],
    ['cp273', '[]{}ÄÖÜß@', '63fc43dc4ae05aa1b5', ''],
    ['cp500', '[]^!|¢', '4a5a5f4fbbb0', ''],
    ['cp1047', '[]^!|¢', 'adbd5f5a4f4a', ''],
    ['cp1140', '€[é', '9fba51', ''],
  ])('%s: %s', async (codePage, text, bytes) => {
    if (bytes === '') return expectUnprocessable(tool, { text, codePage }, /"€" at position 7/);
    expect(await out(text, { codePage })).toBe(bytes);
    return expect(await back(bytes, { codePage })).toBe(text);
  });
  it('LF is 25 and NEL 15 in every page', async () => {
    for (const codePage of ['cp037', 'cp273', 'cp500', 'cp1047', 'cp1140']) expect(await out('\n\u0085\r\t', { codePage })).toBe('25150d05');
  });
  it('every byte comes back', async () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('hex');
    for (const codePage of ['cp037', 'cp273', 'cp500', 'cp1047', 'cp1140']) expect(await out(await back(all, { codePage }), { codePage })).toBe(all);
  });
  it('the overline is in page 273 alone, as in the codecs of Python', async () => {
    expect(await out('\u203e', { codePage: 'cp273' })).toBe('bc');
    for (const codePage of ['cp037', 'cp500', 'cp1140']) await expectUnprocessable(tool, { text: '\u203e', codePage }, /position 1/);
  });
  it('refuses what the page lacks, and bad bytes', async () => {
    await expectUnprocessable(tool, { text: 'a😀' }, /"😀" at position 2/);
    await expectUnprocessable(tool, { text: '¤', codePage: 'cp1140' }, /position 1/);
    await expectUnprocessable(tool, { text: 'c', mode: 'decode' }, /even/);
    expect(await out('', { bytesEncoding: 'base64' })).toBe('');
    await expectInvalid(tool, { text: '', codePage: 'cp1141' }, 'codePage');
  });
});
