import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { convertText } from './index.ts';

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

const scales = { celsius: 'tempC', fahrenheit: 'tempF', kelvin: 'tempK', rankine: 'tempR', reaumur: 'tempreaumur' };

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
      const ours = convertText('1', code, base).to.value;
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
      expect(Math.abs((answers[index] ?? Number.NaN) - convertText('451.5', from, to).to.value), `${from} to ${to}`).toBeLessThan(1e-9);
    });
  });
});
