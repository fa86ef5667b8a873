import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import { holdTo, run } from '../testing.ts';
import tool from './barcode-generator.ts';
import { decodePng, expectSafeSvg, hasZbar, readCode, readWithZxing } from './lib/picture-testing.ts';

const of = (symbology: string, text: string) => ({ symbology, text });

// Check digits from the GS1 and ISBN manuals' own examples and Wikipedia's articles; patterns from the catalogue's standards.
holdTo(tool, {
  answers: [
    [
      of('ean13', '590123412345'),
      { text: '5901234123457', modules: '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101' },
    ],
    [of('ean13', '4006381333931'), { text: '4006381333931' }],
    [of('ean8', '7351353'), { text: '73513537' }],
    [of('upca', '03600029145'), { text: '036000291452' }],
    [of('upce', '0123456'), { text: '01234565' }],
    [of('upce', '0425261'), { text: '04252614' }],
    [of('isbn', '0-306-40615-2'), { text: '9780306406157' }],
    [of('isbn', '978-3-16-148410-0'), { text: '9783161484100' }],
    [of('isbn', '0-8044-2957-X'), { text: '9780804429573' }],
    [of('itf14', '1540014128876'), { text: '15400141288763' }],
    [of('interleaved2of5', '123'), { text: '0123' }],
    [of('codabar', '40156'), { text: 'A40156A' }],
    [of('codabar', 'b40156c'), { text: 'B40156C' }],
    [of('msi', '1234567'), { text: '12345674' }],
  ],
  invalid: [
    [{ text: '' }, 'text'],
    [{ text: 'a', symbology: 'ean14' }, 'symbology'],
    [{ text: 'x'.repeat(60), scale: 20, height: 200, margin: 100 }, 'scale'],
    [{ text: 'a', foreground: 'inked' }, 'foreground'],
  ],
  unprocessable: [
    [of('ean13', '5901234123450'), 'check digit 7'],
    [of('ean13', '59012'), '12 digits'],
    [of('ean8', '7351353x'), '7 digits'],
    [of('upce', '2123456'), '0 or 1'],
    [of('isbn', '0-306-40615-3'), 'ISBN-10'],
    [of('isbn', '1234'), 'ISBN'],
    [of('code39', 'abc'), 'capitals'],
    [of('codabar', 'A12'), 'A to D'],
    [of('pharmacode', '2'), '131070'],
    [of('pharmacode', '131071'), '131070'],
    [of('msi', '12a'), 'digits'],
    [of('code128', 'é'), 'ASCII'],
    [of('gs1-128', '(01)09501101530004'), 'cannot encode'],
    [of('gs1datamatrix', 'plain'), 'cannot encode'],
    [of('microqrcode', 'x'.repeat(100)), 'cannot encode'],
    [of('postnet', '123'), 'cannot encode'],
  ],
});

describe.runIf(hasZbar)('read by zbar', () => {
  it.each([
    ['ean13', '590123412345', 'EAN-13:5901234123457'],
    ['ean8', '9638507', 'EAN-8:96385074'],
    ['upca', '03600029145', 'EAN-13:0036000291452'],
    ['upce', '0123456', 'EAN-13:0012345000065'],
    ['isbn', '978-3-16-148410-0', 'EAN-13:9783161484100'],
    ['code128', 'Hello, World 123', 'CODE-128:Hello, World 123'],
    ['gs1-128', '(01)09501101530003(17)250101', 'CODE-128:010950110153000317250101'],
    ['code39', 'CODE-39', 'CODE-39:CODE-39'],
    ['code93', 'TEST93', 'CODE-93:TEST93'],
    ['itf14', '1540014128876', 'I2/5:15400141288763'],
    ['interleaved2of5', '12345', 'I2/5:012345'],
    ['codabar', 'A40156B', 'Codabar:A40156B'],
    ['qrcode', 'QR code', 'QR-Code:QR code'],
  ])('%s', async (symbology, text, read) => {
    for (const scale of [2, 3]) expect(readCode((await run(tool, { symbology, text, scale, format: 'png' })).png)).toBe(read);
  });
});

it.each([1, 2, 3, 4])('paints the bars of modules at scale %i', async (scale) => {
  const { png, modules } = await run(tool, { text: '590123412345', symbology: 'ean13', scale, margin: 10, showText: false, format: 'png' });
  const { pixel } = decodePng(png);
  for (const [index, module] of [...modules].entries())
    for (let x = 0; x < scale; x++) expect(pixel((10 + index) * scale + x, 12 * scale)).toBe(module === '1' ? '#000000ff' : '#ffffffff');
});

it.each(['postnet', 'pharmacode', 'datamatrix', 'pdf417', 'azteccode', 'microqrcode', 'maxicode'])('draws %s as safe SVG and PNG', async (symbology) => {
  const inputs = { text: '12345', symbology };
  const { svg, modules } = await run(tool, inputs);
  const { width, height } = decodePng((await run(tool, { ...inputs, format: 'png' })).png);
  expect(expectSafeSvg(svg, width, height)).toContain('path');
  expect(modules).toBeUndefined();
});

const digits = (minLength: number, maxLength = minLength) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });
const anything = fc.oneof(ascii, fc.string({ unit: fc.constantFrom(...'aZ09 éüßΩж漢あ😀'), minLength: 1, maxLength: 30 }));
const among = (characters: string, maxLength: number) => fc.string({ unit: fc.constantFrom(...characters), minLength: 2, maxLength });
/** What ZXing calls each kind, with payloads that it can hold. */
const KINDS: Record<string, [name: ReadInputBarcodeFormat, payloads: fc.Arbitrary<string>]> = {
  ean13: ['EAN13', digits(12).filter((text) => !text.startsWith('0'))],
  ean8: ['EAN8', digits(7)],
  itf14: ['ITF', digits(13)],
  interleaved2of5: ['ITF', digits(6, 30)],
  code128: ['Code128', ascii],
  code39: ['Code39', among('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%', 20).filter((text) => !/[$/+%]/.test(text))],
  code93: ['Code93', among('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 20)],
  codabar: ['Codabar', among('0123456789-$:/.+', 15).map((text) => `A${text}1B`)],
  datamatrix: ['DataMatrix', anything],
  pdf417: ['PDF417', anything],
  azteccode: ['Aztec', anything],
  qrcode: ['QRCode', anything],
  microqrcode: ['MicroQRCode', digits(1, 20)],
  maxicode: ['MaxiCode', among('0123456789ABCDEFGHIJ abcdefg', 40).map((text) => `A${text}Z`)],
};

describe('random payloads are read by ZXing', () => {
  it.each(Object.entries(KINDS))('%s', async (symbology, [name, payloads]) => {
    await fc.assert(
      fc.asyncProperty(payloads, fc.integer({ min: 2, max: 3 }), async (text, scale) => {
        const { png, text: encoded } = await run(tool, { symbology, text, scale, format: 'png' });
        expect(await readWithZxing(png, [name])).toEqual([`${name}:${encoded}`]);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    ['gs1-128', 'Code128:(01)09501101530003(17)250101'],
    ['gs1datamatrix', 'DataMatrix:(01)09501101530003(17)250101'],
    ['upce', 'UPCE:0012345000065', '0123456'],
    ['upca', 'EAN13:0036000291452', '03600029145'],
  ])('%s', async (symbology, read, text = '(01)09501101530003(17)250101') => {
    const { png } = await run(tool, { symbology, text, format: 'png' });
    expect(await readWithZxing(png, undefined)).toEqual([read]);
  });
});
