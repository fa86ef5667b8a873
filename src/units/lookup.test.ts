import { describe, expect, it } from 'vitest';
import { categories, findPair } from './lookup.ts';

const units = categories.flatMap((category) => category.units);

function find(from: string, to: string): string {
  const pair = findPair(from, to);
  return 'problem' in pair ? pair.problem : `${pair.from.code} ${pair.to.code}`;
}

describe('the units', () => {
  it('390 units in 29 categories, every code and alias once', () => {
    const names = units.flatMap((unit) => [unit.code, ...unit.aliases]);
    expect([categories.length, units.length, new Set(names).size]).toEqual([29, 390, names.length]);
  });

  it('codes fit a URL and a page path', () => {
    for (const { code } of units) {
      expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(code).not.toContain('-to-');
    }
  });

  it('every code and every alias finds its unit', () => {
    for (const { units: within } of categories) {
      const [base] = within;
      for (const unit of within) for (const name of [unit.code, ...unit.aliases]) expect(find(name, base?.code ?? '')).toBe(`${unit.code} ${base?.code}`);
    }
  });

  it('every unit names where its definition stands', () => {
    for (const unit of units) expect(unit.source.length).toBeGreaterThan(8);
  });
});

describe('findPair', () => {
  it.each([
    ['mb', 'bits', 'mb bits', 'a code'],
    ['MB', 'b', 'mb bits', 'aliases as written'],
    ['B', 'b', 'bytes bits', 'aliases that differ by case alone'],
    ['KG', 'Lbs', 'kg lbs', 'codes in another case'],
    ['Pounds', 'KILOS', 'lbs kg', 'aliases in another case'],
    ['mHz', 'MHz', 'millihertz mhz', 'milli and mega as written'],
    ['MHZ', 'Hz', 'mhz hz', 'a code goes before an alias when case is ignored'],
    ['GAL', 'l', 'gallons liters', 'case ignored: gallons beside liters'],
    ['GAL', 'm/s2', 'gals m-s2', 'case ignored: gals beside an acceleration'],
    ['KN', 'mph', 'knots mph', 'case ignored: knots beside a speed'],
    ['lbf', 'KN', 'lbf kilonewtons', 'case ignored: kilonewtons beside a force'],
    ['MG', 'G', 'milligauss gauss', 'case ignored: milligauss beside gauss'],
    ['MG', 'kg', 'mg kg', 'case ignored: milligrams beside kilograms'],
    ['\u03bcg', 'mg', 'mcg mg', 'the Greek mu'],
    ['\u00b5g', 'mg', 'mcg mg', 'the micro sign'],
    ['\u212b', 'nm', 'angstroms nm', 'the angstrom sign U+212B'],
    ['re\u0301aumur', 'K', 'reaumur kelvin', 'a combining accent'],
    ['"', "'", 'in ft', 'inch and foot marks'],
    ['kg', 'kg', 'kg kg', 'a unit and itself'],
  ])('%j to %j is %s: %s', (from, to, codes) => expect(find(from, to)).toBe(codes));

  it.each([
    ['Mb', 'kb'],
    ['Mib', 'bits'],
    ['Mb/s', 'bps'],
    ['MBps', 'bps'],
    ['mPa', 'pa'],
    ['mWh', 'j'],
    ['NM', 'km'],
    ['MW', 'mw'],
    ['CAL', 'j'],
    ['MG', 'MT'],
    ['MT', 'MG'],
  ])('%s to %s is ambiguous', (from, to) => expect(find(from, to)).toBe('ambiguous'));

  it.each(['', ' kg', 'kg ', 'xyzzy', '__proto__', 'constructor', '\ud800', 'k'.repeat(5000)])('%j is unknown', (text) => {
    expect(find(text, 'lbs')).toBe('unknown-unit');
    expect(find('lbs', text)).toBe('unknown-unit');
  });

  it('an unknown unit gets the nearest codes of the category of the other', () => {
    expect(findPair('kilogrm', 'lbs')).toMatchObject({ problem: 'unknown-unit', nearest: expect.arrayContaining(['kg']) });
    expect(findPair('celsius', 'farenheit')).toMatchObject({ nearest: ['fahrenheit'], message: expect.stringContaining('"farenheit"') });
  });

  it('units of two categories: the message names both', () => {
    expect(findPair('kg', 'km')).toMatchObject({ problem: 'different-categories', message: expect.stringMatching(/Weight.*Length/) });
  });

  it('a spelling that means something else says what may have been meant', () => {
    expect(findPair('Mb', 'gb')).toMatchObject({ message: expect.stringContaining('megabit'), nearest: ['mbit', 'mb'] });
  });
});

describe('spellings whose case matters', () => {
  it('each would else match a unit, and offers codes that exist', async () => {
    const { caseMatters } = await import('./data/case-matters.ts');
    const codes = new Set(units.map((unit) => unit.code));
    const names = new Set(units.flatMap((unit) => [unit.code, ...unit.aliases]));
    const folded = new Set([...names].map((name) => name.toLowerCase()));
    for (const [spelling, , offered] of caseMatters) {
      expect(names.has(spelling), spelling).toBe(false);
      expect(folded.has(spelling.toLowerCase()), spelling).toBe(true);
      for (const code of offered) expect(codes.has(code), code).toBe(true);
    }
  });
});
