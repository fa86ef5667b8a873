import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { CGS, SI, SP811 } from './sources.ts';

/** To the coulomb. */
export const electricCharge: readonly UnitDefinition[] = [
  { code: 'coulombs', label: 'Coulombs', aliases: ['coulomb'], relation: linear('1'), source: SI },
  { code: 'mah', label: 'Milliampere-Hours', aliases: ['mAh', 'milliampere-hour', 'milliampere-hours'], relation: linear('0.001 * hour'), source: SI },
  { code: 'ah', label: 'Ampere-Hours', aliases: ['Ah', 'ampere-hour', 'ampere-hours'], relation: linear('hour'), source: SI },
  { code: 'uc', label: 'Microcoulombs', aliases: ['µC', 'microcoulomb', 'microcoulombs'], relation: linear('1e-6'), source: SI },
  { code: 'nc', label: 'Nanocoulombs', aliases: ['nC', 'nanocoulomb', 'nanocoulombs'], relation: linear('1e-9'), source: SI },
  { code: 'elementary-charges', label: 'Elementary Charges', aliases: ['elementary-charge'], relation: linear('e'), source: SI },
];

/** To the lux. */
export const illuminance: readonly UnitDefinition[] = [
  { code: 'lux', label: 'Lux', aliases: ['lx'], relation: linear('1'), source: SI },
  { code: 'foot-candles', label: 'Foot-Candles', aliases: ['fc', 'foot-candle', 'ftc'], relation: linear('1 / ft^2'), source: SP811 },
  { code: 'phots', label: 'Phots', aliases: ['phot', 'ph'], relation: linear('1e4'), source: CGS },
  { code: 'nox', label: 'Nox', aliases: ['nx'], relation: linear('0.001'), source: 'One millilux' },
];

/** To the tesla. */
export const magneticFluxDensity: readonly UnitDefinition[] = [
  { code: 'tesla', label: 'Teslas', aliases: ['teslas'], relation: linear('1'), source: SI },
  { code: 'milliteslas', label: 'Milliteslas', aliases: ['mT', 'millitesla'], relation: linear('0.001'), source: SI },
  { code: 'ut', label: 'Microteslas', aliases: ['µT', 'microtesla', 'microteslas'], relation: linear('1e-6'), source: SI },
  { code: 'gauss', label: 'Gauss', aliases: ['gs', 'G'], relation: linear('1e-4'), source: CGS },
  { code: 'milligauss', label: 'Milligauss', aliases: ['mG'], relation: linear('1e-7'), source: CGS },
];
