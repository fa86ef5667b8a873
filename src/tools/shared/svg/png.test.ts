import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fromHsl, hexOf, luminance, readableOn } from './colors.ts';
import { encodePng } from './png.ts';

/** The pixels of a PNG of eight bits without filters (W3C, "Portable Network Graphics"), every checksum held to its chunk. */
function pixelsOf(png: Buffer): { width: number; height: number; pixels: number[] } {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString('latin1'), body.subarray(4));
    at += 12 + length;
  }
  const part = (name: string): Buffer => chunks.get(name) ?? Buffer.alloc(0);
  const header = part('IHDR');
  const [width, height, colorType] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9]];
  expect(header[8]).toBe(8);
  const channels = colorType === 3 ? 1 : 4;
  const raw = inflateSync(part('IDAT'));
  const [palette, alpha] = [part('PLTE'), part('tRNS')];
  const pixels: number[] = [];
  for (let y = 0; y < height; y++) {
    const row = raw.subarray(y * (width * channels + 1), (y + 1) * (width * channels + 1));
    expect(row[0]).toBe(0);
    for (const value of row.subarray(1)) pixels.push(...(colorType === 3 ? [...palette.subarray(3 * value, 3 * value + 3), alpha[value] ?? 255] : [value]));
  }
  return { width, height, pixels };
}

it.each([
  ['with a palette', 3, 2, Array.from({ length: 24 }, (_, index) => (index * 37) % 256)],
  ['without one', 20, 20, Array.from({ length: 1600 }, (_, index) => (index * 7 + (index >> 3)) % 256)],
  ['opaque', 2, 1, [255, 0, 0, 255, 0, 255, 0, 255]],
])('writes pictures %s', (_, width, height, values) => {
  expect(pixelsOf(Buffer.from(encodePng(width, height, Uint8Array.from(values))))).toEqual({ width, height, pixels: values });
});

describe('colours', () => {
  it('are those of CSS for hue, saturation and lightness', () => {
    // CSS Color 4, section 7.1
    expect([hexOf(fromHsl(120, 100, 25)), hexOf(fromHsl(0, 100, 50)), hexOf(fromHsl(210, 50, 40))]).toEqual(['#008000', '#ff0000', '#336699']);
  });

  it('have the luminance of WCAG 2 and something readable on them', () => {
    expect(luminance([255, 255, 255, 1])).toBeCloseTo(1, 12);
    expect(luminance([255, 0, 0, 1])).toBeCloseTo(0.2126, 12);
    expect([hexOf(readableOn([0, 0, 0, 1])), hexOf(readableOn([255, 255, 0, 1]))]).toEqual(['#ffffff', '#000000']);
  });
});
