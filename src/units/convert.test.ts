import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories, conversions, convert, findPair, formula, parseDecimal, type Unit } from './index.ts';

const units = categories.flatMap((category) => category.units);

function result(value: string, from: Unit, to: Unit): number | string {
  const decimal = parseDecimal(value);
  if ('problem' in decimal) return decimal.problem;
  const converted = convert(decimal, from, to);
  return 'problem' in converted ? converted.problem : converted.value;
}

function between(value: string, from: string, to: string): number | string {
  const pair = findPair(from, to);
  return 'problem' in pair ? pair.problem : result(value, pair.from, pair.to);
}

function formulaOf(from: string, to: string): string {
  const pair = findPair(from, to);
  return 'problem' in pair ? pair.problem : formula(pair.from, pair.to);
}

describe('convert', () => {
  it('as exact fractions do, to the last bit (test/oracles/units_vectors.py: Python fractions, factors as published)', () => {
    const vectors: [string, string, string, number][] = JSON.parse(readFileSync(new URL('testdata/vectors.json', import.meta.url), 'utf8'));
    expect(new Set(vectors.map(([, from]) => from)).size).toBe(390);
    for (const [value, from, to, expected] of vectors) expect([value, from, to, between(value, from, to)]).toEqual([value, from, to, expected]);
  });

  it.each([
    ['1', 'mi', 'km', 1.609344],
    ['1', 'acres', 'm2', 4046.8564224],
    ['1', 'btu', 'j', 1055.05585262],
    ['1', 'nmi', 'm', 1852],
    ['1', 'mmhg', 'pa', 133.322387415],
    ['1', 'therms', 'j', 105506000],
    ['3937', 'survey-ft', 'm', 1200],
    ['1', 'light-years', 'm', 9460730472580800],
    ['180', 'degrees', 'turns', 0.5],
    ['212', 'fahrenheit', 'delisle', 0],
    ['0', 'kelvin', 'celsius', -273.15],
    ['-500', 'celsius', 'kelvin', -226.85],
    ['0.1', 'kg', 'g', 100],
    ['0.3', 'm', 'cm', 30],
    ['10', 'l/100km', 'km/l', 10],
  ])('%s %s in %s is %s (SI Brochure, NIST SP 811 and IAU exact values)', (value, from, to, expected) => expect(between(value, from, to)).toBe(expected));

  it('0 of a reciprocal unit has no value', () => {
    expect(between('0', 'mpg', 'l/100km')).toBe('no-value');
    expect(between('-0.0', 'l/100km', 'uk-mpg')).toBe('no-value');
    expect(between('0', 'l/100km', 'gal/100mi')).toBe(0);
    expect(between('0', 'mpg', 'km/l')).toBe(0);
  });

  it('beyond the largest double is out of range, below the smallest is 0', () => {
    expect(between('1e308', 'parsecs', 'pm')).toBe('out-of-range');
    expect(between('1e400', 'm', 'm')).toBe('out-of-range');
    expect(between('1e-320', 'pm', 'parsecs')).toBe(0);
    expect(between('1e-400', 'km', 'pm')).toBe(0);
    expect(between('1e-400', 'parsecs', 'pm')).toBe(0);
    expect(between('1e-310', 'm', 'km')).toBe(1e-313);
  });

  it('never -0', () => {
    for (const [value, from, to] of [
      ['-0', 'kg', 'g'],
      ['-0.0', 'radians', 'degrees'],
      ['-1e-400', 'm', 'km'],
      ['-17.777777777777777777777', 'c', 'c'],
    ] as const)
      expect(Object.is(between(value, from, to), -0)).toBe(false);
  });
});

const pairs = fc.constantFrom(...conversions()).map(({ from, to }) => {
  const pair = findPair(from, to);
  if ('problem' in pair) throw new Error(pair.message);
  return pair;
});
const doubles = fc.double({ min: -1e15, max: 1e15, noNaN: true }).filter((x) => Math.abs(x) > 1e-15);

describe('laws', () => {
  it('a unit and itself: the double nearest what was written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...units), doubles, (unit, x) => {
        expect(result(String(x), unit, unit)).toBe(x);
      }),
    );
  });

  it('there and back, to within rounding', () => {
    fc.assert(
      fc.property(pairs, doubles, ({ from, to }, x) => {
        const there = Number(result(String(x), from, to));
        const back = Number(result(String(there), to, from));
        // A shifted scale can lose what is small beside its zero.
        const scale = from.category === 'Temperature' ? Math.abs(x) + 1000 : Math.abs(x);
        expect(Math.abs(back - x)).toBeLessThanOrEqual(scale * 2 ** -51);
      }),
    );
  });

  it('by way of a third unit, to within rounding', () => {
    fc.assert(
      fc.property(pairs, fc.nat(), doubles, ({ from, to }, pick, x) => {
        const within = categories.find((category) => category.name === from.category)?.units ?? [];
        const third = within[pick % within.length] ?? to;
        const direct = Number(result(String(x), from, to));
        const around = Number(result(String(result(String(x), from, third)), third, to));
        const scale = from.category === 'Temperature' ? Math.abs(direct) + 1000 : Math.abs(direct);
        expect(Math.abs(around - direct)).toBeLessThanOrEqual(scale * 2 ** -50);
      }),
    );
  });

  it('order is kept, or reversed by Delisle degrees and reciprocals', () => {
    const reversing = (unit: Unit) => ['delisle', 'l-100km', 'gal-100mi'].includes(unit.code);
    fc.assert(
      fc.property(pairs, doubles, doubles, ({ from, to }, x, y) => {
        const [low, high] = [Math.min(Math.abs(x), Math.abs(y)), Math.max(Math.abs(x), Math.abs(y))];
        const [a, b] = [Number(result(String(low), from, to)), Number(result(String(high), from, to))];
        if (reversing(from) === reversing(to)) expect(a).toBeLessThanOrEqual(b);
        else expect(a).toBeGreaterThanOrEqual(b);
      }),
    );
  });
});

describe('formula', () => {
  it.each([
    ['kg', 'lbs', '1 kg = 2.20462262185 lbs'],
    ['pounds', 'KG', '1 lbs = 0.45359237 kg'],
    ['celsius', 'fahrenheit', '1 celsius = 33.8 fahrenheit'],
    ['f', 'c', '1 fahrenheit = -17.2222222222 celsius'],
    ['mpg', 'l-100km', '1 mpg = 235.214583333 l-100km'],
    ['degrees', 'radians', '1 degrees = 0.0174532925199 radians'],
    ['km', 'pm', '1 km = 1000000000000000 pm'],
    ['pm', 'km', '1 pm = 1e-15 km'],
    ['yb', 'bits', '1 yb = 8e+24 bits'],
    ['tbsp', 'ml', '1 tbsp = 14.7867647813 ml'],
    ['kg', 'kg', '1 kg = 1 kg'],
  ])('%s to %s: %s', (from, to, text) => expect(formulaOf(from, to)).toBe(text));

  it('is what 1 becomes, to 12 digits, for every pair', () => {
    for (const { from, to } of conversions()) {
      const [, left, right] = /^1 (\S+) = (\S+) /.exec(formulaOf(from, to)) ?? [];
      const exact = Number(between('1', from, to));
      expect(left).toBe(from);
      expect(Math.abs(Number(right) - exact)).toBeLessThanOrEqual(Math.abs(exact) * 5.001e-12);
    }
  });
});

describe('conversions', () => {
  it('every ordered pair of different units, once', () => {
    const listed = conversions();
    expect(listed.length).toBe(categories.reduce((sum, category) => sum + category.units.length * (category.units.length - 1), 0));
    expect(new Set(listed.map(({ from, to }) => `${from} ${to}`)).size).toBe(listed.length);
    expect(conversions()).toBe(listed);
  });
});
