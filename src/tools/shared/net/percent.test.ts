import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import { percentAll, percentDecode } from './percent.ts';

it.each(pythonRows<[string, string]>('percent'))('decodes what Python encodes of %j', (text, encoded) => {
  expect(percentDecode(encoded)).toBe(text);
  expect(percentDecode(encoded.toLowerCase()) === text || /[A-Z]/.test(text)).toBe(true);
});

it('decodes what it encodes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(percentAll(text)).toMatch(/^(?:%[0-9A-F]{2})*$/);
      expect(percentDecode(percentAll(text))).toBe(text);
    }),
  );
});

it('takes + for a space only when asked', () => {
  expect([percentDecode('a+b%2B'), percentDecode('a+b%2B', true)]).toEqual(['a+b+', 'a b+']);
});

it.each(['%', '%4', '%zz', '%FF', '%C3'])('refuses %s', (text) => {
  expect(() => percentDecode(text)).toThrow(Unprocessable);
});
