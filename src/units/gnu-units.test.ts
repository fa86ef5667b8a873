import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerConversion } from './index.ts';

const installed = spawnSync('units', ['--version']).status === 0;
if (!installed) console.warn('skipped: units against GNU units (apt-get install units)');

/**
 * What our units are called in GNU units, first of each group the one the others are compared with.
 * Left out: units that GNU units lacks, and those it defines otherwise (CODATA 2018, Mach 1 in air at 0 °C, the parsec before IAU 2015).
 */
const groups: Record<string, string>[] = [
  {
    kg: 'kg',
    mcg: 'microgram',
    quintals: 'quintal',
    tonnes: 'tonne',
    lbs: 'lb',
    oz: 'oz',
    stone: 'stone',
    grains: 'grain',
    drams: 'dram',
    cwt: 'ushundredweight',
    'long-cwt': 'brhundredweight',
    tons: 'shortton',
    'long-tons': 'longton',
    slugs: 'slug',
    carats: 'carat',
    'troy-oz': 'troyounce',
    'troy-lbs': 'troypound',
    pennyweights: 'pennyweight',
  },
  {
    m: 'm',
    angstroms: 'angstrom',
    mils: 'mil',
    in: 'inch',
    hands: 'hand',
    ft: 'ft',
    'survey-ft': 'surveyfoot',
    yd: 'yard',
    fathoms: 'fathom',
    rods: 'rod',
    chains: 'chain',
    links: 'link',
    furlongs: 'furlong',
    mi: 'mile',
    nmi: 'nauticalmile',
    leagues: 'league',
    points: 'computerpoint',
    picas: 'computerpica',
    'lunar-distances': 'moondist',
    au: 'au',
    'light-seconds': 'c s',
    'light-years': 'lightyear',
  },
  {
    liters: 'liter',
    m3: 'm^3',
    km3: 'km^3',
    in3: 'in^3',
    ft3: 'ft^3',
    yd3: 'yd^3',
    mi3: 'mi^3',
    'acre-ft': 'intacre foot',
    gallons: 'gallon',
    quarts: 'quart',
    pints: 'pint',
    cups: 'cup',
    'fl-oz': 'fluidounce',
    gills: 'gill',
    tbsp: 'tablespoon',
    tsp: 'teaspoon',
    'fl-dr': 'fluiddram',
    'uk-gallons': 'brgallon',
    'uk-quarts': 'brquart',
    'uk-pints': 'brpint',
    'uk-cups': '10 brfluidounce',
    'uk-fl-oz': 'brfluidounce',
    'uk-gills': '5 brfluidounce',
    'metric-cups': 'metriccup',
    'au-tbsp': 'australiatablespoon',
    barrels: 'barrel',
    'beer-barrels': 'usbeerbarrel',
    bushels: 'usbushel',
    pecks: 'uspeck',
    'dry-gallons': 'drygallon',
    'dry-quarts': 'dryquart',
    'dry-pints': 'drypint',
    'board-feet': 'boardfoot',
    cords: 'cord',
  },
  {
    m2: 'm^2',
    ares: 'are',
    decares: '10 are',
    hectares: 'hectare',
    in2: 'in^2',
    ft2: 'ft^2',
    yd2: 'yd^2',
    mi2: 'mile^2',
    acres: 'intacre',
    roods: 'rood',
    'square-rods': 'rod^2',
    'square-chains': 'chain^2',
    townships: 'township',
    squares: 'australiasquare',
    barns: 'barn',
    tsubo: 'tsubo',
    'circular-mils': 'circularmil',
  },
  { mps: 'm/s', kph: 'km/hr', mph: 'mph', knots: 'knot', fps: 'ft/s', fpm: 'ft/min', ips: 'in/s', mpm: 'm/min', mips: 'mile/s', 'speed-of-light': 'c' },
  { bits: 'bit', nibbles: 'nibble', bytes: 'byte', mbit: 'megabit', gb: 'gigabyte', yb: 'yottabyte', kibit: 'kibibit', mib: 'mebibyte', yib: 'yobibyte' },
  {
    seconds: 's',
    ns: 'ns',
    minutes: 'min',
    hours: 'hr',
    days: 'day',
    weeks: 'week',
    fortnights: 'fortnight',
    months: 'gregorianyear/12',
    years: 'gregorianyear',
    'julian-years': 'julianyear',
    'common-years': 'commonyear',
    centuries: '100 gregorianyear',
    shakes: 'shake',
  },
  {
    joules: 'J',
    calories: 'calorie_th',
    kcal: 'kilocalorie_th',
    'calories-it': 'calorie_IT',
    wh: 'W hr',
    kwh: 'kWh',
    btu: 'btu_IT',
    'us-therms': 'UStherm',
    therms: 'ECtherm',
    quads: '1e15 btu_IT',
    ev: 'eV',
    ergs: 'erg',
    'ft-lbs': 'ft lbf',
    'in-lbs': 'in lbf',
    'hp-hours': 'horsepower hour',
    'tnt-tons': 'ton tnt',
    toe: 'toe',
  },
  {
    pascals: 'Pa',
    bar: 'bar',
    atm: 'atm',
    at: 'technicalatmosphere',
    psi: 'psi',
    ksi: 'ksi',
    psf: 'lbf/ft^2',
    torr: 'torr',
    mmhg: 'mmHg',
    inhg: 'inHg',
    mmh2o: 'mmH2O',
    inh2o: 'inH2O',
    fth2o: 'ft water',
    'dyn-cm2': 'dyne/cm^2',
  },
  {
    watts: 'W',
    hp: 'horsepower',
    'metric-hp': 'metrichorsepower',
    'electric-hp': 'electrichorsepower',
    'boiler-hp': 'boilerhorsepower',
    'btu-h': 'btu_IT/hr',
    'tons-refrigeration': '12000 btu_IT/hr',
    'ft-lbs-s': 'ft lbf/s',
    'cal-s': 'calorie_th/s',
    'kcal-h': 'kilocalorie_th/hr',
  },
  {
    newtons: 'N',
    dynes: 'dyne',
    lbf: 'lbf',
    ozf: 'ounce force',
    kgf: 'kgf',
    gf: 'gram force',
    kips: 'kip',
    poundals: 'poundal',
    tonf: 'tonf',
    tf: 'tonne force',
  },
  { 'newton-meters': 'N m', 'lbf-ft': 'lbf ft', 'lbf-in': 'lbf in', 'ozf-in': 'ounce force in', 'kgf-m': 'kgf m', 'kgf-cm': 'kgf cm' },
  {
    degrees: 'degree',
    radians: 'radian',
    mrad: 'milliradian',
    gradians: 'gon',
    arcmin: 'arcmin',
    arcsec: 'arcsec',
    mas: 'mas',
    turns: 'turn',
    quadrants: 'rightangle',
    'nato-mils': 'circle/6400',
  },
  { hz: 'Hz', rpm: '1/min', ghz: 'GHz' },
  { bps: 'bit/s', mbps: 'megabit/s', 'byte-s': 'byte/s', 'gb-s': 'gigabyte/s', 'mib-s': 'mebibyte/s' },
  { 'km-l': 'km/l', mpg: 'mile/gallon', 'uk-mpg': 'mile/brgallon', 'mi-l': 'mile/liter' },
  {
    'kg-m3': 'kg/m^3',
    'lb-ft3': 'lb/ft^3',
    'lb-in3': 'lb/in^3',
    'lb-gal': 'lb/gallon',
    'oz-in3': 'oz/in^3',
    'slug-ft3': 'slug/ft^3',
    'mg-l': 'mg/l',
  },
  {
    'm3-s': 'm^3/s',
    'l-min': 'l/min',
    'ml-min': 'ml/min',
    gpm: 'gallon/min',
    gph: 'gallon/hr',
    'uk-gpm': 'brgallon/min',
    cfm: 'ft^3/min',
    cfs: 'ft^3/s',
    'bbl-d': 'barrel/day',
    'acre-ft-d': 'intacre ft/day',
  },
  { 'm-s2': 'm/s^2', 'ft-s2': 'ft/s^2', 'standard-gravity': 'gravity', gals: 'Gal', 'kph-s': 'km/hr s', 'mph-s': 'mph/s' },
  { coulombs: 'C', mah: 'mA hr', ah: 'A hr', 'elementary-charges': 'e' },
  { lux: 'lux', 'foot-candles': 'footcandle', phots: 'phot', nox: 'nox' },
  { gray: 'gray', 'rad-dose': 'rad' },
  { sieverts: 'sievert', rem: 'rem' },
  { becquerels: 'becquerel', curies: 'curie', dpm: '1/min' },
  { 'pa-s': 'Pa s', poise: 'poise', 'lb-ft-s': 'lb/ft s', reyn: 'reyn' },
  { 'm2-s': 'm^2/s', stokes: 'stokes', 'ft2-s': 'ft^2/s' },
  { tesla: 'tesla', gauss: 'gauss' },
];

/** Symbols and prefixed units in expressions, by dimension, and what GNU units calls them. */
const symbols: Record<string, string>[] = [
  { m: 'm', km: 'km', µm: 'um', Mm: 'Mm', furlongs: 'furlong' },
  { s: 's', ks: 'ks', fs: 'fs', h: 'hr', Myr: '1e6 gregorianyear' },
  { g: 'g', Mg: 'Mg', ng: 'ng', kilotonnes: '1e6 kg', lb: 'lb' },
  { K: 'K', mK: 'mK', 'delta-celsius': 'degC', 'delta-fahrenheit': 'degF', rankine: 'degR' },
  { A: 'A', kA: 'kA', 'C/s': '(C/s)', ampere: 'ampere', microamps: 'uA' },
  { mol: 'mol', mmol: 'mmol', kilomoles: 'kmol', 'kat*s': '(kat*s)' },
  { V: 'V', kV: 'kV', 'W/A': '(W/A)', 'Wb/s': '(Wb/s)', millivolts: 'mV' },
  { Ω: 'ohm', kΩ: 'kohm', megaohms: 'Mohm', 'S^-1': '(S^-1)', 'H/s': '(H/s)' },
  { F: 'F', pF: 'pF', 'C/V': '(C/V)', microfarads: 'uF' },
  { Pa: 'Pa', mPa: 'mPa', 'N/m^2': '(N/m^2)', Torr: 'torr', mbar: 'mbar', psi: 'psi' },
  { lm: 'lm', klm: 'klm', 'cd*sr': '(cd*sr)', 'lx*m²': '(lx*m^2)' },
  { bit: 'bit', Mbit: 'Mbit', KiB: '1024 byte', Mibit: '1048576 bit', TB: '1e12 byte' },
  { rpm: 'rpm', 'rad/s': '(radian/s)', 'turns/h': '(turn/hr)', 'deg/s': '(degree/s)' },
];

const scales = { celsius: 'tempC', fahrenheit: 'tempF', kelvin: 'tempK', rankine: 'tempR', reaumur: 'tempreaumur' };

const converted = (value: string, from: string, to: string): number => answerConversion({ value, from, to }).answer.to.value;

/** What GNU units answers to each question: one process for all of them. */
function ask(questions: [have: string, want: string][]): number[] {
  const input = questions.map(([have, want]) => `${have}\n${want}\n`).join('');
  const { stdout } = spawnSync('units', ['--quiet', '--strict', '--one-line', '--output-format', '%.17g'], { input, encoding: 'utf8' });
  const answers = stdout.split('\n').filter((line) => line.trim() !== '');
  expect(answers.length, stdout).toBe(questions.length);
  return answers.map((line) => Number(/[-\d.e+]+$/.exec(line)?.[0]));
}

describe.skipIf(!installed)('GNU units', () => {
  it('agrees on linear units', () => {
    const cases = groups.flatMap((group) => {
      const [base = ''] = Object.keys(group);
      return Object.keys(group).map((code) => ({ code, base, question: [`1 ${group[code]}`, group[base] ?? ''] as [string, string] }));
    });
    const answers = ask(cases.map(({ question }) => question));
    expect(cases.length).toBeGreaterThan(220);
    const differing = cases.flatMap(({ code, base, question }, index) => {
      const ours = converted('1', code, base);
      const theirs = answers[index] ?? Number.NaN;
      return Math.abs(theirs / ours - 1) < 1e-13 ? [] : [`${code}: ${question.join(' in ')} is ${theirs}, not ${ours}`];
    });
    expect(differing).toEqual([]);
  });

  it('agrees on temperatures', () => {
    const codes = Object.keys(scales) as (keyof typeof scales)[];
    const cases = codes.flatMap((from) => codes.map((to) => ({ from, to })));
    const answers = ask(cases.map(({ from, to }) => [`${scales[from]}(451.5)`, scales[to]]));
    cases.forEach(({ from, to }, index) => {
      expect(Math.abs((answers[index] ?? Number.NaN) - converted('451.5', from, to)), `${from} to ${to}`).toBeLessThan(1e-9);
    });
  });

  it('agrees on random expressions: products, powers and quotients of units', () => {
    // As a plain frequency an rpm counts turns; in expressions it is an angular speed, as for GNU units (the last of the symbols).
    const among = [...groups.filter((group) => !('rpm' in group)), ...symbols];
    const cases = fc.sample(expressions(among), { numRuns: 3000, seed: 20261122 });
    const answers = ask(cases.map(({ theirs: [from, to] }) => [from, to]));
    const differing = cases.flatMap(({ ours: [from, to], theirs }, index) => {
      const value = converted('1', from, to);
      const expected = answers[index] ?? Number.NaN;
      return Math.abs(expected / value - 1) < 1e-12 ? [] : [`${from} to ${to}: ${theirs.join(' in ')} is ${expected}, not ${value}`];
    });
    expect(differing).toEqual([]);
  }, 60_000);
});

interface Pair {
  ours: [from: string, to: string];
  theirs: [from: string, to: string];
}

/**
 * Two expressions of one dimension (or of reciprocal dimensions): products of powers of units, in the other one each unit replaced by one of its group and the order changed.
 * For GNU units every step is in parentheses.
 */
function expressions(among: readonly Record<string, string>[]): fc.Arbitrary<Pair> {
  const factor = fc.record({ group: fc.constantFrom(...among), power: fc.constantFrom(1, 1, 1, 2, 3, -1, -2), from: fc.nat(), to: fc.nat() });
  const written = fc.record({ sign: fc.constantFrom('*', '·', ' * ', '⋅'), superscript: fc.boolean(), slash: fc.boolean(), parentheses: fc.boolean() });
  return fc
    .record({
      factors: fc.array(factor, { minLength: 1, maxLength: 4 }),
      turned: fc.constantFrom(false, false, false, true),
      style: written,
      factor: fc.constantFrom('', '100', '2.5', '1e-3'),
    })
    .filter(({ factors, turned }) => !turned || factors.every(({ group, power }) => power > 0 && !('degrees' in group)))
    .map(({ factors, turned, style, factor }): Pair => {
      const names = factors.map(({ group, power, from, to }) => {
        const codes = Object.keys(group);
        const [source = '', target = ''] = [codes[from % codes.length], codes[to % codes.length]];
        return { source: [source, group[source] ?? ''] as const, target: [target, group[target] ?? ''] as const, power };
      });
      const sources = names.map(({ source, power }) => ({ name: source, power }));
      const targets = names.map(({ target, power }) => ({ name: target, power: turned ? -power : power })).reverse();
      const theirs: [string, string] = [product(sources, theirFactor), product([{ name: [factor || '1', factor || '1'], power: 1 }, ...targets], theirFactor)];
      const join = (parts: { name: readonly [string, string]; power: number }[], first: string) => {
        const text = parts.reduce((sum, { name: [name], power }) => {
          const divided = style.slash && power < 0 && sum !== '';
          const base = /[^a-zA-Z0-9µΩ-]/.test(name) ? `(${name})` : name;
          const exponent = divided ? -power : power;
          const raised = exponent === 1 ? base : `${base}${style.superscript ? superscript(exponent) : `^${exponent}`}`;
          return sum === '' ? raised : `${sum}${divided ? '/' : style.sign}${raised}`;
        }, first);
        return style.parentheses ? `(${text}) * 1` : `${text}*1`;
      };
      return { ours: [join(sources, ''), join(targets, factor)], theirs: turned ? [`1/(${theirs[0]})`, theirs[1]] : theirs };
    });
}

const theirFactor = ([, name]: readonly [string, string], power: number) => `((${name})^${power})`;

function product(parts: { name: readonly [string, string]; power: number }[], write: (name: readonly [string, string], power: number) => string): string {
  return parts.map(({ name, power }) => write(name, power)).join('*');
}

const superscript = (power: number): string => String(power).replace(/[-\d]/g, (letter) => (letter === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(letter)] ?? '')));
