import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { CGS, SI, SP811 } from './sources.ts';

/** To the pascal. */
export const pressure: readonly UnitDefinition[] = [
  { code: 'pascals', label: 'Pascals', aliases: ['pa', 'Pa', 'pascal'], relation: linear('1'), source: SI },
  { code: 'hpa', label: 'Hectopascals', aliases: ['hPa', 'hectopascal', 'hectopascals'], relation: linear('100'), source: SI },
  { code: 'kpa', label: 'Kilopascals', aliases: ['kPa', 'kilopascal', 'kilopascals'], relation: linear('1000'), source: SI },
  { code: 'mpa', label: 'Megapascals', aliases: ['MPa', 'megapascal', 'megapascals'], relation: linear('1e6'), source: SI },
  { code: 'gpa', label: 'Gigapascals', aliases: ['GPa', 'gigapascal', 'gigapascals'], relation: linear('1e9'), source: SI },
  { code: 'bar', label: 'Bar', aliases: ['bars'], relation: linear('1e5'), source: 'SI Brochure, 8th edition, table 8' },
  { code: 'mbar', label: 'Millibar', aliases: ['millibar', 'millibars'], relation: linear('100'), source: 'SI Brochure, 8th edition, table 8' },
  { code: 'ubar', label: 'Microbar', aliases: ['µbar', 'microbar', 'barye', 'baryes'], relation: linear('0.1'), source: 'SI Brochure, 8th edition, table 8' },
  { code: 'atm', label: 'Atmospheres (standard)', aliases: ['atmosphere', 'atmospheres'], relation: linear('101325'), source: 'CGPM 1954, resolution 4' },
  {
    code: 'at',
    label: 'Atmospheres (technical)',
    aliases: ['technical-atmosphere', 'technical-atmospheres', 'kgf/cm2', 'kgf/cm²'],
    relation: linear('1e4 * gn'),
    source: SP811,
  },
  { code: 'psi', label: 'Pounds per Square Inch', aliases: ['lbf/in2', 'lb/in2', 'pounds-per-square-inch'], relation: linear('lbf / in^2'), source: SP811 },
  { code: 'ksi', label: 'Kilopounds per Square Inch', aliases: ['kips-per-square-inch'], relation: linear('1000 * lbf / in^2'), source: SP811 },
  { code: 'psf', label: 'Pounds per Square Foot', aliases: ['lbf/ft2', 'pounds-per-square-foot'], relation: linear('lbf / ft^2'), source: SP811 },
  { code: 'torr', label: 'Torr', aliases: ['torrs'], relation: linear('101325 / 760'), source: SP811 },
  { code: 'mtorr', label: 'Millitorr', aliases: ['millitorr', 'micron-hg'], relation: linear('101.325 / 760'), source: SP811 },
  {
    code: 'mmhg',
    label: 'Millimeters of Mercury',
    aliases: ['mmHg', 'millimeter-of-mercury', 'millimeters-of-mercury'],
    relation: linear('0.001 * mHg'),
    source: SP811,
  },
  { code: 'cmhg', label: 'Centimeters of Mercury', aliases: ['cmHg', 'centimeters-of-mercury'], relation: linear('0.01 * mHg'), source: SP811 },
  { code: 'inhg', label: 'Inches of Mercury', aliases: ['inHg', 'inch-of-mercury', 'inches-of-mercury'], relation: linear('in * mHg'), source: SP811 },
  { code: 'mmh2o', label: 'Millimeters of Water', aliases: ['mmH2O', 'millimeters-of-water'], relation: linear('0.001 * mH2O'), source: SP811 },
  { code: 'cmh2o', label: 'Centimeters of Water', aliases: ['cmH2O', 'centimeters-of-water'], relation: linear('0.01 * mH2O'), source: SP811 },
  { code: 'inh2o', label: 'Inches of Water', aliases: ['inH2O', 'inches-of-water'], relation: linear('in * mH2O'), source: SP811 },
  { code: 'fth2o', label: 'Feet of Water', aliases: ['ftH2O', 'feet-of-water'], relation: linear('ft * mH2O'), source: SP811 },
  { code: 'dyn-cm2', label: 'Dynes per Square Centimeter', aliases: ['dyn/cm2', 'dyn/cm²'], relation: linear('0.1'), source: CGS },
  { code: 'n-mm2', label: 'Newtons per Square Millimeter', aliases: ['N/mm2', 'N/mm²'], relation: linear('1e6'), source: SI },
];
