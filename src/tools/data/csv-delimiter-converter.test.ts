import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-delimiter-converter.ts';

const convert = async (csv: string, more: Record<string, unknown> = {}) => (await run(tool, { csv, ...more })).csv as string;

describe('csv-delimiter-converter', () => {
  it('quotes what the new delimiter needs, and no more', async () => {
    expect(await convert('"a","b;c","d ""e"""\nx', { to: 'semicolon' })).toBe('a;"b;c";"d ""e"""\nx');
    expect(await convert('a b,c', { to: 'space' })).toBe('"a b" c');
    expect(await convert('a^b,c', { to: 'caret' })).toBe('"a^b"^c');
  });

  it('keeps the number of fields and the first line ending', async () => {
    expect(await convert('a,b\r\n1\n1,2,3\r', { to: 'pipe' })).toBe('a|b\r\n1\r\n1|2|3');
    expect(await convert('"x\ny",b\r\n1,2', { to: 'tab' })).toBe('"x\ny"\tb\r\n1\t2');
    expect(await convert('a,b', { lineEnding: 'crlf' })).toBe('a;b');
    expect(await convert('a\nb', { lineEnding: 'crlf' })).toBe('a\r\nb');
  });

  it('quotes the empty only field of a record', async () => {
    expect(await convert('""\na')).toBe('""\na');
    expect(await convert('  ,\n', { trim: true })).toBe(';');
    expect(await convert(' \na', { trim: true, quoting: 'nonNumeric' })).toBe('""\n"a"');
  });

  it('quotes all, or all but numbers and empty fields', async () => {
    expect(await convert('1,,a b,1e5,007,-0.5', { quoting: 'all', to: 'comma' })).toBe('"1","","a b","1e5","007","-0.5"');
    expect(await convert('1,,a b,1e5,007,-0.5', { quoting: 'nonNumeric', to: 'comma' })).toBe('1,,"a b",1e5,"007",-0.5');
  });

  it('takes empty text, and names the line of broken quoting', async () => {
    expect(await run(tool, { csv: '' })).toEqual({ csv: '', rows: 0, delimiter: ',' });
    await expectUnprocessable(tool, { csv: 'a\n"b' }, /Line 2/);
  });

  it('writes any other character, and asks for it', async () => {
    expect(await convert('a~b,c', { to: 'other', toOther: '~' })).toBe('"a~b"~c');
    await expectInvalid(tool, { csv: 'a', to: 'other' }, 'toOther');
  });

  // A comment begins where a record does, and the quote of the dialect is doubled inside itself, as Python's csv module has it.
  it('leaves comment lines out, and reads another quote', async () => {
    expect(await convert('#x,"\na,b\n#,2\n"1\n#2",3\n', { comment: '#' })).toBe('a;b\n"1\n#2";3');
    expect(await convert('// a;b\n// c;d\n1,2', { comment: '//' })).toBe('1;2');
    expect(await convert(`'a,''b''','c"'`, { quote: "'", to: 'comma' })).toBe(`"a,'b'","c"""`);
    await expectInvalid(tool, { csv: 'a', quote: ';', delimiter: ';' }, 'quote');
    await expectInvalid(tool, { csv: 'a', comment: '"' }, 'comment');
  });

  it('fills what is missing, and what is empty where asked', async () => {
    expect(await convert('a,b,c\n1,\n2', { fill: '?' })).toBe('a;b;c\n1;;?\n2;?;?');
    expect(await convert('a,b,c\n1,\n2', { fill: '?', fillEmpty: true })).toBe('a;b;c\n1;?;?\n2;?;?');
    await expectInvalid(tool, { csv: 'a', fillEmpty: true }, 'fill');
  });
});
