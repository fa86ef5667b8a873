import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './polybius-square-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('polybius-square-cipher', () => {
  it('the squares', async () => {
    expect(await out('AEIJKZ')).toBe('11 15 24 24 25 55');
    expect(await out('CKJ', { square: 'ck' })).toBe('13 13 25');
    expect(await out('AZ09', { square: '6x6' })).toBe('11 52 53 66');
    expect(await out('abc', { key: 'Zebra 9' })).toBe('15 13 21');
    expect(await out('Z9', { square: '6x6', key: '9z' })).toBe('12 11');
  });
  it('taps, words, and characters that are dropped', async () => {
    expect(await out('hi  k', { square: 'ck', notation: 'taps' })).toBe('.. ... .. .... / . ...');
    expect(await out(' a!\n3 b ')).toBe('11 / 12');
    expect(await out('')).toBe('');
  });
  it('decrypting', async () => {
    expect(await back('2-3 15,x31 31 34/52')).toBe('HELLO W');
    expect(await back('24 25')).toBe('IK');
    expect(await back('.. .... / .....  .', { notation: 'taps' })).toBe('I V');
  });
  it.each([
    ['123', 'digits', /position 3 has no partner/],
    ['1 / 12', 'digits', /position 1 has no partner/],
    ['16', 'digits', /6 at position 2/],
    ['01', 'digits', /0 at position 1/],
    ['. ......', 'taps', /6 at position 3/],
    ['. . .', 'taps', /position 5/],
  ])('refuses %j as %s', (text, notation, message) => expectUnprocessable(tool, { text, notation, mode: 'decrypt' }, message));
  it('decrypting undoes it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[A-Z0-9]{1,9}( [A-Z0-9]{1,9}){0,3}$/),
        fc.string({ maxLength: 9 }),
        fc.constantFrom('digits', 'taps'),
        async (text, key, notation) => {
          expect(await back(await out(text, { key, notation, square: '6x6' }), { key, notation, square: '6x6' })).toBe(text);
        },
      ),
    ));
});
