import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { CGS, HB44, SI, SP811, UK_LAW } from './sources.ts';

/** To the kilogram per cubic metre. */
export const density: readonly UnitDefinition[] = [
  { code: 'kg-m3', label: 'Kilograms per Cubic Meter', aliases: ['kg/m3', 'kg/m³', 'g/l'], relation: linear('1'), source: SI },
  { code: 'g-cm3', label: 'Grams per Cubic Centimeter', aliases: ['g/cm3', 'g/cm³', 'g/ml', 'kg/l'], relation: linear('1000'), source: SI },
  { code: 'lb-ft3', label: 'Pounds per Cubic Foot', aliases: ['lb/ft3', 'lb/ft³'], relation: linear('lb / ft^3'), source: SP811 },
  { code: 'lb-in3', label: 'Pounds per Cubic Inch', aliases: ['lb/in3', 'lb/in³'], relation: linear('lb / in^3'), source: SP811 },
  { code: 'lb-gal', label: 'Pounds per Gallon (US)', aliases: ['lb/gal', 'ppg'], relation: linear('lb / gal'), source: SP811 },
  { code: 'oz-in3', label: 'Ounces per Cubic Inch', aliases: ['oz/in3'], relation: linear('lb / 16 / in^3'), source: SP811 },
  { code: 'slug-ft3', label: 'Slugs per Cubic Foot', aliases: ['slug/ft3'], relation: linear('lbf / ft^4'), source: SP811 },
  { code: 't-m3', label: 'Tonnes per Cubic Meter', aliases: ['t/m3'], relation: linear('1000'), source: SI },
  { code: 'mg-l', label: 'Milligrams per Liter', aliases: ['mg/l'], relation: linear('0.001'), source: SI },
];

/** To the cubic metre per second. */
export const flowRate: readonly UnitDefinition[] = [
  { code: 'm3-s', label: 'Cubic Meters per Second', aliases: ['m3/s', 'm³/s', 'cumecs'], relation: linear('1'), source: SI },
  { code: 'm3-h', label: 'Cubic Meters per Hour', aliases: ['m3/h', 'm³/h'], relation: linear('1 / hour'), source: SI },
  { code: 'l-s', label: 'Liters per Second', aliases: ['l/s'], relation: linear('L'), source: SI },
  { code: 'l-min', label: 'Liters per Minute', aliases: ['l/min', 'lpm'], relation: linear('L / minute'), source: SI },
  { code: 'l-h', label: 'Liters per Hour', aliases: ['l/h'], relation: linear('L / hour'), source: SI },
  { code: 'ml-min', label: 'Milliliters per Minute', aliases: ['ml/min'], relation: linear('0.001 * L / minute'), source: SI },
  { code: 'gpm', label: 'Gallons (US) per Minute', aliases: ['gal/min'], relation: linear('gal / minute'), source: SP811 },
  { code: 'gph', label: 'Gallons (US) per Hour', aliases: ['gal/h'], relation: linear('gal / hour'), source: SP811 },
  { code: 'uk-gpm', label: 'Gallons (UK) per Minute', aliases: ['imperial-gpm'], relation: linear('ukgal / minute'), source: UK_LAW },
  { code: 'cfm', label: 'Cubic Feet per Minute', aliases: ['ft3/min'], relation: linear('ft^3 / minute'), source: SP811 },
  { code: 'cfs', label: 'Cubic Feet per Second', aliases: ['ft3/s', 'cusecs'], relation: linear('ft^3'), source: SP811 },
  { code: 'bbl-d', label: 'Barrels (oil) per Day', aliases: ['bbl/d', 'bpd'], relation: linear('42 * gal / day'), source: SP811 },
  { code: 'acre-ft-d', label: 'Acre-Feet per Day', aliases: ['acre-ft/d'], relation: linear('acre * ft / day'), source: HB44 },
];

/** To the pascal second. */
export const viscosityDynamic: readonly UnitDefinition[] = [
  { code: 'pa-s', label: 'Pascal-Seconds', aliases: ['Pa·s', 'pascal-second', 'pascal-seconds'], relation: linear('1'), source: SI },
  { code: 'mpa-s', label: 'Millipascal-Seconds', aliases: ['mPa·s'], relation: linear('0.001'), source: SI },
  { code: 'poise', label: 'Poise', aliases: ['poises'], relation: linear('0.1'), source: CGS },
  { code: 'cp', label: 'Centipoise', aliases: ['cP', 'centipoises'], relation: linear('0.001'), source: CGS },
  { code: 'lb-ft-s', label: 'Pounds per Foot-Second', aliases: ['lb/(ft·s)'], relation: linear('lb / ft'), source: SP811 },
  { code: 'reyn', label: 'Reyns', aliases: ['reyns'], relation: linear('lbf / in^2'), source: SP811 },
];

/** To the square metre per second. */
export const viscosityKinematic: readonly UnitDefinition[] = [
  { code: 'm2-s', label: 'Square Meters per Second', aliases: ['m²/s', 'm2/s'], relation: linear('1'), source: SI },
  { code: 'stokes', label: 'Stokes', aliases: ['stoke'], relation: linear('1e-4'), source: CGS },
  { code: 'cst', label: 'Centistokes', aliases: ['cSt', 'centistoke', 'mm²/s', 'mm2/s'], relation: linear('1e-6'), source: CGS },
  { code: 'ft2-s', label: 'Square Feet per Second', aliases: ['ft²/s', 'ft2/s'], relation: linear('ft^2'), source: SP811 },
];
