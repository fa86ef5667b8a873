import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../../shared/testing.ts';
import { decodeUu, encodeUu } from './uuencode.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

it.each(pythonRows<[string, string]>('uuencoded', 'encoding'))('writes the bytes %s in the lines that Python writes, and reads them', (content, lines) => {
  const file = `begin 644 a b.bin\n${lines}\`\nend\n`;
  expect(encodeUu(Buffer.from(content, 'hex'), 'a b.bin', '644')).toBe(file);
  const { bytes, filename, permissions } = decodeUu(file);
  expect([hex(bytes), filename, permissions]).toEqual([content, 'a b.bin', '644']);
});

// POSIX.1-2024, uuencode, "Algorithm": a space stands for 0 as well, and what is after the bytes of a line does not count.
it.each([
  ['spaces for zeros', 'begin 644 x\n#    \n \nend\n', '000000'],
  ['the classic example', 'begin 644 cat.txt\n#0V%T\n`\nend\n', '436174'],
  ['line ends of Windows', 'begin 644 x\r\n#0V%T\r\n`\r\nend\r\n', '436174'],
  ['text around the file', 'Hello\n\nbegin 0755 x\n#0V%T\n`\nend\nbye\n', '436174'],
  ['characters after the bytes of a line', 'begin 644 x\n"0V%TZZ\n`\nend', '4361'],
])('reads %s', (_, text, expected) => {
  expect(hex(decodeUu(text).bytes)).toBe(expected);
});

it('gives back any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200, size: 'max' }), (bytes) => {
      expect(hex(decodeUu(encodeUu(bytes, 'x', '600')).bytes)).toBe(hex(bytes));
    }),
  );
});

it.each([
  ['no begin line', '#0V%T\n`\nend\n', 'begin'],
  ['no end', 'begin 644 x\n#0V%T\n', 'end'],
  ['a short line', 'begin 644 x\n#0V%\n`\nend\n', 'short'],
  ['a foreign character', 'begin 644 x\n#0v%T\n`\nend\n', '"v"'],
  ['an empty line', 'begin 644 x\n\n`\nend\n', 'empty'],
])('refuses %s', (_, text, problem) => {
  expect(() => decodeUu(text)).toThrow(Unprocessable);
  expect(() => decodeUu(text)).toThrow(problem);
});
