import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { checkBits } from './bits.ts';
import { runCodec } from './codec.ts';
import { keyBytes } from './key-bytes.ts';
import { bytesFromInteger, integerFromBytes, radixCodec } from './radix.ts';
import { breakLines, digitValues, fromCodes, isSpace, trimSpaces } from './scan.ts';

it('breaks a text into lines of one length, the last one shorter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b') }), fc.nat(9), (text, length) => {
      const broken = breakLines(text, length).split('\n');
      expect(broken.join('')).toBe(text);
      if (length > 0)
        for (const [index, line] of broken.entries()) expect(index < broken.length - 1 ? line.length === length : line.length <= length).toBe(true);
    }),
  );
});

it('trims white space of ASCII, and tells where the rest begins', () => {
  expect(trimSpaces(' \t\r\n\fab c \n')).toEqual({ trimmed: 'ab c', start: 5 });
  expect(trimSpaces(' \n')).toEqual({ trimmed: '', start: 2 });
  expect([isSpace(0x20), isSpace(0x0b), isSpace(0xa0)]).toEqual([true, false, false]);
});

it('knows the digits of an alphabet, and joins codes to a text', () => {
  const values = digitValues('xyz');
  expect([values[0x78], values[0x7a], values[0x61]]).toEqual([0, 2, -1]);
  expect(fromCodes(Uint8Array.of(0x41, 0xe9, 0).subarray(1))).toBe('é\0');
});

it.each(['01', '0123456789', 'abcdefghijklmnopqrstuvwxyzABC'])('gives back bytes in the radix of %s', (alphabet) => {
  const codec = radixCodec(alphabet);
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(Uint8Array.from(codec.decode(` ${codec.encode(bytes)}\n`))).toEqual(bytes);
    }),
  );
  expect(() => codec.decode('0!')).toThrow(Unprocessable);
});

it('writes numbers as big-endian bytes without zeros in front', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 300n }), (value) => {
      const bytes = bytesFromInteger(value);
      expect(integerFromBytes(bytes)).toBe(value);
      expect(bytes[0]).not.toBe(0);
    }),
  );
});

it('runs a codec in both directions, and counts bytes', () => {
  const hex = { encode: (bytes: Uint8Array) => Buffer.from(bytes).toString('hex'), decode: (text: string) => Uint8Array.from(Buffer.from(text, 'hex')) };
  const encodings = { inputEncoding: 'utf8', outputEncoding: 'base64' } as const;
  expect(runCodec({ text: 'é', mode: 'encode', ...encodings }, hex)).toEqual({ output: 'c3a9', bytes: 2 });
  expect(runCodec({ text: 'c3a9', mode: 'decode', ...encodings }, hex)).toEqual({ output: 'w6k=', bytes: 2 });
});

it('refuses what is not a bit, with its place, and a key without bytes', () => {
  expect(() => checkBits('01 10\n', 'text')).not.toThrow();
  expect(() => checkBits('01😀2', 'text')).toThrow('"😀" at position 3');
  expect(() => keyBytes('', 'hex')).toThrow(Unprocessable);
  expect(Uint8Array.from(keyBytes('00ff', 'hex'))).toEqual(Uint8Array.of(0, 255));
});
