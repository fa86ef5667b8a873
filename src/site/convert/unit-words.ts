import { factorBetween, type Unit, type UnitPair } from '../../units/index.ts';

/** Codes that are what people write. */
const AS_PEOPLE_WRITE: ReadonlySet<string> = new Set(
  `mg cg dg g dag hg kg lbs oz pm nm mm cm dm m dam hm km in ft yd mi nmi au mph ns ms kbit kcal bar mbar atm at psi ksi psf hp lbf ozf kgf gf tonf tf
  mrad arcmin arcsec mas rpm bpm cfm rem mrem dpm`.split(/\s+/),
);

/** Symbols of the others that have one, as the SI brochure and handbooks print them. */
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mcg: 'µg',
    tonnes: 't',
    kilotonnes: 'kt',
    'troy-oz': 'oz t',
    'troy-lbs': 'lb t',
    daltons: 'Da',
    angstroms: 'Å',
    um: 'µm',
    'survey-ft': 'US survey ft',
    'light-years': 'ly',
    parsecs: 'pc',
    celsius: '°C',
    fahrenheit: '°F',
    kelvin: 'K',
    rankine: '°R',
    reaumur: '°Ré',
    delisle: '°De',
    'newton-degrees': '°N',
    romer: '°Rø',
    'delta-celsius': '°C of difference',
    'delta-fahrenheit': '°F of difference',
    ul: 'µL',
    ml: 'mL',
    cl: 'cL',
    dl: 'dL',
    liters: 'L',
    hl: 'hL',
    kl: 'kL',
    'acre-ft': 'ac⋅ft',
    gallons: 'US gal',
    quarts: 'US qt',
    pints: 'US pt',
    'fl-oz': 'US fl oz',
    tbsp: 'US tbsp',
    tsp: 'US tsp',
    'fl-dr': 'US fl dr',
    'uk-gallons': 'UK gal',
    'uk-quarts': 'UK qt',
    'uk-pints': 'UK pt',
    'uk-fl-oz': 'UK fl oz',
    'metric-tbsp': 'metric tbsp',
    'metric-tsp': 'metric tsp',
    'au-tbsp': 'Australian tbsp',
    hectares: 'ha',
    mps: 'm/s',
    kph: 'km/h',
    fps: 'ft/s',
    fpm: 'ft/min',
    ips: 'in/s',
    cmps: 'cm/s',
    mpm: 'm/min',
    kmps: 'km/s',
    mips: 'mi/s',
    mach: 'Mach',
    'speed-of-light': 'c',
    mbit: 'Mbit',
    gbit: 'Gbit',
    tbit: 'Tbit',
    pbit: 'Pbit',
    ebit: 'Ebit',
    us: 'µs',
    joules: 'J',
    millijoules: 'mJ',
    kj: 'kJ',
    megajoules: 'MJ',
    gigajoules: 'GJ',
    calories: 'cal',
    'calories-it': 'cal (IT)',
    wh: 'Wh',
    kwh: 'kWh',
    mwh: 'MWh',
    gwh: 'GWh',
    btu: 'BTU',
    ev: 'eV',
    kev: 'keV',
    mev: 'MeV',
    ergs: 'erg',
    'ft-lbs': 'ft⋅lbf',
    'in-lbs': 'in⋅lbf',
    'hp-hours': 'hp⋅h',
    hartrees: 'Eₕ',
    pascals: 'Pa',
    hpa: 'hPa',
    kpa: 'kPa',
    mpa: 'MPa',
    gpa: 'GPa',
    ubar: 'µbar',
    torr: 'Torr',
    mtorr: 'mTorr',
    mmhg: 'mmHg',
    cmhg: 'cmHg',
    inhg: 'inHg',
    mmh2o: 'mmH₂O',
    cmh2o: 'cmH₂O',
    inh2o: 'inH₂O',
    fth2o: 'ftH₂O',
    'dyn-cm2': 'dyn/cm²',
    'n-mm2': 'N/mm²',
    watts: 'W',
    milliwatts: 'mW',
    kw: 'kW',
    megawatts: 'MW',
    gigawatts: 'GW',
    'metric-hp': 'metric hp',
    'electric-hp': 'electric hp',
    'boiler-hp': 'boiler hp',
    'btu-h': 'BTU/h',
    'ft-lbs-s': 'ft⋅lbf/s',
    'cal-s': 'cal/s',
    'kcal-h': 'kcal/h',
    va: 'VA',
    newtons: 'N',
    kilonewtons: 'kN',
    meganewtons: 'MN',
    dynes: 'dyn',
    poundals: 'pdl',
    'newton-meters': 'N⋅m',
    'n-cm': 'N⋅cm',
    'kn-m': 'kN⋅m',
    'lbf-ft': 'lbf⋅ft',
    'lbf-in': 'lbf⋅in',
    'ozf-in': 'ozf⋅in',
    'kgf-m': 'kgf⋅m',
    'kgf-cm': 'kgf⋅cm',
    radians: 'rad',
    hz: 'Hz',
    millihertz: 'mHz',
    khz: 'kHz',
    mhz: 'MHz',
    ghz: 'GHz',
    thz: 'THz',
    bps: 'bit/s',
    kbps: 'kbit/s',
    mbps: 'Mbit/s',
    gbps: 'Gbit/s',
    tbps: 'Tbit/s',
    'byte-s': 'B/s',
    mpg: 'US mpg',
    'uk-mpg': 'UK mpg',
    'l-100km': 'L/100 km',
    'gal-100mi': 'US gal/100 mi',
    'lb-gal': 'lb/US gal',
    gpm: 'US gal/min',
    gph: 'US gal/h',
    'uk-gpm': 'UK gal/min',
    'bbl-d': 'bbl/d',
    'mg-l': 'mg/L',
    'km-l': 'km/L',
    'mi-l': 'mi/L',
    'l-s': 'L/s',
    'l-min': 'L/min',
    'l-h': 'L/h',
    'ml-min': 'mL/min',
    cfs: 'ft³/s',
    'acre-ft-d': 'ac⋅ft/d',
    'standard-gravity': 'g₀',
    gals: 'Gal',
    mgal: 'mGal',
    'kph-s': 'km/h/s',
    'mph-s': 'mi/h/s',
    coulombs: 'C',
    mah: 'mAh',
    ah: 'Ah',
    uc: 'µC',
    nc: 'nC',
    'elementary-charges': 'e',
    lux: 'lx',
    'foot-candles': 'fc',
    phots: 'ph',
    nox: 'nx',
    gray: 'Gy',
    mgy: 'mGy',
    'rad-dose': 'rad',
    sieverts: 'Sv',
    msv: 'mSv',
    usv: 'µSv',
    becquerels: 'Bq',
    kbq: 'kBq',
    mbq: 'MBq',
    gbq: 'GBq',
    curies: 'Ci',
    mci: 'mCi',
    uci: 'µCi',
    'pa-s': 'Pa⋅s',
    'mpa-s': 'mPa⋅s',
    poise: 'P',
    cp: 'cP',
    'lb-ft-s': 'lb/(ft⋅s)',
    stokes: 'St',
    cst: 'cSt',
    tesla: 'T',
    milliteslas: 'mT',
    ut: 'µT',
    gauss: 'G',
    milligauss: 'mG',
  }),
);

const BYTES = /^([kmgtpezy])(i?)b(-s)?$/;
/** Powers, and what is per something else where either is a power. */
const POWERS = /^[a-z]+\d$|^[a-z]+\d?-[a-z]+\d?$/;

/** The symbol of a unit as people write it; undefined where they write its name. */
export function symbolOf({ code }: Unit): string | undefined {
  if (AS_PEOPLE_WRITE.has(code)) return code;
  const symbol = SYMBOLS.get(code);
  if (symbol !== undefined) return symbol;
  const [, multiple, binary, perSecond] = BYTES.exec(code) ?? [];
  if (multiple !== undefined) return `${code === 'kb' || code === 'kb-s' ? 'k' : multiple.toUpperCase()}${binary}B${perSecond === undefined ? '' : '/s'}`;
  if (!POWERS.test(code) || !/\d/.test(code)) return undefined;
  return code.replace('-', '/').replaceAll('2', '²').replaceAll('3', '³');
}

/** What is said before the name of the unit that it tells from others. */
const KIND_OF = /^(.+?) \((US|UK|US beer|oil|metric|roofing|DTP)\)(.*)$/;
const ENDINGS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ies\b/, 'y'],
  [/\bradii\b/, 'radius'],
  [/ia\b/, 'ium'],
  [/\bfeet\b/, 'foot'],
  [/s(?= of | \(|$)/, ''],
];

/** The name of a unit within a sentence. */
function nameOf({ label }: Unit, isOne: boolean): string {
  const [, name = label, kind, rest = ''] = KIND_OF.exec(label) ?? [];
  const small = (text: string): string => text.replace(/\b(?!Gregorian|Julian)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  const named = small(name + rest);
  const [plural, singular] = (isOne && ENDINGS.find(([ending]) => ending.test(named))) || [];
  return `${kind === undefined ? '' : `${kind} `}${plural && singular !== undefined ? named.replace(plural, singular) : named}`;
}

/** The name of a unit of which there are several, within a sentence. */
export const pluralOf = (unit: Unit): string => nameOf(unit, false);

/** A number and its unit as people write them: `10 km/h`, `1 furlong`, `2 furlongs`. */
export const amountInWords = (amount: string, unit: Unit): string => `${amount} ${unitBehind(amount, unit)}`;

/** A unit as it is written behind a number: its symbol, else its name. @param amount the number */
export const unitBehind = (amount: string, unit: Unit): string => symbolOf(unit) ?? nameOf(unit, amount === '1' || isPartOfOne(amount));

/** Whether a number is written as a fraction below one: half a cup is `1/2 cup`. */
function isPartOfOne(amount: string): boolean {
  const [, numerator, denominator] = /^(\d+)\s*[/⁄]\s*(\d+)$/.exec(amount) ?? [];
  return /^[½¼¾]$/.test(amount) || (numerator !== undefined && Number(numerator) < Number(denominator));
}

/** A value as somebody wrote it, with its unit unless it has its own. */
export const writtenInWords = (written: string, unit: Unit): string => (namesUnits(written) ? written : amountInWords(written, unit));

const namesUnits = (written: string): boolean => /[a-z'"′″]/i.test(written.replace(/\de[+-]?\d/i, ''));

/** What one unit becomes in another. */
export function formulaInWords({ from, to }: UnitPair): string {
  const factor = factorBetween(from, to);
  return `${amountInWords('1', from)} = ${amountInWords(factor, to)}`;
}
