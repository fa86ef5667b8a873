/**
 * The named quantities that definitions are written in, in SI units. Each may use those above it.
 * The foot and what follows from it is the international one (US survey units were retired at the end of 2022: Federal Register 85 FR 62698).
 */
export const constants: readonly (readonly [name: string, definition: string])[] = [
  // International yard and pound agreement, 1959.
  ['in', '0.0254'],
  ['ft', '12 * in'],
  ['yd', '3 * ft'],
  ['mi', '5280 * ft'],
  ['acre', '43560 * ft^2'],
  ['lb', '0.45359237'],
  ['grain', 'lb / 7000'],
  // Capacity: NIST Handbook 44, Appendix C; UK Weights and Measures Act 1985.
  ['L', '0.001'],
  ['gal', '231 * in^3'],
  ['bushel', '2150.42 * in^3'],
  ['ukgal', '4.54609 * L'],
  // Standard acceleration of gravity: CGPM 1901. Forces and pressures from it.
  ['gn', '9.80665'],
  ['lbf', 'lb * gn'],
  ['mHg', '13595.1 * gn'],
  ['mH2O', '1000 * gn'],
  ['minute', '60'],
  ['hour', '3600'],
  ['day', '86400'],
  ['year', '365.2425 * day'],
  // SI Brochure: defining constants.
  ['c', '299792458'],
  ['e', '1.602176634e-19'],
  ['au', '149597870700'],
  // Thermochemical calorie; International Table calorie (Fifth International Conference on the Properties of Steam, 1956): 1 Btu/(lb·°F) = 1 cal/(g·°C).
  ['cal', '4.184'],
  ['calIT', '4.1868'],
  ['btu', 'calIT * 1000 * lb * 5 / 9'],
];
