import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import { punycodeDecode, punycodeEncode } from './punycode.ts';

it.each(pythonRows<[string, string]>('punycode'))('%s', (text, expected) => {
  expect(punycodeEncode(text)).toBe(expected);
  expect(punycodeDecode(expected)).toBe(text);
});

// RFC 3492 section 7.1 (L) and (S)
it.each([
  ['3年B組金八先生', '3B-ww4c5e180e575a65lsy2b'],
  ['-> $1.00 <-', '-> $1.00 <--'],
])('has the sample %s', (text, expected) => {
  expect(punycodeEncode(text)).toBe(expected);
  expect(punycodeDecode(expected)).toBe(text);
});

it.each(['ü', '99999999', 'a-!', 'zzzzzzzzz'])('refuses %s', (text) => {
  expect(() => punycodeDecode(text)).toThrow(Unprocessable);
});
