import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './html-entity-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;

describe('html-entity-encoder', () => {
  it('special escapes five characters', async () => {
    expect(await encode('<a href="x">\'&\'</a> é😀')).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt; é😀');
    expect(await encode("&'", { format: 'decimal' })).toBe('&#38;&#39;');
    expect(await encode("&'", { format: 'hex' })).toBe('&#x26;&#x27;');
    expect(await encode('&amp;')).toBe('&amp;amp;');
  });

  it('names of HTML 4.01 (python html.entities.codepoint2name), hexadecimal for the rest', async () => {
    expect(await encode('\u00a0ÿŒ€♦ϖ∀⊥…😀Ā\u007f~\u0000', { scope: 'nonAscii' })).toBe(
      '&nbsp;&yuml;&OElig;&euro;&diams;&piv;&forall;&perp;&hellip;&#x1F600;&#x100;&#x7F;~\u0000',
    );
    expect(await encode('é😀', { scope: 'nonAscii', format: 'decimal' })).toBe('&#233;&#128512;');
    expect(await encode('Aé\n', { scope: 'all' })).toBe('&#x41;&eacute;&#xA;');
    expect(await encode('Aé', { scope: 'all', format: 'decimal' })).toBe('&#65;&#233;');
  });

  // The names are those of python's html.entities.html5.
  it('every name of HTML, decimal for the rest', async () => {
    const inputs = { scope: 'named', format: 'html5' };
    expect(await encode('a=b; #1 é⇌█Ω\u2126😀', inputs)).toBe('a&equals;b&semi; &num;1 &eacute;&rlhar;&block;&Omega;&#8486;&#128512;');
    expect(await encode('a=Ÿÿ\u0100', { ...inputs, format: 'hex' })).toBe('a&#x3D;&#x178;&#xFF;&#x100;');
    expect(await encode('a=Ÿ', { ...inputs, format: 'named' })).toBe('a&#x3D;&Yuml;');
    expect(await encode('a=', { scope: 'all', format: 'html5' })).toBe('&#97;&equals;');
    expect(await encode('=é', { scope: 'nonAscii', format: 'html5' })).toBe('=&eacute;');
  });

  it('writes no name that stands for anything else', async () => {
    const { htmlNames } = await import('../shared/net/html-names.ts');
    expect(htmlNames.size).toBe(1446);
    for (const [code, name] of htmlNames) expect(await decode(`&${name};`, { strict: true })).toBe(String.fromCodePoint(code));
  });

  it('a lone surrogate as U+FFFD', async () => expect(await encode('a\ud83d', { scope: 'nonAscii' })).toBe('a&#xFFFD;'));

  it('resolves as HTML does: longest match, old names without semicolon', async () => {
    expect(await decode('&notit; &notin; &ampamp; &copy2026 &AMP &Amp; &hellip')).toBe('¬it; ∉ &amp; ©2026 & &Amp; &hellip');
    expect(await decode('&NotEqualTilde;&acE;&fjlig;')).toBe('\u2242\u0338\u223e\u0333fj');
  });

  it('resolves numbers: windows-1252, zero, surrogates, too large, no digits', async () => {
    expect(await decode('&#128;&#150;&#x9F;&#129;')).toBe('€–Ÿ\u0081');
    expect(await decode('&#0;&#xD800;&#x110000;&#99999999999999999999;')).toBe('\ufffd\ufffd\ufffd\ufffd');
    expect(await decode('&#65 &#x41g &#; &#x; &#xg & &')).toBe('A Ag &#; &#x; &#xg & &');
    expect(await decode('&#X1F600;&#00065;&#xfdd0;')).toBe('😀A\ufdd0');
  });

  it('every name of HTML 4.01 resolves to what it stands for', async () => {
    const text = String.fromCodePoint(...Array.from({ length: 0x2700 - 0xa0 }, (_, i) => 0xa0 + i));
    const encoded = await encode(text, { scope: 'nonAscii' });
    expect(encoded.match(/&[A-Za-z]/g)).toHaveLength(246);
    expect(await decode(encoded)).toBe(text);
  });

  // HTML Living Standard, named character references: those without semicolon are notit (as not + it) and copy.
  it('leaves references without semicolon alone if asked', async () => {
    expect(await decode('&copy 1 &notit; &lt&#65 &copy; &#65; &NotEqualTilde;', { strict: true })).toBe('&copy 1 &notit; &lt&#65 © A ≂̸');
    expect(await decode('&copy 1 &notit;')).toBe('© 1 ¬it;');
  });

  it('empty text, and wrong shapes', async () => {
    expect(await encode('')).toBe('');
    expect(await decode('')).toBe('');
    await expectInvalid(tool, { text: 'a'.repeat(500_001) }, 'text');
  });

  it('gives back any text without C1 controls', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }).map((text) => text.replace(/[\0\x80-\x9f]/g, '')),
        fc.constantFrom('special', 'nonAscii', 'all'),
        fc.constantFrom('named', 'decimal', 'hex'),
        async (text, scope, format) => {
          expect(await decode(await encode(text, { scope, format }))).toBe(text);
        },
      ),
    ));
});
