import { linear, shifted } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { SI, SP811 } from './sources.ts';

/** To the kelvin. */
export const temperature: readonly UnitDefinition[] = [
  { code: 'celsius', label: 'Celsius', aliases: ['c', '°c', 'degc', 'centigrade'], relation: shifted('1', '0', '273.15'), source: SI },
  { code: 'fahrenheit', label: 'Fahrenheit', aliases: ['f', '°f', 'degf'], relation: shifted('5 / 9', '32', '273.15'), source: SP811 },
  { code: 'kelvin', label: 'Kelvin', aliases: ['k', 'kelvins'], relation: linear('1'), source: SI },
  { code: 'rankine', label: 'Rankine', aliases: ['r', '°r', 'ra', 'degr'], relation: linear('5 / 9'), source: SP811 },
  {
    code: 'reaumur',
    label: 'Réaumur',
    aliases: ['re', '°re', 'réaumur'],
    relation: shifted('5 / 4', '0', '273.15'),
    source: 'Water freezes at 0 and boils at 80 degrees',
  },
  {
    code: 'delisle',
    label: 'Delisle',
    aliases: ['de', '°de'],
    relation: shifted('-2 / 3', '150', '273.15'),
    source: 'Water boils at 0 and freezes at 150 degrees',
  },
  {
    code: 'newton-degrees',
    label: 'Degrees Newton',
    aliases: ['°n', 'newton-scale'],
    relation: shifted('100 / 33', '0', '273.15'),
    source: 'Water freezes at 0 and boils at 33 degrees',
  },
  {
    code: 'romer',
    label: 'Rømer',
    aliases: ['ro', '°rø', 'rømer'],
    relation: shifted('40 / 21', '7.5', '273.15'),
    source: 'Water freezes at 7.5 and boils at 60 degrees',
  },
];

/** To the kelvin: differences, which have no zero of their own. */
export const temperatureDifference: readonly UnitDefinition[] = [
  { code: 'delta-celsius', label: 'Celsius Degrees (difference)', aliases: ['delta-c', 'Δ°C'], relation: linear('1'), source: SI },
  { code: 'delta-fahrenheit', label: 'Fahrenheit Degrees (difference)', aliases: ['delta-f', 'Δ°F'], relation: linear('5 / 9'), source: SP811 },
];
