import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './bacon-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('bacon-cipher', () => {
  it('both alphabets at their ends', async () => {
    expect(await out('az')).toBe('AAAAA BBAAB');
    expect(await out('IJUVZ', { alphabet: '24' })).toBe('ABAAA ABAAA BAABB BAABB BABBB');
    expect(await out('IJUVZ')).toBe('ABAAA ABAAB BABAA BABAB BBAAB');
    expect(await out('a é1!', { symbols: '01' })).toBe('00000');
    expect(await out('')).toBe('');
  });
  it('decrypting looks at the symbols alone', async () => {
    expect(await back('aaaab-AAaaa, x baaaa')).toBe('BAQ');
    expect(await back('ABAAA BAABB', { alphabet: '24' })).toBe('IU');
    expect(await back('xyz')).toBe('');
  });
  it('refuses incomplete groups and groups past the last letter', async () => {
    await expectUnprocessable(tool, { text: 'AAAAA BB', mode: 'decrypt' }, /7 symbols.*position 7/);
    await expectUnprocessable(tool, { text: 'AAAAA BBABA', mode: 'decrypt' }, /position 7 is number 26/);
    await expectUnprocessable(tool, { text: 'BBAAA', mode: 'decrypt', alphabet: '24' }, /number 24/);
    await expectInvalid(tool, { text: '', alphabet: 24 }, 'alphabet');
  });
  it('decrypting undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z]{0,30}$/), fc.constantFrom('AB', '01'), async (text, symbols) => {
        expect(await back(await out(text, { symbols }), { symbols })).toBe(text);
      }),
    ));
});
