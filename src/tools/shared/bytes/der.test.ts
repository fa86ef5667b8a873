import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { bitString, characters, der, integerOf, objectIdentifier, octetString, oidArcs, oidOf, positiveInteger, readDer, sequence, timeOf } from './der.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const read = (text: string) => readDer(Buffer.from(text.replaceAll(' ', ''), 'hex'), 'data');

// X.690 (02/2021), section 8.19.5, and the arcs of RSA and SHA-256.
it.each([
  ['2.999.3', '0603883703'],
  ['1.2.840.113549.1.1.11', '06092a864886f70d01010b'],
  ['2.16.840.1.101.3.4.2.1', '0609608648016503040201'],
  ['0.0', '060100'],
  ['1.39', '06014f'],
  ['2.0', '060150'],
])('writes the object identifier %s', (dotted, expected) => {
  expect(hex(objectIdentifier(dotted))).toBe(expected);
  expect(oidOf(read(expected).content, 'data')).toBe(dotted);
});

it('gives back any object identifier', () => {
  const arcs = fc.tuple(fc.nat(2), fc.nat(39), fc.array(fc.bigInt({ min: 0n, max: 2n ** 128n }), { maxLength: 6 }));
  fc.assert(
    fc.property(arcs, ([first, second, rest]) => {
      const dotted = [first, second, ...rest].join('.');
      expect(oidOf(readDer(objectIdentifier(dotted), 'data').content, 'data')).toBe(dotted);
    }),
  );
});

it.each([[''], ['8001'], ['2a86']])('says why %j is not an object identifier', (content) => {
  expect(typeof oidArcs(Buffer.from(content, 'hex'))).toBe('string');
});

it.each([
  ['00', 0n],
  ['7f', 127n],
  ['0080', 128n],
  ['80', -128n],
  ['ff7f', -129n],
  ['ffff', -1n],
])('takes the content %s for the integer %s', (content, value) => {
  expect(integerOf(Buffer.from(content, 'hex'))).toBe(value);
});

it('writes lengths and integers in their shortest form', () => {
  expect(hex(octetString(new Uint8Array(127)).subarray(0, 2))).toBe('047f');
  expect(hex(octetString(new Uint8Array(128)).subarray(0, 3))).toBe('048180');
  expect(hex(octetString(new Uint8Array(256)).subarray(0, 4))).toBe('04820100');
  expect(['00', '0001', '80', '00ff'].map((bytes) => hex(positiveInteger(Buffer.from(bytes, 'hex'))))).toEqual(['020100', '020101', '02020080', '020200ff']);
  expect(hex(sequence(bitString(Buffer.of(0xf0), 4), der(0x05)))).toBe('3006030204f00500');
});

it('reads the elements that it has written', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 }), (contents) => {
      const { children, constructed, whole } = readDer(sequence(...contents.map((bytes) => octetString(bytes))), 'data');
      expect(constructed).toBe(true);
      expect(children.map(({ content }) => hex(content))).toEqual(contents.map(hex));
      expect(children.map((child) => hex(child.whole)).join('')).toBe(
        hex(whole.subarray(whole.length - children.reduce((sum, child) => sum + child.whole.length, 0))),
      );
    }),
  );
});

it('reads indefinite lengths, and tags of several bytes', () => {
  expect(read('3080 020105 0000').children.map(({ content }) => hex(content))).toEqual(['05']);
  expect(read('9f8148 0100')).toMatchObject({ tagClass: 2, number: 200, constructed: false });
});

it.each(['', '30', '0201', '020405', '3003020105 00', '0480', '30800201 05', '1f'])('refuses %j', (text) => {
  expect(() => read(text)).toThrow(Unprocessable);
});

// RFC 5280 section 4.1.2.5; X.680 sections 46 and 47.
it.each([
  [23, '500101000000Z', '1950-01-01T00:00:00.000Z'],
  [23, '491231235959Z', '2049-12-31T23:59:59.000Z'],
  [23, '8201021200-0700', '1982-01-02T19:00:00.000Z'],
  [24, '20500101000000Z', '2050-01-01T00:00:00.000Z'],
  [24, '19851106210627.3Z', '1985-11-06T21:06:27.300Z'],
  [24, '20240229120000+0100', '2024-02-29T11:00:00.000Z'],
  [24, '20230229120000Z', undefined],
  [23, '8201021260Z', undefined],
  [24, 'never', undefined],
])('reads the time of type %d %s', (number, text, expected) => {
  const time = timeOf({ ...read('0500'), number, content: Buffer.from(text) });
  expect(time === undefined ? undefined : new Date(time).toISOString()).toBe(expected);
});

it.each([
  [12, 'c3a9', 'é'],
  [12, 'c3', undefined],
  [19, '4162', 'Ab'],
  [30, '00e96f22', 'é漢'],
  [30, '00', undefined],
  [28, '0001f600', '😀'],
  [28, '00110000', undefined],
  [4, '41', undefined],
])('reads characters of type %d from %s', (number, content, expected) => {
  expect(characters({ ...read('0500'), number, content: Buffer.from(content, 'hex') })).toBe(expected);
});
