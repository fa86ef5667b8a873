import { expect, it } from 'vitest';
import { unitOf } from './units.ts';

it.each([
  ['energy', 'Potential energy in joules', 'J'],
  ['mass', 'Mass of the body in kilograms, at rest', 'kg'],
  ['density', 'Density of the air in kg/m³', 'kg/m³'],
  ['torque', 'Torque in newton metres', 'N·m'],
  ['humidex', 'Humidex in °C by Environment Canada', '°C'],
  ['ttl', 'Time to live in seconds', 's'],
  ['widthMm', 'Width in millimetres', undefined],
  ['minifiedBytes', 'Length after it in bytes', undefined],
  ['speed', 'Speed in metres per second', 'm/s'],
  ['voltage', 'Voltage across the resistance, in volts', 'V'],
  ['specificHeat', 'Specific heat capacity in J/(kg K)', 'J/(kg K)'],
  ['volts', 'Voltage in volts RMS', undefined],
  ['pace', 'Pace in seconds for each kilometre', undefined],
  ['temperature', 'Temperature in degrees Celsius', undefined],
  ['since', 'Time in seconds since 1970', undefined],
  ['position', 'Place in the text', undefined],
  ['maxMagnification', 'Highest useful magnification: twice the aperture in millimetres', undefined],
  ['ratio', 'Price over the growth in percent', undefined],
  ['value', 'Capacitance in farads of a capacitor, inductance in henries of an inductor', undefined],
  ['liters', 'Fuel in litres', undefined],
  ['kgPerMeter', 'Weight in kilograms', undefined],
  ['count', 'How many there are in all', undefined],
])('finds the unit of %s in "%s"', (name, description, unit) => expect(unitOf(name, { description })).toBe(unit));

it.each([
  ['Where each item stood before, counted from 0', 'from 0'],
  ['Where each match starts, in characters from 0; at most 10,000', 'from 0'],
  ['Offset, from 0, of the first byte that differs', 'from 0'],
  ['Column of its first letter, from 0 at the left', 'from 0'],
  ['Number of the block, counted from 1', undefined],
  ['Performance score from 0 to 100', undefined],
  ['Opacity from 0 (transparent) to 255 (opaque)', undefined],
])('says of a whole number that it is a place counted from 0, by "%s": %s', (description, said) =>
  expect(unitOf('place', { type: 'integer', description })).toBe(said),
);
