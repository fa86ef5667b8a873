import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import { percentDecode, percentEncode } from './percent.ts';

it.each(pythonRows<[string, string]>('percent'))('decodes what Python encodes of %j', (text, encoded) => {
  expect(percentDecode(encoded)).toBe(text);
  expect(percentDecode(encoded.toLowerCase()) === text || /[A-Z]/.test(text)).toBe(true);
});

it('decodes what it encodes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(percentEncode(text, 'all')).toMatch(/^(?:%[0-9A-F]{2})*$/);
      expect(percentDecode(percentEncode(text, 'all'))).toBe(text);
    }),
  );
});

it.each([
  ['component', /[A-Za-z0-9\-._~]/],
  ['url', /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]/],
  ['form', /[A-Za-z0-9\-._*]/],
] as const)('leaves out of %s what its standard names, and writes each byte of the rest', (style, kept) => {
  const of = (codePoint: number): string => String.fromCodePoint(codePoint);
  const units = fc.oneof(fc.constantFrom('%5B', '%', '%20', '+', '\ud800', '\udc00'), fc.nat(0x7f).map(of), fc.nat(0x10ffff).map(of));
  const bytes = (character: string): string =>
    Array.from(new TextEncoder().encode(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  fc.assert(
    fc.property(fc.array(units), (pieces) => {
      const text = pieces.join('');
      const expected = Array.from(text, (character) => (style === 'form' && character === ' ' ? '+' : kept.test(character) ? character : bytes(character)));
      expect(percentEncode(text, style)).toBe(expected.join(''));
    }),
  );
});

it('takes + for a space only when asked', () => {
  expect([percentDecode('a+b%2B'), percentDecode('a+b%2B', true)]).toEqual(['a+b+', 'a b+']);
});

it.each(['%', '%4', '%zz', '%FF', '%C3'])('refuses %s', (text) => {
  expect(() => percentDecode(text)).toThrow(Unprocessable);
});
