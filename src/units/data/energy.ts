import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { CGS, CODATA, SI, SP811 } from './sources.ts';

/** To the joule. */
export const energy: readonly UnitDefinition[] = [
  { code: 'joules', label: 'Joules', aliases: ['j', 'joule'], relation: linear('1'), source: SI },
  { code: 'millijoules', label: 'Millijoules', aliases: ['millijoule', 'mJ'], relation: linear('0.001'), source: SI },
  { code: 'kj', label: 'Kilojoules', aliases: ['kJ', 'kilojoule', 'kilojoules'], relation: linear('1000'), source: SI },
  { code: 'megajoules', label: 'Megajoules', aliases: ['MJ', 'megajoule'], relation: linear('1e6'), source: SI },
  { code: 'gigajoules', label: 'Gigajoules', aliases: ['GJ', 'gj', 'gigajoule'], relation: linear('1e9'), source: SI },
  { code: 'calories', label: 'Calories (thermochemical)', aliases: ['cal', 'calorie'], relation: linear('cal'), source: SP811 },
  {
    code: 'kcal',
    label: 'Kilocalories',
    aliases: ['kilocalorie', 'kilocalories', 'food-calorie', 'food-calories', 'Cal'],
    relation: linear('1000 * cal'),
    source: SP811,
  },
  { code: 'calories-it', label: 'Calories (IT)', aliases: ['cal-it', 'calorie-it'], relation: linear('calIT'), source: SP811 },
  { code: 'wh', label: 'Watt-Hours', aliases: ['Wh', 'watt-hour', 'watt-hours'], relation: linear('hour'), source: SI },
  { code: 'kwh', label: 'Kilowatt-Hours', aliases: ['kWh', 'kilowatt-hour', 'kilowatt-hours'], relation: linear('1000 * hour'), source: SI },
  { code: 'mwh', label: 'Megawatt-Hours', aliases: ['MWh', 'megawatt-hour', 'megawatt-hours'], relation: linear('1e6 * hour'), source: SI },
  { code: 'gwh', label: 'Gigawatt-Hours', aliases: ['GWh', 'gigawatt-hour', 'gigawatt-hours'], relation: linear('1e9 * hour'), source: SI },
  { code: 'btu', label: 'BTU (IT)', aliases: ['BTU', 'btus', 'british-thermal-unit', 'british-thermal-units'], relation: linear('btu'), source: SP811 },
  { code: 'therms', label: 'Therms (EC)', aliases: ['therm', 'thm'], relation: linear('105506000'), source: 'Council Directive 80/181/EEC; NIST SP 811' },
  { code: 'us-therms', label: 'Therms (US)', aliases: ['us-therm'], relation: linear('105480400'), source: SP811 },
  { code: 'quads', label: 'Quads', aliases: ['quad'], relation: linear('1e15 * btu'), source: SP811 },
  { code: 'ev', label: 'Electronvolts', aliases: ['eV', 'electronvolt', 'electronvolts'], relation: linear('e'), source: SI },
  { code: 'kev', label: 'Kiloelectronvolts', aliases: ['keV', 'kiloelectronvolt', 'kiloelectronvolts'], relation: linear('1000 * e'), source: SI },
  { code: 'mev', label: 'Megaelectronvolts', aliases: ['MeV', 'megaelectronvolt', 'megaelectronvolts'], relation: linear('1e6 * e'), source: SI },
  { code: 'ergs', label: 'Ergs', aliases: ['erg'], relation: linear('1e-7'), source: CGS },
  { code: 'ft-lbs', label: 'Foot-Pounds', aliases: ['ft-lb', 'ftlb', 'foot-pound', 'foot-pounds', 'ft-lbf'], relation: linear('ft * lbf'), source: SP811 },
  { code: 'in-lbs', label: 'Inch-Pounds', aliases: ['in-lb', 'inch-pound', 'inch-pounds'], relation: linear('in * lbf'), source: SP811 },
  { code: 'hp-hours', label: 'Horsepower-Hours', aliases: ['hp-hour', 'hph'], relation: linear('550 * ft * lbf * hour'), source: SP811 },
  { code: 'tnt-tons', label: 'Tons of TNT', aliases: ['ton-of-tnt', 'tons-of-tnt', 'tnt'], relation: linear('1e9 * cal'), source: SP811 },
  {
    code: 'toe',
    label: 'Tonnes of Oil Equivalent',
    aliases: ['tonne-of-oil-equivalent', 'tonnes-of-oil-equivalent'],
    relation: linear('1e10 * calIT'),
    source: 'International Energy Agency: 10 Gcal (IT)',
  },
  { code: 'hartrees', label: 'Hartrees', aliases: ['hartree', 'Eh'], relation: linear('4.3597447222060e-18'), source: CODATA },
];

/** To the watt. */
export const power: readonly UnitDefinition[] = [
  { code: 'watts', label: 'Watts', aliases: ['w', 'W', 'watt'], relation: linear('1'), source: SI },
  { code: 'milliwatts', label: 'Milliwatts', aliases: ['milliwatt', 'mW'], relation: linear('0.001'), source: SI },
  { code: 'kw', label: 'Kilowatts', aliases: ['kW', 'kilowatt', 'kilowatts'], relation: linear('1000'), source: SI },
  { code: 'megawatts', label: 'Megawatts', aliases: ['MW', 'megawatt'], relation: linear('1e6'), source: SI },
  { code: 'gigawatts', label: 'Gigawatts', aliases: ['GW', 'gw', 'gigawatt'], relation: linear('1e9'), source: SI },
  { code: 'hp', label: 'Horsepower (mechanical)', aliases: ['horsepower'], relation: linear('550 * ft * lbf'), source: SP811 },
  { code: 'metric-hp', label: 'Horsepower (metric)', aliases: ['ps', 'PS', 'cv', 'metric-horsepower'], relation: linear('75 * gn'), source: SP811 },
  { code: 'electric-hp', label: 'Horsepower (electric)', aliases: ['electric-horsepower'], relation: linear('746'), source: SP811 },
  { code: 'boiler-hp', label: 'Horsepower (boiler)', aliases: ['boiler-horsepower'], relation: linear('9809.5'), source: SP811 },
  { code: 'btu-h', label: 'BTU per Hour', aliases: ['btu/h', 'BTU/h'], relation: linear('btu / hour'), source: SP811 },
  {
    code: 'tons-refrigeration',
    label: 'Tons of Refrigeration',
    aliases: ['rt', 'ton-refrigeration', 'tr'],
    relation: linear('12000 * btu / hour'),
    source: SP811,
  },
  { code: 'ft-lbs-s', label: 'Foot-Pounds per Second', aliases: ['ft-lb/s', 'ft-lbf/s'], relation: linear('ft * lbf'), source: SP811 },
  { code: 'cal-s', label: 'Calories per Second', aliases: ['cal/s'], relation: linear('cal'), source: SP811 },
  { code: 'kcal-h', label: 'Kilocalories per Hour', aliases: ['kcal/h'], relation: linear('1000 * cal / hour'), source: SP811 },
  { code: 'va', label: 'Volt-Amperes', aliases: ['VA', 'volt-ampere', 'volt-amperes'], relation: linear('1'), source: 'IEC 80000-6:2022' },
];
