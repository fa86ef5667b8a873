import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './mojibake-fixer.ts';

const fix = (text: string, more: object = {}) => run(tool, { text, ...more });

describe('mojibake-fixer', () => {
  // python: text.encode('utf-8').decode(charset)
  it.each([
    ['windows-1252', 'Ã¼ber â‚¬', 'über €'],
    ['windows-1251', 'РџСЂРёРІРµС‚', 'Привет'],
    ['macintosh', 'Caf√© ‚Äî', 'Café —'],
    ['cp437', 'Caf├⌐', 'Café'],
    ['cp850', 'Caf├®', 'Café'],
  ])('%s: %s', async (charset, text, repaired) => {
    expect(await fix(text, { charset })).toEqual({ text: repaired, changed: true, charsets: [charset] });
    expect((await fix(text)).text).toBe(repaired);
  });
  it('several passes, four at most', async () => {
    expect(await fix('CafÃƒÂ©')).toEqual({ text: 'Café', changed: true, charsets: ['windows-1252', 'windows-1252'] });
    let text = 'é';
    for (let i = 0; i < 5; i++) text = new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'));
    const result = await fix(text);
    expect(result.charsets).toHaveLength(4);
    expect(result.text).toBe('Ã©');
  });
  it('the bytes that windows-1252 leaves open', async () => expect((await fix('â€\u009d Ã\u008d')).text).toBe('” Í'));
  it('leaves what is not mojibake', async () => {
    for (const text of ['', 'plain', 'café', 'Ã', '日本', 'Ã© 日本', '\ud800']) expect(await fix(text)).toEqual({ text, changed: false, charsets: [] });
    expect((await fix('Ã©', { charset: 'cp437' })).changed).toBe(false);
  });
  it('refuses another charset', () => expectInvalid(tool, { text: '', charset: 'latin1' }, 'charset'));
});
