import { findPair, type UnitPair } from '../../units/index.ts';

/** What people look for most, by the names they use. */
const NAMES: readonly (readonly [one: string, other: string])[] = [
  ['kg', 'lbs'],
  ['g', 'oz'],
  ['stone', 'kg'],
  ['cm', 'inch'],
  ['m', 'ft'],
  ['km', 'mile'],
  ['mm', 'inch'],
  ['celsius', 'fahrenheit'],
  ['celsius', 'kelvin'],
  ['liter', 'gallon'],
  ['ml', 'cup'],
  ['tablespoon', 'ml'],
  ['m2', 'ft2'],
  ['acre', 'hectare'],
  ['km/h', 'mph'],
  ['knot', 'km/h'],
  ['MB', 'GB'],
  ['GB', 'TB'],
  ['hour', 'minute'],
  ['day', 'hour'],
  ['psi', 'bar'],
  ['kcal', 'kJ'],
  ['kWh', 'MJ'],
  ['hp', 'kW'],
];

/** The conversions that lead the index, each with its way back. */
export const leadingPairs: readonly UnitPair[] = NAMES.map(([one, other]) => {
  const pair = findPair(one, other);
  if ('problem' in pair) throw new Error(pair.message);
  return pair;
});
