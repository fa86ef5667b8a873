import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { CGS, GRAVITY, SI, SP811, YARD_POUND } from './sources.ts';

/** To the metre per second. */
export const speed: readonly UnitDefinition[] = [
  { code: 'mps', label: 'Meters per Second', aliases: ['m/s', 'meters-per-second', 'metres-per-second'], relation: linear('1'), source: SI },
  {
    code: 'kph',
    label: 'Kilometers per Hour',
    aliases: ['km/h', 'kmh', 'kmph', 'kilometers-per-hour', 'kilometres-per-hour'],
    relation: linear('1000 / hour'),
    source: SI,
  },
  { code: 'mph', label: 'Miles per Hour', aliases: ['mi/h', 'miles-per-hour'], relation: linear('mi / hour'), source: YARD_POUND },
  { code: 'knots', label: 'Knots', aliases: ['kn', 'kt', 'kts', 'knot'], relation: linear('1852 / hour'), source: 'SI Brochure, 8th edition, table 8' },
  { code: 'fps', label: 'Feet per Second', aliases: ['ft/s', 'feet-per-second'], relation: linear('ft'), source: YARD_POUND },
  { code: 'fpm', label: 'Feet per Minute', aliases: ['ft/min', 'feet-per-minute'], relation: linear('ft / minute'), source: YARD_POUND },
  { code: 'ips', label: 'Inches per Second', aliases: ['in/s', 'inches-per-second'], relation: linear('in'), source: YARD_POUND },
  { code: 'cmps', label: 'Centimeters per Second', aliases: ['cm/s', 'centimeters-per-second'], relation: linear('0.01'), source: SI },
  { code: 'mpm', label: 'Meters per Minute', aliases: ['m/min', 'meters-per-minute'], relation: linear('1 / minute'), source: SI },
  { code: 'kmps', label: 'Kilometers per Second', aliases: ['km/s', 'kilometers-per-second'], relation: linear('1000'), source: SI },
  { code: 'mips', label: 'Miles per Second', aliases: ['mi/s', 'miles-per-second'], relation: linear('mi'), source: YARD_POUND },
  { code: 'mach', label: 'Mach (ISA sea level, 15 °C)', aliases: ['ma'], relation: linear('340.294'), source: 'ISO 2533:1975, speed of sound at sea level' },
  { code: 'speed-of-light', label: 'Speed of Light', aliases: ['lightspeed'], relation: linear('c'), source: SI },
];

/** To the metre per second squared. */
export const acceleration: readonly UnitDefinition[] = [
  { code: 'm-s2', label: 'Meters per Second Squared', aliases: ['m/s2', 'm/s²'], relation: linear('1'), source: SI },
  { code: 'ft-s2', label: 'Feet per Second Squared', aliases: ['ft/s2', 'ft/s²'], relation: linear('ft'), source: SP811 },
  { code: 'standard-gravity', label: 'Standard Gravity', aliases: ['g0', 'gn', 'gee', 'gees'], relation: linear('gn'), source: GRAVITY },
  { code: 'gals', label: 'Gals', aliases: ['galileo', 'Gal'], relation: linear('0.01'), source: CGS },
  { code: 'mgal', label: 'Milligals', aliases: ['milligal', 'mGal'], relation: linear('1e-5'), source: CGS },
  { code: 'kph-s', label: 'Kilometers per Hour per Second', aliases: ['km/h/s'], relation: linear('1000 / hour'), source: SI },
  { code: 'mph-s', label: 'Miles per Hour per Second', aliases: ['mi/h/s'], relation: linear('mi / hour'), source: YARD_POUND },
];
