import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './csv-to-markdown-converter.ts';

const table = async (csv: string, more: Record<string, unknown> = {}) => (await run(tool, { csv, ...more })).markdown as string;

describe('csv-to-markdown-converter', () => {
  it.each([
    ['none', '| a    |\n| ---- |\n| b    |\n| wide |'],
    ['left', '| a    |\n| :--- |\n| b    |\n| wide |'],
    ['right', '|    a |\n| ---: |\n|    b |\n| wide |'],
    ['center', '|  a   |\n| :--: |\n|  b   |\n| wide |'],
  ])('pads for %s', async (align, expected) => {
    expect(await table('a\nb\nwide', { align })).toBe(expected);
  });

  it.each([
    ['none', '---'],
    ['left', ':--'],
    ['center', ':-:'],
    ['right', '--:'],
  ])('writes the delimiter of %s without padding', async (align, cell) => {
    expect(await table('a,\n1,2', { align, pretty: false, header: true })).toBe(`| a | column2 |\n| ${cell} | ${cell} |\n| 1 | 2 |`);
  });

  it('escapes bars, keeps backslashes, and turns line ends into <br>', async () => {
    expect(await table('a\n"x\\|y"\n" p\r\nq\r"', { pretty: false })).toBe('| a |\n| --- |\n| x\\\\|y |\n| p<br>q |');
  });

  it('counts widths in characters', async () => {
    expect(await table('é\u0301\u{1F600}abc\nx')).toBe('| é\u0301\u{1F600}abc |\n| ----- |\n| x     |');
  });

  it('leaves the header empty without one', async () => {
    expect(await table('1,2\n3', { header: false })).toBe('|     |     |\n| --- | --- |\n| 1   | 2   |\n| 3   |     |');
    expect(await table('1', { header: false, pretty: false })).toBe('|  |\n| --- |\n| 1 |');
  });

  it('gives empty text for empty CSV, and a header alone', async () => {
    expect(await run(tool, { csv: '' })).toEqual({ markdown: '', rows: 0 });
    expect(await table('a,b')).toBe('| a   | b   |\n| --- | --- |');
  });
});
