import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './nato-alphabet-converter.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

describe('nato-alphabet-converter', () => {
  const words =
    'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey Xray Yankee Zulu';
  it('the ICAO alphabet', async () => {
    expect(await out('abcdefghijklmnopqrstuvwxyz')).toBe(words);
    expect(await back(words.toLowerCase())).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(await out('0123456789')).toBe('Zero One Two Three Four Five Six Seven Eight Nine');
    expect(await out('0123456789', { digits: 'aviation' })).toBe('Zero Wun Too Tree Fower Fife Six Seven Ait Niner');
    expect(await back('Zero Wun Two Tree four Fife Six Seven Ait Niner')).toBe('0123456789');
  });
  it('white space, other characters', async () => {
    expect(await out(' a\n\tb-é ')).toBe('Alfa / Bravo - é');
    expect(await back('Alfa / bravo - é 👨‍👩‍👧')).toBe('A B-é👨‍👩‍👧');
    expect(await back('Whisky Juliet X-RAY')).toBe('WJX');
    expect(await out('')).toBe('');
  });
  it('refuses other words', async () => {
    await expectUnprocessable(tool, { text: 'Alfa Bravoo', mode: 'decode' }, /"Bravoo" at position 6/);
    await expectUnprocessable(tool, { text: 'constructor', mode: 'decode' }, /position 1/);
    await expectInvalid(tool, { text: '', digits: 'military' }, 'digits');
  });
  it('decoding undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z0-9!.-]{1,9}( [A-Z0-9]{1,9}){0,3}$/), fc.constantFrom('plain', 'aviation'), async (text, digits) => {
        expect(await back(await out(text, { digits }))).toBe(text);
      }),
    ));
});
