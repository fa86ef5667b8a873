import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './uuencoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = (text: string, more: object = {}) => run(tool, { text, mode: 'decode', ...more });
const file = (lines: string) => `begin 644 file\n${lines}\`\nend\n`;

describe('uuencoder', () => {
  it('perl pack("u")', async () => {
    expect(await encode('a')).toBe(file('!80``\n'));
    expect(await encode('ab')).toBe(file('"86(`\n'));
    expect(await encode('x'.repeat(46))).toBe(file(`M${">'AX".repeat(15)}\n!>\`\`\`\n`));
    const hex = Buffer.from(Array.from({ length: 45 }, (_, i) => i)).toString('hex');
    expect(await encode(hex, { inputEncoding: 'hex' })).toBe(file('M``$"`P0%!@<("0H+#`T.#Q`1$A,4%187&!D:&QP=\'A\\@(2(C)"4F)R@I*BLL\n'));
  });

  it('empty input is the three frame lines', async () => expect(await encode('')).toBe('begin 644 file\n`\nend\n'));

  it('begins at the first begin line, ends at end, and ignores what follows the characters of a line', async () => {
    expect(await decode('Hello\nbegin x\r\nbegin 0755 my file.txt\r\n#0V%Tx\r\n`\r\nend\r\nbegin 644 b\n')).toEqual({
      output: 'Cat',
      filename: 'my file.txt',
      permissions: '0755',
    });
    expect((await decode('begin 644 a\n!80  \n \nend')).output).toBe('a');
    expect((await decode('begin 644 a\n!80``\nend\n')).output).toBe('a');
  });

  it.each([
    ['', /begin/],
    ['#0V%T\n`\nend\n', /begin/],
    [' begin 644 a\n`\nend\n', /begin/],
    ['begin 644 a\n#0V%T\n`\n', /"end"/],
    ['begin 644 a\n', /"end"/],
    ['begin 644 a\n#0V%\n`\nend\n', /position 13 is short/],
    ['begin 644 a\n#0vT%\n`\nend\n', /"v" at position 15/],
    ['begin 644 a\n\n`\nend\n', /position 13 is empty/],
    ['begin 644 a\nq0V%T\n`\nend\n', /"q" at position 13/],
  ])('refuses %j, saying where', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('refuses a file name with a line break and permissions that are not octal', async () => {
    await expectUnprocessable(tool, { text: '', filename: 'a\nb' }, /position 2/);
    await expectUnprocessable(tool, { text: '', permissions: '648' }, /"8" at position 3/);
    await expectInvalid(tool, { text: '', permissions: '64' }, 'permissions');
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (data) => {
        const text = Buffer.from(data).toString('hex');
        const encoded = await encode(text, { inputEncoding: 'hex', filename: 'ü "x"', permissions: '0600' });
        expect(await decode(encoded, { outputEncoding: 'hex' })).toEqual({ output: text, filename: 'ü "x"', permissions: '0600' });
        expect((await decode(encoded.replaceAll('`', ' '), { outputEncoding: 'hex' })).output).toBe(text);
      }),
    ));
});
