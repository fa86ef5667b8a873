import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { type ByteEncoding, bytesFromText, firstInvalidUtf8, placeInText, positionInText, textFromBytes } from './bytes.ts';

const hex = (text: string, encoding: ByteEncoding) => Buffer.from(bytesFromText(text, encoding)).toString('hex');
const refused = (work: () => unknown, message: RegExp) => {
  expect(work).toThrow(Unprocessable);
  expect(work).toThrow(message);
};

describe('bytes in', () => {
  it('takes UTF-8, a lone surrogate as U+FFFD', () => {
    expect(hex('é😀', 'utf8')).toBe('c3a9f09f9880');
    expect(hex('\ud800a\udc00', 'utf8')).toBe('efbfbd61efbfbd');
    expect(hex('', 'utf8')).toBe('');
  });

  it('takes hex in either case with white space anywhere', () => {
    expect(hex(' 0a\tF F\r\n\f', 'hex')).toBe('0aff');
    refused(() => bytesFromText('0a0', 'hex'), /even.*"0" at position 3/);
    refused(() => bytesFromText('0a\u00a00b', 'hex'), /at position 3/);
    refused(() => bytesFromText('0x', 'hex'), /"x" at position 2/);
  });

  it('takes base64 of both alphabets, padded or not (RFC 4648 section 10)', () => {
    for (const [text, plain] of Object.entries({
      '': '',
      Zg: 'f',
      'Zg==': 'f',
      Zm8: 'fo',
      'Zm8=': 'fo',
      Zm9v: 'foo',
      'Zm 9v\nYg = =': 'foob',
      'Zm9vYmE=': 'fooba',
    }))
      expect(textFromBytes(bytesFromText(text, 'base64'), 'utf8')).toBe(plain);
    expect(hex('+/-_', 'base64')).toBe('fbffbf');
    expect(hex('Zh', 'base64')).toBe('66');
  });

  it.each([
    ['Z', /"Z" at position 1/],
    ['Zg=', /position 3/],
    ['=', /position 1/],
    ['Zm9v=', /position 5/],
    ['Zg===', /position 3/],
    ['Zg==Zg==', /position 3/],
    ['Zm9vZ\n', /"Z" at position 5/],
    ['Zm.v', /"\." at position 3/],
    ['Zm😀', /"😀" at position 3/],
    ['Zm\ud800', /"\\ud800" at position 3/],
  ])('refuses base64 %j, saying where', (text, message) => refused(() => bytesFromText(text, 'base64'), message));
});

describe('bytes out', () => {
  it('undoes bytes in', () =>
    fc.assert(
      fc.property(fc.uint8Array(), fc.constantFrom<ByteEncoding>('hex', 'base64'), (bytes, encoding) => {
        expect([...bytesFromText(textFromBytes(bytes, encoding), encoding)]).toEqual([...bytes]);
      }),
    ));

  it('keeps a byte order mark', () => expect(textFromBytes(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'utf8')).toBe('\ufeffa'));

  it('refuses what is not UTF-8, with the place and the way out', () =>
    refused(() => textFromBytes(Uint8Array.of(0x61, 0xff), 'utf8'), /byte offset 1.*hex or base64/));
});

describe('firstInvalidUtf8', () => {
  // Unicode table 3-7: overlong forms, surrogates, past 10FFFF, truncated, a stray continuation
  it.each([
    ['', -1],
    ['f48fbfbf', -1],
    ['eda080', 0],
    ['61c080', 1],
    ['e09fbf', 0],
    ['f08fbfbf', 0],
    ['f4908080', 0],
    ['f5808080', 0],
    ['c3a9e282', 2],
    ['6180', 1],
    ['e28241', 0],
  ])('%s: %i', (bytes, index) => expect(firstInvalidUtf8(Buffer.from(bytes, 'hex'))).toBe(index));

  it('agrees with the strict decoder', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6 }), (bytes) => {
        let valid = true;
        try {
          new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        } catch {
          valid = false;
        }
        expect(firstInvalidUtf8(bytes) === -1).toBe(valid);
      }),
    ));
});

describe('positions', () => {
  it('count code points', () => {
    expect(positionInText('😀é!', 3)).toBe(3);
    expect(placeInText('😀é!', 2)).toBe('"é" at position 2');
  });
});
