import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './punycode-converter.ts';

const encode = async (text: string, raw = false) => (await run(tool, { text, raw })).output;
const decode = async (text: string, raw = false) => (await run(tool, { text, raw, mode: 'decode' })).output;

describe('punycode-converter, raw', () => {
  it.each([
    ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
    ['Pročprostěnemluvíčesky', 'Proprostnemluvesky-uyb24dma41a'],
    ['ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
    ['3年B組金八先生', '3B-ww4c5e180e575a65lsy2b'],
    ['Hello-Another-Way-それぞれの場所', 'Hello-Another-Way--fc4qua05auwb3674vfr0b'],
    ['MajiでKoiする5秒前', 'MajiKoi5-783gue6qz075azm5e'],
    ['そのスピードで', 'd9juau41awczczp'],
    ['-> $1.00 <-', '-> $1.00 <--'],
    ['😀a😀', 'a-iv3sba'],
    ['--ü', '---yka'],
    ['Mnchen', 'Mnchen-'],
    ['-', '--'],
    ['', ''],
  ])('RFC 3492 section 7.1 and python: %s', async (text, encoded) => {
    expect(await encode(text, true)).toBe(encoded);
    expect(await decode(encoded, true)).toBe(text);
  });

  it('digits of either case', async () => expect(await decode('Mnchen-3YA', true)).toBe('München'));

  it.each([
    ['xn', /end at position 2/],
    ['ls8h=', /"=" at position 5/],
    ['é', /"é" at position 1/],
    ['-a', /"-" at position 1/],
    ['99999999', /too large|above/],
    ['9999999999a', /too large|above/],
  ])('refuses %j, saying where', (text, message) => expectUnprocessable(tool, { text, mode: 'decode', raw: true }, message));

  it('gives back any text', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await decode(await encode(text, true), true)).toBe(text);
      }),
    ));
});

describe('punycode-converter, domains', () => {
  // tr46, the reference implementation of UTS #46 for URLs
  it.each([
    ['faß.de', 'xn--fa-hia.de', 'faß.de'],
    ['GROẞ', 'xn--gro-7ka', 'groß'],
    ['日本。ｊｐ', 'xn--wgv71a.jp', '日本.jp'],
    ['☃.net', 'xn--n3h.net', '☃.net'],
    ['XN--BCHER-KVA.De', 'xn--bcher-kva.de', 'bücher.de'],
    ['A\u0308.x', 'xn--4ca.x', 'ä.x'],
    ['a_b.-x-.ab--c', 'a_b.-x-.ab--c', 'a_b.-x-.ab--c'],
    ['1.2.3', '1.2.3', '1.2.3'],
    ['ü.1', 'xn--tda.1', 'ü.1'],
    ['a..ü.', 'a..xn--tda.', 'a..ü.'],
    ['', '', ''],
    ['א1', 'xn--1-zhc', 'א1'],
    ['क\u094d\u200d', 'xn--11b6iy14e', 'क\u094d\u200d'],
  ])('%s', async (text, ascii, unicode) => {
    expect(await encode(text)).toBe(ascii);
    expect(await decode(text)).toBe(unicode);
    expect(await decode(ascii)).toBe(unicode);
  });

  it.each([
    ['b.xn--a', /"xn--a" at position 3/],
    ['xn--', /xn--/],
    ['xn--abc-', /xn--abc-/],
    ['xn--u-ccb', /xn--u-ccb/],
    ['xn--a-ecp.ru', /position 1/],
    ['a b', /" " at position 2/],
    ['ü/x', /"\/" at position 2/],
    ['x.a\u200db', /position 3/],
    ['\u0301a', /position 1/],
    ['אa', /position 1/],
    ['℀', /position 1/],
    ['a\ud800', /position 1/],
  ])('refuses %j, naming the label', async (text, message) => {
    await expectUnprocessable(tool, { text }, message);
    await expectUnprocessable(tool, { text, mode: 'decode' }, message);
  });
});
