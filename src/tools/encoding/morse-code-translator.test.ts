import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './morse-code-translator.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

describe('morse-code-translator', () => {
  it('the whole table of ITU-R M.1677-1, and the marks by custom', async () => {
    const text = `ABCDEFGHIJKLMNOPQRSTUVWXYZÉ 1234567890 .,:?'-/()"=+@ &;!_$`;
    const code =
      '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. ..-.. / .---- ..--- ...-- ....- ..... -.... --... ---.. ----. ----- / .-.-.- --..-- ---... ..--.. .----. -....- -..-. -.--. -.--.- .-..-. -...- .-.-. .--.-. / .-... -.-.-. -.-.-- ..--.- ...-..-';
    expect(await out(text.toLowerCase())).toBe(code);
    expect(await back(code)).toBe(text);
  });
  it('words, lines and a decomposed é', async () => {
    expect(await out('  a \t b\r\n\ne\u0301 ')).toBe('.- / -...\n\n..-..');
    expect(await out('')).toBe('');
    expect(await back(' .-  -... | .-/-\n-')).toBe('AB A T\nT'.replace('A T', 'A T'));
  });
  it('other dots and dashes', async () => {
    expect(await back('·– •— ._ .−')).toBe('AAAA');
    expect(await out('an', { dot: 'di', dash: 'dah' })).toBe('didah dahdi');
    expect(await back('didah dahdi .-', { dot: 'di', dash: 'dah' })).toBe('ANA');
    expect(await back('-. .-', { dot: '-', dash: '.' })).toBe('AN');
    await expectInvalid(tool, { text: '', dot: '-' }, 'dash');
  });
  it('lists what it does not know, or leaves it out', async () => {
    await expectUnprocessable(tool, { text: 'a#b~#' }, /"#" "~"/);
    await expectUnprocessable(tool, { text: '.- ........ x', mode: 'decode' }, /"\.\.\.\.\.\.\.\." "x"/);
    expect(await out('a # b~', { skipUnknown: true })).toBe('.- / -...');
    expect(await back('.- ......... -...', { skipUnknown: true })).toBe('AB');
    await expectUnprocessable(tool, { text: 'ſ' }, /ſ/);
  });
  it('decoding undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z0-9.,:?'()=+@&;!_$/-]{1,9}( [A-Z0-9]{1,9}){0,3}$/), async (text) => {
        expect(await back(await out(text))).toBe(text);
      }),
    ));
});
