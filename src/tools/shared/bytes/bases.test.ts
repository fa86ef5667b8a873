import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import { base32 } from './base32.ts';
import { base58 } from './base58.ts';
import { base85 } from './base85.ts';
import { bytesFromInteger, integerFromBytes } from './radix.ts';

describe('as Python writes them', () => {
  it.each(pythonRows<[string, string, string, string, string]>('bases'))('the bytes %s', (hex, ofBase32, ofHex, ofAscii85, integer) => {
    const bytes = Uint8Array.from(Buffer.from(hex, 'hex'));
    expect(base32('rfc4648', true).encode(bytes)).toBe(ofBase32);
    expect(base32('base32hex', true).encode(bytes)).toBe(ofHex);
    expect(base32('rfc4648', false).encode(bytes)).toBe(ofBase32.replace(/=+$/, ''));
    expect(base85('ascii85', false).encode(bytes)).toBe(ofAscii85);
    expect(integerFromBytes(bytes)).toBe(BigInt(integer));
  });
});

// https://datatracker.ietf.org/doc/html/draft-msporny-base58-03 section 5
it.each([
  ['Hello World!', '2NEpo7TZRRrLZSi2U'],
  ['The quick brown fox jumps over the lazy dog.', 'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
])('writes %j in Base58', (text, expected) => {
  expect(base58('bitcoin', false).encode(Buffer.from(text))).toBe(expected);
});

it('keeps zeros in front in Base58, and holds Base58Check to its sum', () => {
  expect(base58('bitcoin', false).encode(Uint8Array.of(0, 0, 0x28, 0x7f, 0xb4, 0xcd))).toBe('11233QC4');
  // The address of the first Bitcoin block.
  const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  expect(Buffer.from(base58('bitcoin', true).decode(address)).toString('hex')).toBe('0062e907b15cbf27d5425399ebf6f0fb50ebb88f18');
  expect(() => base58('bitcoin', true).decode(address.replace('A1z', 'A2z'))).toThrow(Unprocessable);
});

it('writes the example of ZeroMQ in Z85', () => {
  expect(base85('z85', false).encode(Buffer.from('864fd26fb559f75b', 'hex'))).toBe('HelloWorld');
});

it('decodes what it encodes', () => {
  const codecs = [
    base32('rfc4648', true),
    base32('base32hex', false),
    base32('crockford', false),
    base32('zbase32', false),
    base85('ascii85', true),
    base85('rfc1924', false),
    base58('ripple', false),
    base58('flickr', true),
  ];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      for (const codec of codecs) expect(Buffer.from(codec.decode(codec.encode(bytes))).toString('hex')).toBe(Buffer.from(bytes).toString('hex'));
    }),
  );
});

it('turns integers into bytes and back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), (value) => {
      expect(integerFromBytes(bytesFromInteger(value))).toBe(value);
    }),
  );
});

it.each([
  [base32('rfc4648', true), 'A1======'],
  [base58('bitcoin', false), '0OIl'],
  [base85('z85', false), 'Hello~orld'],
])('refuses signs that are none of the alphabet', (codec, text) => {
  expect(() => codec.decode(text)).toThrow(Unprocessable);
});
