import { expect, it } from 'vitest';
import { InvalidInputs } from '../../errors.ts';
import { fromHsl, hexOf, luminance, readableOn, readColor } from './colors.ts';

it.each([
  ['#369', [51, 102, 153, 255]],
  ['#FFA500', [255, 165, 0, 255]],
  // CSS Color 4 section 6.1.
  ['RebeccaPurple', [102, 51, 153, 255]],
  ['navy', [0, 0, 128, 255]],
])('reads %s', async (text, expected) => {
  expect(await readColor(text, 'color')).toEqual(expected);
});

it('takes transparent only where it may be', async () => {
  expect(await readColor('transparent', 'color', true)).toEqual([0, 0, 0, 0]);
  await expect(readColor('transparent', 'color')).rejects.toThrow(InvalidInputs);
});

it.each(['#12', '#12345', 'nocolour', 'constructor', ''])('refuses %j', async (text) => {
  await expect(readColor(text, 'color')).rejects.toThrow(InvalidInputs);
});

// CSS Color 4 section 7.1, examples of hsl().
it.each<[number, number, number, string]>([
  [0, 100, 50, '#ff0000'],
  [120, 100, 50, '#00ff00'],
  [120, 100, 25, '#008000'],
  [240, 100, 50, '#0000ff'],
  [60, 100, 50, '#ffff00'],
  [0, 0, 50, '#808080'],
  [0, 0, 100, '#ffffff'],
])('makes of the hue %d, %d %% and %d %% the colour %s', (hue, saturation, lightness, expected) => {
  expect(hexOf(fromHsl(hue, saturation, lightness))).toBe(expected);
});

it('reckons luminance and contrast as WCAG 2 does', () => {
  expect([luminance([0, 0, 0, 255]), luminance([255, 255, 255, 255])]).toEqual([0, 1]);
  expect(luminance([255, 0, 0, 255])).toBeCloseTo(0.2126, 12);
  // #777777 has 4.48:1 with white and 4.69:1 with black; #767676 is the lightest grey with 4.5:1 to white.
  expect(readableOn([0x77, 0x77, 0x77, 255])).toEqual([0, 0, 0, 255]);
  expect(readableOn([0, 0, 128, 255])).toEqual([255, 255, 255, 255]);
});
