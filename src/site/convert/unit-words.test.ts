import { describe, expect, it } from 'vitest';
import { categories, findPair, type Unit } from '../../units/index.ts';
import { conversionAnswer, conversionIn } from './paths.ts';
import { amountInWords, formulaInWords, symbolOf, unitBehind, writtenInWords } from './unit-words.ts';

function unit(code: string): Unit {
  const pair = findPair(code, code);
  if ('problem' in pair) throw new Error(pair.message);
  return pair.from;
}

/** A number with its unit as the Unicode CLDR has it, with one micro sign. */
const byCldr = (amount: number, name: string, unitDisplay: 'short' | 'long'): string =>
  new Intl.NumberFormat('en', { style: 'unit', unit: name, unitDisplay }).format(amount).replace('μ', 'µ').replace('°', ' °');

describe('units behind numbers', () => {
  it.each([
    ['cm', 'centimeter'],
    ['km', 'kilometer'],
    ['ft', 'foot'],
    ['mi', 'mile'],
    ['kph', 'kilometer-per-hour'],
    ['mps', 'meter-per-second'],
    ['mph', 'mile-per-hour'],
    ['celsius', 'celsius'],
    ['fahrenheit', 'fahrenheit'],
    ['liters', 'liter'],
    ['ml', 'milliliter'],
    ['hectares', 'hectare'],
    ['kb', 'kilobyte'],
    ['mb', 'megabyte'],
    ['pb', 'petabyte'],
    ['us', 'microsecond'],
    ['mb-s', 'megabyte-per-second'],
  ])('%s has its symbol', (code, name) => {
    expect(amountInWords('10', unit(code))).toBe(byCldr(10, name, 'short'));
  });

  it.each([
    ['bytes', 'byte'],
    ['bits', 'bit'],
    ['acres', 'acre'],
    ['seconds', 'second'],
    ['hours', 'hour'],
    ['weeks', 'week'],
    ['degrees', 'degree'],
  ])('%s are said in words', (code, name) => {
    expect([1, 10].map((amount) => amountInWords(String(amount), unit(code)))).toEqual([1, 10].map((amount) => byCldr(amount, name, 'long')));
  });

  // Plurals of English that no rule of one letter makes, and what tells units of one name apart.
  it.each([
    ['centuries', '1 century', '2 centuries'],
    ['millennia', '1 millennium', '2 millennia'],
    ['board-feet', '1 board foot', '2 board feet'],
    ['tnt-tons', '1 ton of TNT', '2 tons of TNT'],
    ['cups', '1 US cup', '2 US cups'],
    ['uk-gills', '1 UK gill', '2 UK gills'],
    ['years', '1 year (mean Gregorian)', '2 years (mean Gregorian)'],
  ])('%s', (code, one, two) => expect([amountInWords('1', unit(code)), amountInWords('2', unit(code))]).toEqual([one, two]));

  it('never are a code that is no word and no symbol, and tell the units of a kind apart', () => {
    for (const { units } of categories) {
      const written = units.map((one) => unitBehind('2', one));
      expect(new Set(written).size).toBe(units.length);
      expect(units.filter((one) => symbolOf(one) === one.code && /[-\d]/.test(one.code))).toEqual([]);
    }
  });

  it('stay away where a value names its own', () => {
    expect(writtenInWords('5 ft 3 in', unit('cm'))).toBe('5 ft 3 in');
    expect(writtenInWords(`5'3"`, unit('ft'))).toBe(`5'3"`);
    expect(writtenInWords('1e3', unit('mps'))).toBe('1e3 m/s');
  });

  it('are in the answers of the search and in formulas', () => {
    // 1 nautical mile is 1,852 m by definition, 1 square foot 0.09290304 m².
    const answer = (query: string): string | undefined => {
      const conversion = conversionIn(query);
      return conversion && conversionAnswer(conversion);
    };
    expect(answer('2 nautical-miles in meters')).toBe('2 nmi = 3,704 m');
    expect(answer('100 sqft to sqm')).toBe('100 ft² = 9.290304 m²');
    expect(answer('1 furlong to yards')).toBe('1 furlong = 220 yd');
    // A foot is 0.3048 m, a US cup 236.5882365 mL, half of which is rounded to eight digits.
    expect(answer('5 ft 3 in to cm')).toBe('5 ft 3 in = 160.02 cm');
    expect(answer(`5'3" to cm`)).toBe(`5'3" = 160.02 cm`);
    expect(answer('1/2 cup to ml')).toBe('1/2 US cup = 118.29412 mL');
    expect(answer('3/2 cups to ml')).toBe('3/2 US cups = 354.88235 mL');
    expect(answer('¾ cup to ml')).toBe('¾ US cup = 177.44118 mL');
    expect(formulaInWords({ from: unit('weeks'), to: unit('days') })).toBe('1 week = 7 days');
  });
});
