import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { hexOf } from '../platform/bytes.ts';
import { ByteReader, ByteWriter, finiteDouble, isInteger, utf8Of } from './binary.ts';

const reading = (hex: string): ByteReader => new ByteReader(Buffer.from(hex, 'hex'));

it('reads the integers that it has written, as a DataView has them', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }), (value) => {
      const writer = new ByteWriter();
      writer.integer(value, 8);
      writer.littleInteger(value, 8);
      writer.integer(BigInt.asIntN(32, value), 4);
      const view = new DataView(Uint8Array.from(writer.result()).buffer);
      expect([view.getBigUint64(0), view.getBigUint64(8, true)]).toEqual([BigInt.asUintN(64, value), BigInt.asUintN(64, value)]);
      const reader = new ByteReader(writer.result());
      expect([reader.integer(8, value < 0n), reader.littleInteger(8, value < 0n), reader.integer(4, true)]).toEqual([value, value, BigInt.asIntN(32, value)]);
      expect(reader.left).toBe(0);
    }),
  );
});

it('reads the floats that it has written', () => {
  fc.assert(
    fc.property(fc.double(), fc.float(), (double, float) => {
      const writer = new ByteWriter();
      writer.float(double, 8);
      writer.float(float, 4);
      const reader = new ByteReader(writer.result());
      expect([reader.float(8), reader.float(4)]).toEqual([double, float]);
    }),
  );
});

// RFC 8949 appendix A.
it.each<[string, 2 | 4 | 8, number]>([
  ['0000', 2, 0],
  ['8000', 2, -0],
  ['3c00', 2, 1],
  ['3e00', 2, 1.5],
  ['7bff', 2, 65504],
  ['0001', 2, 2 ** -24],
  ['0400', 2, 0.00006103515625],
  ['c400', 2, -4],
  ['7c00', 2, Number.POSITIVE_INFINITY],
  ['47c35000', 4, 100000],
  ['7f7fffff', 4, 3.4028234663852886e38],
  ['3ff199999999999a', 8, 1.1],
  ['7e37e43c8800759c', 8, 1e300],
])('takes %s for a float of %d bytes', (hex, size, value) => {
  expect(reading(hex).float(size)).toBe(value);
  const writer = new ByteWriter();
  writer.float(value, size);
  expect(hexOf(writer.result())).toBe(hex);
});

it('says at which byte an input stops, or is not text', () => {
  expect(() => reading('0102').integer(4)).toThrow('At byte offset 2: the input stops too soon.');
  expect(() => reading('61c3').text(2)).toThrow('At byte offset 1: the text is not valid UTF-8.');
  expect(() => reading('00ffffffffffffffff').length(9)).toThrow('At byte offset 0');
  expect(() => reading('').peek()).toThrow(Unprocessable);
});

it('grows with what is written, and patches lengths', () => {
  const writer = new ByteWriter();
  for (let at = 0; at < 1000; at++) writer.byte(at & 0xff);
  writer.bytes(new Uint8Array(5000).fill(7));
  writer.patchLittle(4, 0x01020304);
  expect(writer.result().subarray(0, 10)).toEqual(Uint8Array.of(0, 1, 2, 3, 4, 3, 2, 1, 8, 9));
  expect([writer.length, writer.result().at(-1)]).toEqual([6000, 7]);
});

it('takes well-formed text and finite numbers alone', () => {
  expect(() => utf8Of('a\ud800')).toThrow(Unprocessable);
  expect(hexOf(utf8Of('é'))).toBe('c3a9');
  expect(() => finiteDouble('1e309')).toThrow(Unprocessable);
  expect([isInteger('-12'), isInteger('1.0'), isInteger('1E2')]).toEqual([true, false, false]);
});
