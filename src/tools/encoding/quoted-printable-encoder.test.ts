import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './quoted-printable-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;
const a = (length: number) => 'a'.repeat(length);

describe('quoted-printable-encoder', () => {
  it('breaks lines longer than 76 characters at 75', async () => {
    expect(await encode(a(76))).toBe(a(76));
    expect(await encode(a(77))).toBe(`${a(75)}=\r\naa`);
    expect(await encode(`${a(73)}=`)).toBe(`${a(73)}=3D`);
    expect(await encode(`${a(74)}=bb`)).toBe(`${a(74)}=\r\n=3Dbb`);
    // perl MIME::QuotedPrint
    expect(await encode(`${a(73)}é€${'x'.repeat(80)}`)).toBe(`${a(73)}=\r\n=C3=A9=E2=82=AC${'x'.repeat(60)}=\r\n${'x'.repeat(20)}`);
    expect(await encode(a(200))).toBe(`${a(75)}=\r\n${a(75)}=\r\n${a(50)}`);
  });

  it('encodes white space only at the end of a line', async () => {
    expect(await encode('a \tb\t\nc  \r\nd ')).toBe('a \tb=09\r\nc =20\r\nd=20');
    expect(await encode(`${a(75)} `)).toBe(`${a(75)}=\r\n=20`);
    expect(await encode(`${a(75)} b`)).toBe(`${a(75)}=\r\n b`);
  });

  it('takes CRLF, LF and CR for line ends unless binary', async () => {
    expect(await encode('a\nb\rc\r\nd\n\n')).toBe('a\r\nb\r\nc\r\nd\r\n\r\n');
    expect(await encode('a \r\nb', { binary: true })).toBe('a =0D=0Ab');
    expect(await encode('')).toBe('');
    expect(await encode('00ff3d7f0c', { inputEncoding: 'hex' })).toBe('=00=FF=3D=7F=0C');
  });

  it('decodes: line ends as they were, white space before them dropped, small digits', async () => {
    expect(await decode('a \t\nb\rc=20 \r\nd= \r\ne=\nf=\rg  ')).toBe('a\nb\rc \r\ndefg');
    expect(await decode('=c3=a9 é')).toBe('é é');
    expect(await decode('=\r\n=\n')).toBe('');
    expect(await decode('a   =\r\n  b')).toBe('a     b');
  });

  it.each([
    ['a=', /"=" at position 2/],
    ['a= ', /"=" at position 2/],
    ['x\né =4', /"=" at position 5/],
    ['=4\n1', /"=" at position 1/],
    ['=3D=zz', /"=" at position 4/],
    ['==41', /position 1/],
  ])('refuses %j, saying where', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('lines never pass 76 characters, and any text comes back', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', ' ', '\t', '=', 'é', '\r\n', '😀'), maxLength: 300 }), fc.boolean(), async (text, binary) => {
        const encoded = await encode(text, { binary });
        for (const line of encoded.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
        expect(encoded).not.toMatch(/[ \t](\r\n|$)/);
        expect(await decode(encoded)).toBe(text);
      }),
    ));

  it('a long run of spaces costs no more than other text', async () => {
    const text = `${' '.repeat(500_000)}x\n`;
    expect(await decode(text)).toBe(text);
    expect(await decode(' '.repeat(1_000_000))).toBe('');
  });
});
