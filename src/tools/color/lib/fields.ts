import { Decimal } from 'decimal.js';
import { z } from 'zod';

/** Result fields that several colour tools give. */
export const hexField = (what: string) => z.string().describe(`${what}, as #rrggbb, or #rrggbbaa when alpha is below 1`);
export const alphaField = z.number().describe('Opacity from 0 (transparent) to 1 (opaque)');
export const rgbField = z
  .strictObject({
    red: z.number().describe('Red channel on the scale of 255, not rounded'),
    green: z.number().describe('Green channel on the scale of 255, not rounded'),
    blue: z.number().describe('Blue channel on the scale of 255, not rounded'),
  })
  .describe('sRGB channels on the scale of 255, not rounded');
export const hslField = z
  .strictObject({
    hue: z.number().describe('Hue in degrees, from 0 up to 360'),
    saturation: z.number().describe('HSL saturation in percent'),
    lightness: z.number().describe('HSL lightness in percent'),
  })
  .describe('Hue, saturation and lightness of the colour clipped to sRGB');

/** A number to at most so many decimals, half away from zero, without trailing zeros and without an exponent. */
export const decimalText = (value: number | Decimal, decimals: number): string => {
  const text = new Decimal(value).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).toFixed();
  return text === '-0' ? '0' : text;
};
