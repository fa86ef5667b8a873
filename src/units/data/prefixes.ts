/** A prefix: its symbol, its name and its factor. */
export type Prefix = readonly [symbol: string, name: string, factor: string];

/** SI Brochure, 9th edition, table 7, with the prefixes of CGPM 2022, resolution 3. */
export const siPrefixes: readonly Prefix[] = [
  ['Q', 'quetta', '1e30'],
  ['R', 'ronna', '1e27'],
  ['Y', 'yotta', '1e24'],
  ['Z', 'zetta', '1e21'],
  ['E', 'exa', '1e18'],
  ['P', 'peta', '1e15'],
  ['T', 'tera', '1e12'],
  ['G', 'giga', '1e9'],
  ['M', 'mega', '1e6'],
  ['k', 'kilo', '1e3'],
  ['h', 'hecto', '100'],
  ['da', 'deca', '10'],
  ['da', 'deka', '10'],
  ['d', 'deci', '0.1'],
  ['c', 'centi', '0.01'],
  ['m', 'milli', '1e-3'],
  ['\u00b5', 'micro', '1e-6'],
  ['u', 'micro', '1e-6'],
  ['n', 'nano', '1e-9'],
  ['p', 'pico', '1e-12'],
  ['f', 'femto', '1e-15'],
  ['a', 'atto', '1e-18'],
  ['z', 'zepto', '1e-21'],
  ['y', 'yocto', '1e-24'],
  ['r', 'ronto', '1e-27'],
  ['q', 'quecto', '1e-30'],
];

/** IEC 80000-13, for bits and bytes. */
export const binaryPrefixes: readonly Prefix[] = [
  ['Ki', 'kibi', '1024'],
  ['Mi', 'mebi', '1024^2'],
  ['Gi', 'gibi', '1024^3'],
  ['Ti', 'tebi', '1024^4'],
  ['Pi', 'pebi', '1024^5'],
  ['Ei', 'exbi', '1024^6'],
  ['Zi', 'zebi', '1024^7'],
  ['Yi', 'yobi', '1024^8'],
];
