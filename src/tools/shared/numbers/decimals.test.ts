import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import {
  compareDecimals,
  cutOff,
  DecimalSum,
  decimalOf,
  decimalText,
  deviationOf,
  half,
  inOrder,
  isJsonInteger,
  isJsonNumber,
  nearestQuotient,
  quotientOf,
  reckonable,
  sumOf,
} from './decimals.ts';
import { plainDecimal, plainText } from './plain-decimal.ts';

const read = (text: string) => reckonable(decimalOf(text), 'It');

describe('sums, means and deviations', () => {
  it.each(pythonRows<[string[], number, number, number, number[]]>('sums'))('of %j', (texts, sum, mean, deviation, sorted) => {
    const values = texts.map(read);
    expect(nearestQuotient(sumOf(values), 1)).toBe(sum + 0);
    expect(quotientOf(sumOf(values), values.length, 'The mean')).toBe(mean + 0);
    const asTheyCome = new DecimalSum();
    for (const text of texts) asTheyCome.add(text, 5000, 'It');
    expect(nearestQuotient(asTheyCome.total(), 1)).toBe(sum + 0);
    expect(deviationOf(values, 'The deviation')).toBe(deviation);
    expect(
      texts
        .map(decimalOf)
        .sort(compareDecimals)
        .map((decimal) => Number(decimalText(reckonable(decimal, 'It')))),
    ).toEqual(sorted.map((value) => value + 0));
  });

  it('are exact where doubles are not', () => {
    expect(nearestQuotient(sumOf(['0.1', '0.2'].map(read)), 1)).toBe(0.3);
    expect(nearestQuotient(sumOf(['1e300', '1', '-1e300'].map(read)), 1)).toBe(1);
    expect(plainText(half(sumOf(['0.1', '0.2'].map(read))))).toBe('0.15');
  });

  it('refuse what lies too far from the point, and what no double holds', () => {
    expect(() => read('1e10001')).toThrow(Unprocessable);
    expect(() => read('1e-10001')).toThrow(Unprocessable);
    expect(read('1e-10000').exponent).toBe(-10000);
    expect(() => quotientOf(read('1e309'), 1, 'The sum')).toThrow(Unprocessable);
  });
});

it('adds short numbers as they come to the same sum as long ones', () => {
  const digits = fc.stringMatching(/^-?[0-9]{1,14}$/);
  const behind = fc.stringMatching(/^\.[0-9]{1,6}$/);
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          digits,
          behind,
          fc.tuple(digits, behind).map((parts) => parts.join('')),
        ),
        { maxLength: 40 },
      ),
      fc.constantFrom(1, 200),
      (texts, times) => {
        const asTheyCome = new DecimalSum();
        for (let time = 0; time < times; time++) for (const text of texts) asTheyCome.add(text, 5000, 'It');
        const scaled = texts.reduce((sum, text) => sum + BigInt(text.replace('.', '') + '0'.repeat(6 - (text.split('.')[1] ?? '').length)), 0n);
        const { digits: total, exponent } = asTheyCome.total();
        expect(plainText(plainDecimal(total, exponent))).toBe(plainText(plainDecimal(scaled * BigInt(times), -6)));
      },
    ),
  );
});

it('orders numbers whose exponents no number holds', () => {
  const texts = ['-1e999999999999999999999', '-2', '-1.5', '0', '-0.0', '1e-99999999999999999999', '3', '1e99999999999999999999'];
  const decimals = texts.map(decimalOf);
  expect(decimals.every((decimal, index) => index === 0 || compareDecimals(decimals[index - 1] ?? decimal, decimal) <= 0)).toBe(true);
  expect(compareDecimals(decimalOf('0'), decimalOf('-0.0'))).toBe(0);
  expect(compareDecimals(decimalOf('1.50'), decimalOf('15e-1'))).toBe(0);
});

it('cuts off digits without rounding', () => {
  const cut = (text: string, places: number) => plainText(reckonable(cutOff(decimalOf(text), places), 'It'));
  expect([cut('1.999', 2), cut('-1.999', 0), cut('0.001', 2), cut('1e-99999999999', 5), cut('12345', 0), cut('0.05', 2)]).toEqual([
    '1.99',
    '-1',
    '0',
    '0',
    '12345',
    '0.05',
  ]);
});

it('writes numbers as ECMAScript writes those below 1e21', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }), (value) => {
      expect(decimalText(read(JSON.stringify(value)))).toBe(String(value + 0));
    }),
  );
  expect(decimalText(read('1e25'))).toBe('10000000000000000000000000');
});

it('knows the numbers of JSON (RFC 8259, section 6)', () => {
  expect(['0', '-0', '1.5e+3', '-12E-2', '10'].every(isJsonNumber)).toBe(true);
  expect(['', '+1', '01', '.5', '5.', '1e', '0x1', 'NaN', '1 ', '١'].some(isJsonNumber)).toBe(false);
  expect(['0', '-12'].every(isJsonInteger)).toBe(true);
  expect(['1.0', '1e2', '-', '00'].some(isJsonInteger)).toBe(false);
});

it('puts short numbers in order and scales them as it does long ones', () => {
  const short = fc
    .tuple(fc.constantFrom('', '-'), fc.nat(10 ** 7), fc.option(fc.string({ unit: fc.constantFrom('0', '1', '9'), minLength: 1, maxLength: 6 })))
    .map(([sign, whole, decimals]) => `${sign}${whole}${decimals === null ? '' : `.${decimals}`}`);
  // The exponent has each read as a long number.
  const shown = (texts: string[]): string[] => inOrder(texts, 'It').map(decimalText);
  fc.assert(
    fc.property(fc.array(short), (texts) => {
      expect(shown(texts)).toEqual(shown(texts.map((text) => `${text}e0`)));
    }),
  );
});
