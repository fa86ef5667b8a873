import { describe, expect, it } from 'vitest';
import { findPair, type Unit } from '../../units/index.ts';
import { leadingPairs } from './leading.ts';
import { allDigits, shownExact } from './numbers.ts';
import { conversionIn } from './paths.ts';
import { readPeopleValue } from './people-value.ts';

function unit(code: string): Unit {
  const pair = findPair(code, code);
  if ('problem' in pair) throw new Error(pair.message);
  return pair.from;
}

describe('values as people write them', () => {
  it.each([
    ['1,5', 1.5],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['1,000', 1000],
    ['12,345', 12345],
    ['1,234,567', 1234567],
    ['1,234,567.5', 1234567.5],
    ['1.234,5', 1234.5],
    ['1.234.567,25', 1234567.25],
    ['1 234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1.234', 1.234],
    ['0,125', 0.125],
    ['1,25', 1.25],
    ['1,2345', 1.2345],
    ['−40', -40],
    ['+7', 7],
    ['1/2', 0.5],
    ['-3/4', -0.75],
    ['1 1/2', 1.5],
    ['2½', 2.5],
    ['1e3', 1000],
    ['.5', 0.5],
    [' 12 ', 12],
  ])('%s is %s', (written, value) => {
    expect(readPeopleValue(written, unit('kg'))).toMatchObject({ nearest: value });
  });

  // 5 ft 3 in are 63 inches by the definition of the foot.
  it.each([
    ['5 ft 3 in', 'in', 63],
    [`5'3"`, 'in', 63],
    ['5′3″', 'in', 63],
    [`5'`, 'ft', 5],
    [`6"`, 'ft', 0.5],
    ['-5 ft 6 in', 'ft', -5.5],
    ['2 h 30 min', 'min', 150],
    ['1 kg', 'g', 1000],
  ])('%s in %s are %s', (written, code, value) => {
    expect(readPeopleValue(written, unit(code))).toMatchObject({ nearest: value });
  });

  it.each(['', 'abc', '1,2,3', '1,00,000', '1..2', '1/0', '5 ft', 'x'.repeat(500), '1e500', '0x10'])('%s is refused', (written) => {
    expect(readPeopleValue(written, unit('kg'))).toHaveProperty('problem');
  });
});

describe('numbers shown', () => {
  it('have eight significant digits, thousands apart, and all digits where there is an end', () => {
    expect(shownExact({ numerator: 1n, denominator: 3n, pi: 0 })).toBe('0.33333333');
    expect(shownExact({ numerator: 12345678912n, denominator: 10n, pi: 0 })).toBe('1,234,567,900');
    expect(shownExact({ numerator: 602214076n * 10n ** 19n, denominator: 1n, pi: 0 })).toBe('6.0221408 × 10²⁷');
    expect(shownExact({ numerator: 1n, denominator: 10n ** 27n, pi: 0 })).toBe('1 × 10⁻²⁷');
    expect(allDigits({ numerator: 1n, denominator: 3n, pi: 0 })).toBe('0.333333333333333333333333333333…');
    expect(allDigits({ numerator: -45359237n, denominator: 100000000n, pi: 0 })).toBe('-0.45359237');
    expect(allDigits({ numerator: 5n, denominator: 1n, pi: 0 })).toBe('5');
  });
});

describe('conversions in words', () => {
  it.each([
    ['10 kg to lbs', 'kg', 'lbs', '10'],
    ['convert 5 miles to km', 'mile', 'km', '5'],
    ['cm in inches', 'cm', 'in', '1'],
    ['100 f to c', 'fahrenheit', 'celsius', '100'],
    ['5 ft 3 in to cm', 'ft', 'cm', '5 ft 3 in'],
    [`6'2" in m?`, 'ft', 'm', `6'2"`],
    ['12 stone 5 lb to kg', 'stone', 'kg', '12 stone 5 lb'],
    ['2 h 30 min in minutes', 'hours', 'minutes', '2 h 30 min'],
    ['1/2 cup to ml', 'cups', 'ml', '1/2'],
    ['1 1/2 cups in ml', 'cups', 'ml', '1 1/2'],
    ['½ tsp to ml', 'tsp', 'ml', '½'],
    ['1 000 m to km', 'm', 'km', '1 000'],
  ])('%s', (query, from, to, value) => {
    const found = conversionIn(query);
    expect([found?.pair.from, found?.pair.to, found?.value]).toEqual([unit(from), unit(to), value]);
  });

  it.each(['json to csv', 'word counter', 'kg to m', '5 ft 3 kg to cm', '5 ft 3 to cm', 'to', ''])('%s is none', (query) =>
    expect(conversionIn(query)).toBeUndefined(),
  );

  it('leads the index with 24 pairs', () => expect(leadingPairs).toHaveLength(24));
});
