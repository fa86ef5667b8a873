import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { CGS, GRAVITY, SI, SP811 } from './sources.ts';

/** To the newton. */
export const force: readonly UnitDefinition[] = [
  { code: 'newtons', label: 'Newtons', aliases: ['n', 'N', 'newton'], relation: linear('1'), source: SI },
  { code: 'kilonewtons', label: 'Kilonewtons', aliases: ['kN', 'kilonewton'], relation: linear('1000'), source: SI },
  { code: 'meganewtons', label: 'Meganewtons', aliases: ['MN', 'meganewton'], relation: linear('1e6'), source: SI },
  { code: 'dynes', label: 'Dynes', aliases: ['dyn', 'dyne'], relation: linear('1e-5'), source: CGS },
  { code: 'lbf', label: 'Pounds-Force', aliases: ['pound-force', 'pounds-force'], relation: linear('lbf'), source: SP811 },
  { code: 'ozf', label: 'Ounces-Force', aliases: ['ounce-force'], relation: linear('lbf / 16'), source: SP811 },
  { code: 'kgf', label: 'Kilograms-Force', aliases: ['kilogram-force', 'kp', 'kilopond', 'kiloponds'], relation: linear('gn'), source: GRAVITY },
  { code: 'gf', label: 'Grams-Force', aliases: ['gram-force', 'pond', 'ponds'], relation: linear('0.001 * gn'), source: GRAVITY },
  { code: 'kips', label: 'Kips', aliases: ['kip'], relation: linear('1000 * lbf'), source: SP811 },
  { code: 'poundals', label: 'Poundals', aliases: ['pdl', 'poundal'], relation: linear('lb * ft'), source: SP811 },
  { code: 'tonf', label: 'Tons-Force (US)', aliases: ['ton-force'], relation: linear('2000 * lbf'), source: SP811 },
  { code: 'tf', label: 'Tonnes-Force', aliases: ['tonne-force'], relation: linear('1000 * gn'), source: GRAVITY },
];

/** To the newton metre. */
export const torque: readonly UnitDefinition[] = [
  { code: 'newton-meters', label: 'Newton-Meters', aliases: ['N·m', 'Nm', 'newton-meter', 'newton-metres'], relation: linear('1'), source: SI },
  { code: 'n-cm', label: 'Newton-Centimeters', aliases: ['N·cm', 'Ncm', 'newton-centimeters'], relation: linear('0.01'), source: SI },
  { code: 'kn-m', label: 'Kilonewton-Meters', aliases: ['kN·m', 'kNm'], relation: linear('1000'), source: SI },
  { code: 'lbf-ft', label: 'Pound-Feet', aliases: ['lb-ft', 'lbft', 'pound-foot', 'pound-feet'], relation: linear('lbf * ft'), source: SP811 },
  { code: 'lbf-in', label: 'Pound-Inches', aliases: ['lb-in', 'pound-inch', 'pound-inches'], relation: linear('lbf * in'), source: SP811 },
  { code: 'ozf-in', label: 'Ounce-Inches', aliases: ['oz-in', 'ounce-inch', 'ounce-inches'], relation: linear('lbf * in / 16'), source: SP811 },
  { code: 'kgf-m', label: 'Kilogram-Force Meters', aliases: ['kgf·m', 'kgm'], relation: linear('gn'), source: SP811 },
  { code: 'kgf-cm', label: 'Kilogram-Force Centimeters', aliases: ['kgf·cm'], relation: linear('0.01 * gn'), source: SP811 },
];
