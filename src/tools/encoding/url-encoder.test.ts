import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './url-encoder.ts';

const encode = async (text: string, style = 'component') => (await run(tool, { text, style })).output;
const decode = async (text: string, style = 'component') => (await run(tool, { text, mode: 'decode', style })).output;
const visible = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

describe('url-encoder', () => {
  it('component: unreserved characters only (python urllib.parse.quote(safe=""))', async () => {
    expect(await encode(visible)).toBe(
      '%20%21%22%23%24%25%26%27%28%29%2A%2B%2C-.%2F0123456789%3A%3B%3C%3D%3E%3F%40ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~',
    );
    expect(await encode('😀\u0000\u007f')).toBe('%F0%9F%98%80%00%7F');
  });

  it('url: reserved ones too, but not the percent sign', async () => {
    expect(await encode(visible, 'url')).toBe(
      "%20!%22#$%25&'()*+,-./0123456789:;%3C=%3E?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[%5C]%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~",
    );
    expect(await encode('https://é.example/a b?c=%20#x', 'url')).toBe('https://%C3%A9.example/a%20b?c=%2520#x');
  });

  it('form: as URLSearchParams serialises', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await encode(text, 'form')).toBe(new URLSearchParams([['', text]]).toString().slice(1));
        expect(await decode(await encode(text, 'form'), 'form')).toBe(text);
      }),
    ));

  it('all: every byte', async () => expect(await encode('Aé', 'all')).toBe('%41%C3%A9'));

  it('empty text, and a lone surrogate as U+FFFD', async () => {
    expect(await encode('')).toBe('');
    expect(await decode('')).toBe('');
    expect(await encode('\ud800')).toBe('%EF%BF%BD');
    expect(await encode('a\udc00b', 'form')).toBe('a%EF%BF%BDb');
  });

  it('decodes either case; + only with form', async () => {
    expect(await decode('%c3%A9+é%25')).toBe('é+é%');
    expect(await decode('a+%2B', 'form')).toBe('a +');
    expect(await decode('%EF%BB%BFa')).toBe('\ufeffa');
  });

  it.each([
    ['100%', /"%" at position 4/],
    ['😀%4', /"%" at position 2/],
    ['%zz', /"%" at position 1/],
    ['%%41', /position 1/],
    ['a%C3b', /UTF-8 from position 2/],
    ['é%41%ff', /UTF-8 from position 5/],
    ['%ED%A0%80', /UTF-8 from position 1/],
  ])('refuses %j, saying where', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('refuses an unknown style', () => expectInvalid(tool, { text: '', style: 'query' }, 'style'));

  it('gives back any text', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom('component', 'url', 'all'), async (text, style) => {
        expect(await decode(await encode(text, style), style)).toBe(text);
      }),
    ));

  it('encodes each line by itself where asked', async () => {
    expect((await run(tool, { text: 'a b\r\n\nc+d', perLine: true })).output).toBe('a%20b\r\n\nc%2Bd');
    expect((await run(tool, { text: 'a b\nc', perLine: true, style: 'form' })).output).toBe('a+b\nc');
    expect((await run(tool, { text: 'é\nx', perLine: true, style: 'all' })).output).toBe('%C3%A9\n%78');
  });
});
