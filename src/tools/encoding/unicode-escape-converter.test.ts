import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './unicode-escape-converter.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string) => (await run(tool, { text, mode: 'decode' })).output;

describe('unicode-escape-converter', () => {
  it('writes each notation', async () => {
    const text = 'é\n\u007f😀\\';
    expect(await encode(text)).toBe('\\u00E9\\u000A\\u007F\\uD83D\\uDE00\\');
    expect(await encode(text, { format: 'braces' })).toBe('\\u{E9}\\u{A}\\u{7F}\\u{1F600}\\');
    expect(await encode(text, { format: 'python' })).toBe('\\u00E9\\u000A\\u007F\\U0001F600\\');
    expect(await encode(text, { format: 'percentU' })).toBe('%u00E9%u000A%u007F%uD83D%uDE00\\');
    expect(await encode('A~ ', { scope: 'all' })).toBe('\\u0041\\u007E\\u0020');
    expect(await encode('')).toBe('');
  });

  it('reads every notation whatever the format', async () => {
    expect(await decode('\\u00e9\\u{e9}\\u{0000E9}\\U000000E9\\xe9%u00E9')).toBe('éééééé');
    expect(await decode('\\U0001f600 \\u{D83D}\\u{DE00} %uD83D\\uDE00')).toBe('😀 😀 😀');
    expect(await decode('\\u{10FFFF}')).toBe('\u{10ffff}');
  });

  it('leaves everything else', async () => {
    const text = '\\n \\\\ \\u12 \\u{} \\u{1234567} \\X41 \\U1F600 %41 \\x4 \\u{g} \\';
    expect(await decode(text)).toBe(text);
    expect(await decode('C:\\\\u00E9')).toBe('C:\\é');
  });

  it.each([
    ['é\\uD83D', /position 2 is a surrogate/],
    ['\\uDE00', /position 1/],
    ['\\uD83D \\uDE00', /position 1/],
    ['\\uD83D\\u0041', /position 1/],
    ['\\uD83D\\uDE00\\uDE00', /position 13/],
    ['\\uD83D\\uD83D\\uDE00', /position 1/],
    ['\\u{110000}', /10FFFF/],
    ['\\UFFFFFFFF', /10FFFF/],
  ])('refuses %j, saying where', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('JSON reads what utf16 writes, and any text comes back', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom('utf16', 'braces', 'python', 'percentU'), async (text, format) => {
        const encoded = await encode(text, { format, scope: 'all' });
        expect(await decode(encoded)).toBe(text);
        if (format === 'utf16') expect(JSON.parse(`"${encoded}"`)).toBe(text);
      }),
    ));
});
