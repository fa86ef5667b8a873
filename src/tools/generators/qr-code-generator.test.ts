import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { decodePng, expectSafeSvg, hasZbar, readCode, readWithZxing } from './lib/picture-testing.ts';
import tool from './qr-code-generator.ts';

// Capacities from ISO/IEC 18004, table 7.
holdTo(tool, {
  answers: [
    [{ text: 'HELLO WORLD' }, { version: 1, size: 21, errorCorrection: 'M', pixels: 232 }],
    [
      { text: 'https://example.com/a?b=c', errorCorrection: 'H', margin: 0, scale: 1 },
      { version: 4, size: 33, pixels: 33 },
    ],
    [{ text: '1'.repeat(41), errorCorrection: 'L' }, { version: 1 }],
    [{ text: '1'.repeat(42), errorCorrection: 'L' }, { version: 2 }],
    [{ text: 'A'.repeat(25), errorCorrection: 'L' }, { version: 1 }],
    [{ text: 'A'.repeat(26), errorCorrection: 'L' }, { version: 2 }],
    [{ text: 'a'.repeat(17), errorCorrection: 'L' }, { version: 1 }],
    [{ text: 'a'.repeat(18), errorCorrection: 'L' }, { version: 2 }],
    [
      { text: '1'.repeat(7089), errorCorrection: 'L', scale: 1 },
      { version: 40, size: 177 },
    ],
    [{ text: 'a'.repeat(2953), errorCorrection: 'L', scale: 1 }, { version: 40 }],
    [
      { text: 'x', version: 40 },
      { version: 40, size: 177 },
    ],
  ],
  invalid: [
    [{ text: '' }, 'text'],
    [{ text: 'a', foreground: 'url(#x)' }, 'foreground'],
    [{ text: 'a', foreground: 'transparent' }, 'foreground'],
    [{ text: 'a', background: '#12' }, 'background'],
    [{ text: 'a', version: 41 }, 'version'],
  ],
  unprocessable: [
    [{ text: 'a'.repeat(2954), errorCorrection: 'L' }, '2953'],
    [{ text: 'a'.repeat(1274), errorCorrection: 'H' }, '1273'],
    [{ text: 'a'.repeat(15), version: 1 }, 'holds 14 bytes'],
  ],
});

describe.runIf(hasZbar)('read by zbar', () => {
  it.each([
    ['HELLO WORLD', {}],
    ['https://example.com/a?b=c', { errorCorrection: 'H' }],
    ['12345678901234567890ABCDEF abc', { errorCorrection: 'Q', foreground: 'navy', background: '#fed' }],
    ['a'.repeat(1000), { scale: 3 }],
    ['0'.repeat(3000), { scale: 3, errorCorrection: 'L' }],
    ['<&>"\' ; \\', {}],
  ])('%s', async (text, more) => {
    const { png, pixels } = await run(tool, { text, format: 'png', ...more });
    expect(decodePng(png)).toMatchObject({ width: pixels, height: pixels });
    expect(readCode(png)).toBe(`QR-Code:${text}`);
  });
});

it('is read by ZXing, whatever it says', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'0129 azAZ%:é ßΩЖ漢あ点茗ｱ😀\n&'), minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('L', 'M', 'Q', 'H'), async (text, errorCorrection) => {
      const { png } = await run(tool, { text, errorCorrection, format: 'png', scale: 3 });
      expect(await readWithZxing(png, ['QRCode'])).toEqual([`QRCode:${text}`]);
    }),
    { numRuns: 30 },
  );
});

it('draws the same modules in all formats', async () => {
  const inputs = { text: 'Formats', margin: 1, scale: 1 };
  const { png, size } = await run(tool, { ...inputs, format: 'png' });
  const { pixel } = decodePng(png);
  const { text } = await run(tool, { ...inputs, format: 'text' });
  const lines: string[] = text.split('\n');
  for (let y = 0; y < size + 2; y++)
    for (let x = 0; x < size + 2; x++) {
      const block = lines[Math.floor(y / 2)]?.[x] ?? '';
      expect((y % 2 === 0 ? '▀█' : '▄█').includes(block)).toBe(pixel(x, y) === '#000000ff');
    }
  const { svg } = await run(tool, { ...inputs, background: 'transparent' });
  expect(expectSafeSvg(svg, size + 2, size + 2)).toEqual(['svg', 'title', 'path']);
});

it('leaves a transparent background clear', async () => {
  const { pixel } = decodePng((await run(tool, { text: 'a', background: 'transparent', foreground: '#f00', format: 'png', margin: 0, scale: 2 })).png);
  expect([pixel(0, 0), pixel(2, 2)]).toEqual(['#ff0000ff', '#00000000']);
});
