/** A unit that only expressions know. */
export interface ExpressionUnit {
  readonly label: string;
  readonly symbol: string;
  readonly names: readonly string[];
  /** As src/units/dimension.ts reads it; the unit is the coherent one. */
  readonly dimension: string;
}

/** The SI units that no category of the catalogue has (SI Brochure, 9th edition, tables 2 and 4). All of them take prefixes. */
export const expressionUnits: readonly ExpressionUnit[] = [
  { label: 'Amperes', symbol: 'A', names: ['ampere', 'amperes', 'amp', 'amps'], dimension: 'A' },
  { label: 'Moles', symbol: 'mol', names: ['mole', 'moles'], dimension: 'mol' },
  { label: 'Candelas', symbol: 'cd', names: ['candela', 'candelas'], dimension: 'cd' },
  { label: 'Volts', symbol: 'V', names: ['volt', 'volts'], dimension: 'kg m^2 s^-3 A^-1' },
  { label: 'Ohms', symbol: '\u03a9', names: ['ohm', 'ohms'], dimension: 'kg m^2 s^-3 A^-2' },
  { label: 'Siemens', symbol: 'S', names: ['siemens'], dimension: 'kg^-1 m^-2 s^3 A^2' },
  { label: 'Farads', symbol: 'F', names: ['farad', 'farads'], dimension: 'kg^-1 m^-2 s^4 A^2' },
  { label: 'Henries', symbol: 'H', names: ['henry', 'henries', 'henrys'], dimension: 'kg m^2 s^-2 A^-2' },
  { label: 'Webers', symbol: 'Wb', names: ['weber', 'webers'], dimension: 'kg m^2 s^-2 A^-1' },
  { label: 'Lumens', symbol: 'lm', names: ['lumen', 'lumens'], dimension: 'cd' },
  { label: 'Steradians', symbol: 'sr', names: ['steradian', 'steradians'], dimension: '' },
  { label: 'Katals', symbol: 'kat', names: ['katal', 'katals'], dimension: 'mol s^-1' },
];

/** The units of the catalogue that take prefixes, with the symbols that the prefixes go before. */
export const prefixable: readonly (readonly [code: string, symbols: readonly string[]])[] = [
  ['m', ['m']],
  ['g', ['g']],
  ['seconds', ['s']],
  ['kelvin', ['K']],
  ['hz', ['Hz']],
  ['newtons', ['N']],
  ['pascals', ['Pa']],
  ['joules', ['J']],
  ['watts', ['W']],
  ['coulombs', ['C']],
  ['tesla', ['T']],
  ['lux', ['lx']],
  ['becquerels', ['Bq']],
  ['gray', ['Gy']],
  ['sieverts', ['Sv']],
  ['radians', ['rad']],
  ['liters', ['L', 'l']],
  ['tonnes', ['t']],
  ['bar', ['bar']],
  ['ev', ['eV']],
  ['daltons', ['Da']],
  ['parsecs', ['pc']],
  ['years', ['yr']],
  ['wh', ['Wh']],
  ['ah', ['Ah']],
  ['va', ['VA']],
  ['calories', ['cal']],
  ['toe', ['toe']],
  ['gf', ['gf']],
  ['dynes', ['dyn']],
  ['ergs', ['erg']],
  ['gals', ['Gal']],
  ['poise', ['P']],
  ['stokes', ['St']],
  ['gauss', ['G']],
  ['torr', ['Torr']],
  ['curies', ['Ci']],
  ['rem', ['rem']],
  ['bits', ['bit', 'b']],
  ['bytes', ['B']],
  ['bps', ['bps']],
];

/** Usual spellings that differ from a name of the unit by case, which matters in expressions. */
export const spellings: readonly (readonly [spelling: string, code: string])[] = [
  ['\u00b0C', 'celsius'],
  ['\u00b0F', 'fahrenheit'],
  ['degC', 'celsius'],
  ['degF', 'fahrenheit'],
  ['\u00b0R', 'rankine'],
  ['\u00c5', 'angstroms'],
  ['Btu', 'btu'],
];

/**
 * Units whose size in a compound is not that of their category: an rpm counts turns beside hertz, and is an angular speed in a product
 * such as a torque times an rpm (NIST SP 811 (2008), Appendix B: 1 rpm = 0.1047198 rad/s).
 */
export const compoundSizes: readonly (readonly [code: string, size: string])[] = [['rpm', 'pi / 30']];
