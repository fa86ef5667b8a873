import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './rot13-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;

const visible = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

describe('rot13-cipher', () => {
  it('turns digits, letters, both, or visible characters', async () => {
    expect(await out('Az09', { variant: 'rot5' })).toBe('Az54');
    expect(await out('Az09')).toBe('Nm09');
    expect(await out('Az09', { variant: 'rot18' })).toBe('Nm54');
    // tr '!-~' 'P-~!-O'
    expect(await out(visible, { variant: 'rot47' })).toBe(' PQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNO');
  });
  it('leaves the rest', async () => {
    const rest = ' \t\u007fé\u{ff}😀';
    for (const text of [rest, `${rest}\udc00`, rest.repeat(500)])
      for (const variant of ['rot5', 'rot13', 'rot18', 'rot47']) expect(await out(text, { variant })).toBe(text);
  });
  it('turns long texts as short ones', async () => {
    const words = 'The Quick Brown Fox – 2026 é😀 ';
    for (const variant of ['rot5', 'rot13', 'rot18']) expect(await out(words.repeat(100), { variant })).toBe((await out(words, { variant })).repeat(100));
  });
  it('turns the basic plane by half of it', async () => {
    // gchq/CyberChef, tests/operations/tests/Rotate.mjs (Apache License 2.0)
    const [plain, turned] = [
      'The Quick Brown Fox Jumped Over The Lazy Dog.',
      '籝籱籮 籚籾籲籬籴 籋类籸粀籷 籏籸粁 籓籾籶籹籮籭 籘籿籮类 籝籱籮 籕籪粃粂 籍籸籰簷',
    ];
    expect(await out(plain, { variant: 'rot8000' })).toBe(turned);
    expect(await out(turned, { variant: 'rot8000' })).toBe(plain);
    const stay = ' \t\u007f\u00a0\u1680\u2000\u200a\u2028\u202f\u205f\u3000😀\udc00';
    expect(await out(stay, { variant: 'rot8000' })).toBe(stay);
  });
  it('undoes itself', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom('rot5', 'rot13', 'rot18', 'rot47', 'rot8000'), async (text, variant) => {
        expect(await out(await out(text, { variant }), { variant })).toBe(text);
      }),
    ));
  it('refuses an unknown variant', () => expectInvalid(tool, { text: '', variant: 'rot14' }, 'variant'));
});
